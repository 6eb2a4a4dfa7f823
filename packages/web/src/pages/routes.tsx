import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { HomePage } from "./home/home.tsx";

type Page = ComponentType<Record<string, never>>;

interface PageRoute {
  readonly path: string;
  readonly Page: Page | LazyExoticComponent<Page>;
}

/** The page of those who draw the boards. What players get is built in another mode, and has nothing of it. */
const GALLERY: readonly PageRoute[] =
  import.meta.env.MODE === "gallery"
    ? ["/gallery", "/gallery/:game/:position"].map((path) => ({
        path,
        Page: lazy(() => import("../gallery/page.tsx")),
      }))
    : [];

/**
 * Which page stands at which address; all but the home page are fetched when they are opened. A new kind of page also
 * goes into `pages.ts`.
 */
export const ROUTES: readonly PageRoute[] = [
  { path: "/", Page: HomePage },
  { path: "/games", Page: lazy(() => import("./my-games.tsx")) },
  { path: "/play/:id", Page: lazy(() => import("./local-table.tsx")) },
  { path: "/new/:game", Page: lazy(() => import("./start.tsx")) },
  { path: "/table/:id", Page: lazy(() => import("./online-table.tsx")) },
  { path: "/invite", Page: lazy(() => import("./invite.tsx")) },
  { path: "/invite/:game", Page: lazy(() => import("./invite.tsx")) },
  { path: "/join", Page: lazy(() => import("./lobby.tsx")) },
  { path: "/watch", Page: lazy(() => import("./lobby.tsx")) },
  { path: "/account", Page: lazy(() => import("./account.tsx")) },
  { path: "/rules/:game", Page: lazy(() => import("./rules.tsx")) },
  { path: "/replay", Page: lazy(() => import("./replay.tsx")) },
  { path: "/replay/table/:table", Page: lazy(() => import("./replay.tsx")) },
  { path: "/replay/:id", Page: lazy(() => import("./replay.tsx")) },
  { path: "/learn", Page: lazy(() => import("./lessons.tsx")) },
  { path: "/learn/:game", Page: lazy(() => import("./learn.tsx")) },
  ...GALLERY,
];
