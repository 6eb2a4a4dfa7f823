import { FACES, type GameId } from "../games/registry.ts";

/** The emblem of a game: decoration beside its name. */
export function Emblem({ game }: { readonly game: GameId }) {
  return (
    <svg className="emblem" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {FACES[game].emblem.map(([ink, path]) => (
        <path key={path} className={ink} d={path} />
      ))}
    </svg>
  );
}
