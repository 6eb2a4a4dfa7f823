/** A number, and what the move that is thought about would make of it. */
export function Change({ now, then }: { readonly now: number; readonly then: number | undefined }) {
  const isChanged = then !== undefined && then !== now;
  return (
    <>
      <b>{now}</b>
      {isChanged ? (
        <i className="pc-then" data-tone={then > now ? "more" : "less"}>
          → {then}
        </i>
      ) : null}
    </>
  );
}
