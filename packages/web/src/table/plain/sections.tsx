import { type Block, type Cell, capital, type Item, type Row, type Section } from "@portolan/guides";
import { MarkShape } from "../../ui/mark.tsx";

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
const WIDE = 5;
/** What a cell says that says nothing. */
const NOTHING = "–";
const NUMBER = /^[-−+]?\d+(?:[.,]\d+)?$/;

/** Columns of numbers alone stand below each other by their last digits. */
function numberColumns(rows: readonly Row[]): ReadonlySet<number> {
  const columns = rows[0]?.cells.map((_, column) => column).slice(1) ?? [];
  const isNumber = (cell: Cell | undefined): boolean =>
    typeof cell === "string" && (NUMBER.test(cell) || cell === NOTHING || cell === "?");
  const isNothing = (cell: Cell | undefined): boolean => cell === NOTHING;
  return new Set(
    columns.filter(
      (column) =>
        rows.every(({ cells }) => isNumber(cells[column])) &&
        !rows.every(({ cells }) => isNothing(cells[column])),
    ),
  );
}

function CellView({ cell }: { readonly cell: Cell }) {
  if (typeof cell === "string") return cell.replace(/^-(?=\d)/, "−");
  return (
    <ul className="items">
      {cell.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal things lie below each other, only their place tells them apart.
        <ItemLine key={i} item={item} />
      ))}
    </ul>
  );
}

function TableView({ block }: { readonly block: Extract<Block, { readonly kind: "table" }> }) {
  const { caption, head, rows } = block;
  const numbers = numberColumns(rows);
  return (
    <table className={head.length > WIDE ? "plain-table wide" : "plain-table"}>
      <caption className="hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((text, column) => (
            <th key={text} scope="col" className={numbers.has(column) ? "number" : undefined}>
              {capital(text)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells: [name, ...rest], mark, isActive }) => (
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
              <td
                key={head[i + 1]}
                className={numbers.has(i + 1) ? "number" : undefined}
                data-label={capital(head[i + 1] ?? "")}
                data-empty={cell === NOTHING ? true : undefined}
              >
                <CellView cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

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
      return <TableView block={block} />;
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
