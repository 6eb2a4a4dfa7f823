import type { Translator } from "@portolan/guides";
import type { Block, Part, Rule } from "./book.ts";
import type { OpenBook } from "./load.ts";
import { PhraseView, Way, type Ways } from "./phrase.tsx";

interface Reading {
  readonly translator: Translator;
  readonly ways: Ways;
  /** The rule or part that the reader was led to. */
  readonly at: string | null;
}

function RuleView({ rule, reading }: { readonly rule: Rule; readonly reading: Reading }) {
  const { translator, ways, at } = reading;
  const { id, text, isHouse } = rule;
  return (
    <li className={at === id ? "rule is-target" : "rule"} id={id} tabIndex={-1}>
      <Way ways={ways} target={id} className="rule-id" label={translator.t("rules.link", { rule: id })}>
        {id}
      </Way>
      <p>
        <PhraseView text={text} ways={ways} />
        {isHouse ? (
          <>
            {" "}
            <span className="house" title={translator.t("rules.house.about")}>
              {translator.t("rules.house")}
            </span>
          </>
        ) : null}
      </p>
    </li>
  );
}

function TableView(props: {
  readonly block: Extract<Block, { readonly kind: "table" }>;
  readonly name: string;
  readonly reading: Reading;
}) {
  const { block, name, reading } = props;
  const { ways } = reading;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section className="scroller" tabIndex={0} aria-label={name}>
      <table className="book-table">
        <thead>
          <tr>
            {block.head.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
              <th key={i} scope="col">
                <PhraseView text={cell} ways={ways} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places.
            <tr key={row}>
              {cells.map((cell, i) =>
                i === 0 ? (
                  <th key="head" scope="row">
                    <PhraseView text={cell} ways={ways} />
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places.
                  <td key={i}>
                    <PhraseView text={cell} ways={ways} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BlockView(props: { readonly block: Block; readonly name: string; readonly reading: Reading }) {
  const { block, name, reading } = props;
  const { ways } = reading;
  switch (block.kind) {
    case "text":
      return (
        <p>
          <PhraseView text={block.text} ways={ways} />
        </p>
      );
    case "rules":
      return (
        <ul className="rules">
          {block.rules.map((rule) => (
            <RuleView key={rule.id} rule={rule} reading={reading} />
          ))}
        </ul>
      );
    case "list": {
      const List = block.isOrdered ? "ol" : "ul";
      return (
        <List className="points">
          {block.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items never change places.
            <li key={i}>
              <PhraseView text={item} ways={ways} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <TableView block={block} name={name} reading={reading} />;
  }
}

export function Blocks(props: {
  readonly blocks: readonly Block[];
  readonly title: string;
  readonly reading: Reading;
}) {
  const { blocks, title, reading } = props;
  let tables = 0;
  return blocks.map((block, i) => {
    if (block.kind === "table") tables++;
    const name = `${title}: ${reading.translator.t("rules.table")} ${tables}`;
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks never change places.
    return <BlockView key={i} block={block} name={name} reading={reading} />;
  });
}

/** A part of the book with its heading and, where the table's pieces are told of, their pictures. */
export function PartView(props: {
  readonly part: Part;
  readonly opened: OpenBook;
  readonly reading: Reading;
}) {
  const { part, opened, reading } = props;
  const { id, level, title, blocks } = part;
  const Heading = level === 2 ? "h2" : "h3";
  const Figure = opened.figures[id];
  return (
    <div className="book-part">
      <Heading id={id} tabIndex={-1}>
        {title}
      </Heading>
      <Blocks blocks={blocks} title={title} reading={reading} />
      {Figure ? <Figure edition={opened.game.houseEdition} translator={reading.translator} /> : null}
    </div>
  );
}
