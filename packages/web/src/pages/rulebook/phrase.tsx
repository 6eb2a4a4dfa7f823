import type { MouseEvent } from "react";
import type { Inline, Phrase } from "./book.ts";

/** How the book leads from one place to another: an address, and what happens when it is followed. */
export interface Ways {
  href(target: string): string;
  /** Takes the reader there, if following the address is not enough. */
  go?(target: string): void;
}

export function Way(props: {
  readonly ways: Ways;
  readonly target: string;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: React.ReactNode;
}) {
  const { ways, target, className, label, children } = props;
  const follow = (event: MouseEvent): void => {
    if (!ways.go || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ways.go(target);
  };
  return (
    <a className={className} href={ways.href(target)} onClick={follow} aria-label={label}>
      {children}
    </a>
  );
}

function InlineView({ part, ways }: { readonly part: Inline; readonly ways: Ways }) {
  if (typeof part === "string") return part;
  if ("code" in part) return <code>{part.code}</code>;
  if ("to" in part)
    return (
      <Way ways={ways} target={part.to} className="rule-way">
        <PhraseView text={part.text} ways={ways} />
      </Way>
    );
  if ("strong" in part)
    return (
      <strong>
        <PhraseView text={part.strong} ways={ways} />
      </strong>
    );
  return (
    <em>
      <PhraseView text={part.em} ways={ways} />
    </em>
  );
}

/** A text of the book with its stresses, signs and links. */
export function PhraseView({ text, ways }: { readonly text: Phrase; readonly ways: Ways }) {
  return text.map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    <InlineView key={i} part={part} ways={ways} />
  ));
}
