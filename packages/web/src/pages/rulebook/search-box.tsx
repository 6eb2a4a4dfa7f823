import type { Translator } from "@portolan/guides";
import { useDeferredValue, useMemo, useState } from "react";
import { Button, Input, Label, SearchField, Text } from "react-aria-components";
import { type Book, rulesIn } from "./book.ts";
import { Way, type Ways } from "./phrase.tsx";
import { entriesOf, type Found, search } from "./search.ts";

function Sentence({ pieces }: { readonly pieces: Found["sentence"] }) {
  return pieces.map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: every other piece is a match.
    i % 2 === 1 ? <mark key={i}>{piece}</mark> : piece,
  );
}

/** Looks things up while one types. */
export function SearchBox(props: {
  readonly book: Book;
  readonly translator: Translator;
  readonly ways: Ways;
}) {
  const { book, translator, ways } = props;
  const [typed, setTyped] = useState("");
  const sought = useDeferredValue(typed);
  const entries = useMemo(() => entriesOf(book), [book]);
  const found = useMemo(() => search(entries, sought), [entries, sought]);
  const isLooking = sought.trim() !== "";
  return (
    <search className="book-search">
      <SearchField className="field" value={typed} onChange={setTyped}>
        <Label>{translator.t("rules.search")}</Label>
        <div className="search-line">
          <Input className="input" />
          {typed === "" ? null : (
            <Button className="button icon" aria-label={translator.t("close")}>
              ×
            </Button>
          )}
        </div>
        <Text slot="description" className="help">
          {translator.t("rules.search.help", { example: rulesIn(book)[0]?.id ?? "" })}
        </Text>
      </SearchField>
      <p role="status" className="help">
        {isLooking ? translator.t("rules.found", { count: found.length }) : ""}
      </p>
      {isLooking && found.length > 0 ? (
        <ol className="found">
          {found.map(({ entry, sentence }) => (
            <li key={entry.target + entry.text}>
              <Way ways={ways} target={entry.target}>
                <strong>{entry.rule ?? entry.heading}</strong>
                {entry.rule === null ? null : <span className="help"> {entry.heading}</span>}
              </Way>
              <p>
                <Sentence pieces={sentence} />
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </search>
  );
}
