import type { Block, Item, Section } from "../guides/guide.ts";
import { MarkShape } from "../parts/mark.tsx";
import { capital } from "../words/speech.ts";

function ItemLine({ item }: { readonly item: Item }) {
  const { text, note, mark, tone } = item;
  return (
    <li className={tone}>
      {mark ? <MarkShape mark={mark} /> : null}
      <span>
        {capital(text)}
        {note === undefined ? null : <span className="note">{note}</span>}
      </span>
    </li>
  );
}

/** A table of more columns than this needs a lot of room, or shows its rows as little lists. */
const WIDE = 6;

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case "text":
      return <p className={block.tone}>{block.text}</p>;
    case "list":
      return (
        <ul className="items">
          {block.items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal cards lie side by side, only their place tells them apart.
            <ItemLine key={i} item={item} />
          ))}
        </ul>
      );
    case "facts":
      return (
        <dl className="facts">
          {block.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "table":
      return (
        <table className={block.head.length > WIDE ? "plain-table wide" : "plain-table"}>
          <caption className="hidden">{block.caption}</caption>
          <thead>
            <tr>
              {block.head.map((text) => (
                <th key={text} scope="col">
                  {capital(text)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map(({ cells: [name, ...rest], mark, isActive }) => (
              <tr
                key={name}
                className={isActive ? "active" : undefined}
                aria-current={isActive ? "true" : undefined}
              >
                <th scope="row">
                  <span className="row-head">
                    {mark ? <MarkShape mark={mark} /> : null}
                    {capital(name)}
                  </span>
                </th>
                {rest.map((cell, i) => (
                  <td key={block.head[i + 1]} data-label={capital(block.head[i + 1] ?? "")}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

/** The table place by place, each with a heading of its own. */
export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  return sections.map(({ id, title, blocks }) => (
    <section key={id} className="place panel" aria-labelledby={`place-${id}`} data-place={id}>
      <h3 id={`place-${id}`}>{title}</h3>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a place always stand in the same order.
        <BlockView key={i} block={block} />
      ))}
    </section>
  ));
}
