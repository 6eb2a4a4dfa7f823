import { useEffect, useMemo, useState } from "react";
import { Button } from "react-aria-components";
import { Link, useParams } from "wouter";
import "./gallery.css";
import { choose } from "../../src/app/settings/store.ts";
import { isGameId } from "../../src/games/registry.ts";
import { TablePage } from "../../src/table/table-page.tsx";
import { arrange } from "./arrange.ts";
import type { Gallery, Position } from "./gallery.ts";
import { GALLERY_GAMES, loadGallery } from "./load.ts";
import { posedSource } from "./posed-source.ts";

interface Hall {
  readonly game: string;
  readonly gallery: Gallery;
}

/** The galleries of these games, once they have been fetched. */
function useHalls(games: readonly string[]): readonly Hall[] | null {
  const [halls, setHalls] = useState<readonly Hall[] | null>(null);
  const key = games.join(" ");
  useEffect(() => {
    let isWanted = true;
    const wanted = key.split(" ").map(async (game): Promise<readonly Hall[]> => {
      const gallery = isGameId(game) ? await loadGallery(game) : null;
      return gallery ? [{ game, gallery }] : [];
    });
    void Promise.all(wanted).then((found) => {
      if (isWanted) setHalls(found.flat());
    });
    return () => {
      isWanted = false;
    };
  }, [key]);
  return halls;
}

function Room({ game, gallery }: Hall) {
  const { Pieces, positions } = gallery;
  return (
    <section>
      <h2>{game}</h2>
      <ul className="gallery-positions">
        {positions.map(({ name }) => (
          <li key={name}>
            <Link className="button" href={`/gallery/${game}/${name}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Pieces />
    </section>
  );
}

/** All that has been drawn, to be looked at. */
function Index() {
  const halls = useHalls(GALLERY_GAMES);
  useEffect(() => {
    if (halls) document.documentElement.dataset.gallery = "ready";
  }, [halls]);
  return (
    <div className="gallery">
      <h1>Gallery</h1>
      <p className="buttons">
        <Button className="button" onPress={() => choose({ theme: "light" })}>
          Day
        </Button>
        <Button className="button" onPress={() => choose({ theme: "dark" })}>
          Night
        </Button>
      </p>
      {halls?.map((hall) => (
        <Room key={hall.game} {...hall} />
      ))}
    </div>
  );
}

function Posed({ position }: { readonly position: Position }) {
  const source = useMemo(() => posedSource(position), [position]);
  useEffect(() => {
    const leaving = new AbortController();
    const { presses = [], shows = "[data-board], #end-title" } = position;
    arrange(presses, shows, leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, [position]);
  return <TablePage source={source} onAgain={() => location.reload()} />;
}

/** The gallery, or one of its positions on the stage. Only the builds of developers have it. */
export default function GalleryPage() {
  const { game, position: name } = useParams();
  const halls = useHalls(game === undefined ? [] : [game]);
  if (game === undefined) return <Index />;
  const position = halls?.[0]?.gallery.positions.find((one) => one.name === name);
  if (position) return <Posed key={position.name} position={position} />;
  return <p className="waiting">{halls ? `There is no position "${name}".` : "…"}</p>;
}
