import type { Picture } from "@portolan/guides/porto-carthago";

function Pips({ done, of }: { readonly done: number; readonly of: number }) {
  return (
    <span className="pc-pips" aria-hidden="true">
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is known by its place.
        <i key={i} data-state={i + 1 < done ? "done" : i + 1 === done ? "now" : "later"} />
      ))}
    </span>
  );
}

/** Decade and round, over the board. */
export function Clock({ picture }: { readonly picture: Picture }) {
  const { table, view, voice } = picture;
  const { decades, actionRoundsPerDecade } = table.edition.parameters;
  if (view.decade === 0) return <p className="pc-clock">{voice.say("pc.clock.setup")}</p>;
  return (
    <p className="pc-clock">
      <span>
        {voice.say("pc.board.decade", { decade: view.decade, decades })}
        <Pips done={view.decade} of={decades} />
      </span>
      {view.round > 0 ? (
        <span>
          {voice.say("pc.board.round", { round: view.round, rounds: actionRoundsPerDecade })}
          <Pips done={view.round} of={actionRoundsPerDecade} />
        </span>
      ) : null}
    </p>
  );
}
