import { FACES, type GameId } from "../games/registry.ts";

/** The pictures of the games, by their paths. */
const SCENES = import.meta.glob<string>("../games/*/scene.svg", { eager: true, import: "default" });

function sceneOf(game: GameId): string | undefined {
  return SCENES[`../games/${game}/scene.svg`];
}

/** A game at a glance: decoration beside its name. */
export function Scene({ game }: { readonly game: GameId }) {
  return <img className="scene" src={sceneOf(game)} alt="" width="312" height="176" />;
}

/** The same as a round token, for lists. */
export function SceneToken({ game }: { readonly game: GameId }) {
  return (
    <img
      className="scene-token"
      src={`${sceneOf(game)}#svgView(viewBox(${FACES[game].sceneSquare}))`}
      alt=""
      width="52"
      height="52"
    />
  );
}
