import galacticTraders from "../games/galactic-traders/scene.svg";
import oltremare from "../games/oltremare/scene.svg";
import portoCarthago from "../games/porto-carthago/scene.svg";
import type { GameId } from "../games/registry.ts";
import tradersOfCarthage from "../games/traders-of-carthage/scene.svg";

/** The picture of each game, and the square of it that is known again when it is small. */
const SCENES: Readonly<Record<GameId, { readonly picture: string; readonly square: string }>> = {
  "traders-of-carthage": { picture: tradersOfCarthage, square: "96,60,112,112" },
  oltremare: { picture: oltremare, square: "72,48,116,116" },
  "galactic-traders": { picture: galacticTraders, square: "136,30,124,124" },
  "porto-carthago": { picture: portoCarthago, square: "90,30,132,132" },
};

/** A game at a glance: decoration beside its name. */
export function Scene({ game }: { readonly game: GameId }) {
  return <img className="scene" src={SCENES[game].picture} alt="" width="312" height="176" />;
}

/** The same as a round token, for lists. */
export function SceneToken({ game }: { readonly game: GameId }) {
  const { picture, square } = SCENES[game];
  return (
    <img
      className="scene-token"
      src={`${picture}#svgView(viewBox(${square}))`}
      alt=""
      width="52"
      height="52"
    />
  );
}
