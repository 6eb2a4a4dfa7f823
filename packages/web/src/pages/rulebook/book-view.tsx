import type { Translator } from "@portolan/guides";
import { useEffect, useState } from "react";
import "./rules.css";
import type { Book, Part } from "./book.ts";
import type { OpenBook } from "./load.ts";
import { Blocks, PartView } from "./parts.tsx";
import { Way, type Ways } from "./phrase.tsx";
import { SearchBox } from "./search-box.tsx";

/** Each part of the first level with those below it. */
function chapters({ parts }: Book): readonly { readonly head: Part; readonly below: readonly Part[] }[] {
  const found: { head: Part; below: Part[] }[] = [];
  for (const part of parts) {
    if (part.level === 2) found.push({ head: part, below: [] });
    else found.at(-1)?.below.push(part);
  }
  return found;
}

function Contents(props: { readonly book: Book; readonly translator: Translator; readonly ways: Ways }) {
  const { book, translator, ways } = props;
  return (
    <nav className="contents" aria-label={translator.t("rules.contents")}>
      <ol>
        {chapters(book).map(({ head, below }) => (
          <li key={head.id}>
            <Way ways={ways} target={head.id}>
              {head.title}
            </Way>
            {below.length === 0 ? null : (
              <ol>
                {below.map(({ id, title }) => (
                  <li key={id}>
                    <Way ways={ways} target={id}>
                      {title}
                    </Way>
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Takes the reader to a rule or part, and marks it. */
export function show(target: string): boolean {
  const place = document.getElementById(target);
  if (!place) return false;
  place.scrollIntoView({ block: "start" });
  place.focus({ preventScroll: true });
  return true;
}

/** A rulebook: looking up, contents, and the rules with their pictures. */
export function BookView(props: {
  readonly opened: OpenBook;
  readonly translator: Translator;
  readonly ways: Ways;
  readonly at: string | null;
  /** Grows each time the reader is led to `at`, also when it is the same place again. */
  readonly visit: number;
  /** Whether the contents lie open beside the text where there is room. */
  readonly hasRoom: boolean;
}) {
  const { opened, translator, ways, at, visit, hasRoom } = props;
  const { book } = opened;
  const reading = { translator, ways, at };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit leads there again, and so does another language.
  useEffect(() => {
    if (at !== null) show(at);
  }, [at, visit, book]);
  const [isWide] = useState(() => hasRoom && matchMedia("(min-width: 64rem)").matches);
  const isUnknown = at !== null && !isPlace(book, at);
  return (
    <div className="book">
      <div className="book-side">
        <SearchBox book={book} translator={translator} ways={ways} />
        <details className="contents-fold" open={isWide}>
          <summary>{translator.t("rules.contents")}</summary>
          <Contents book={book} translator={translator} ways={ways} />
        </details>
      </div>
      <article className="book-text">
        {isUnknown ? <p className="notice">{translator.t("rules.unknown", { rule: at })}</p> : null}
        <Blocks blocks={book.preface} title={book.title} reading={reading} />
        {book.parts.map((part) => (
          <PartView key={part.id} part={part} opened={opened} reading={reading} />
        ))}
      </article>
    </div>
  );
}

function isPlace({ parts }: Book, id: string): boolean {
  return parts.some(
    (part) =>
      part.id === id ||
      part.blocks.some((block) => block.kind === "rules" && block.rules.some((rule) => rule.id === id)),
  );
}
