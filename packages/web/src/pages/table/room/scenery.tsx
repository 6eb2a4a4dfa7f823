import { type ComponentType, useEffect, useState } from "react";
import { FACES, type GameId } from "../../../games/registry.ts";
import { RhumbLines } from "../../../ui/compass.tsx";
import { MarkShape } from "../../../ui/mark.tsx";

/** What stands behind a table before the game, and who stands there. */
export interface Scenery {
  readonly Backdrop: ComponentType<BackdropProps>;
  readonly Figure: ComponentType<FigureProps>;
}

export interface BackdropProps {
  /** Where the ground begins on which the players stand: a share of the height, 1 if there is none. */
  readonly quay: number;
}

export interface FigureProps {
  readonly seat: number;
  readonly isTaken: boolean;
}

const PLAIN: Scenery = {
  Backdrop: () => <RhumbLines className="room-lines" />,
  Figure: ({ seat, isTaken }) => (
    <span className="room-mark" data-taken={isTaken}>
      <MarkShape mark={{ seat }} />
    </span>
  ),
};

/** The scenery of a game, which is fetched; a sea chart for games that have none, and until it is here. */
export function useScenery(game: GameId): Scenery {
  const [fetched, setFetched] = useState<Scenery | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Without it the room is plainer, but a room all the same.
    FACES[game].room?.().then(
      (scenery) => {
        if (isWanted) setFetched(scenery);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [game]);
  return fetched ?? PLAIN;
}
