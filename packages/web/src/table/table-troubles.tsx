import { Refused } from "./refused.tsx";
import { Troubles } from "./troubles.tsx";
import type { TableModel } from "./use-model.ts";

/** Why something cannot be done, and what goes wrong while the game goes on. */
export function TableTroubles({ model }: { readonly model: TableModel }) {
  const { table, desk, turn, note, open, retry } = model;
  return (
    <>
      {turn.refusal ? (
        <Refused
          refusal={turn.refusal}
          translator={desk.translator}
          onRule={(rule) => open({ what: "rules", rule })}
          onClose={() => turn.refuse(null)}
        />
      ) : null}
      {turn.trouble === "" ? null : (
        <p className="notice danger" role="alert">
          {turn.trouble}
        </p>
      )}
      <div role="status">{note === "" ? null : <p className="notice">{note}</p>}</div>
      <Troubles troubles={table.troubles} translator={desk.translator} onRetry={retry} />
    </>
  );
}
