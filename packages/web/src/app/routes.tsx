import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { HomePage } from "../pages/home/home.tsx";

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
        Page: lazy(() => import("../../tools/gallery/page.tsx")),
      }))
    : [];

/**
 * Which page stands at which address; all but the home page are fetched when they are opened. A new kind of page also
 * goes into `pages.ts`.
 */
export const ROUTES: readonly PageRoute[] = [
  { path: "/", Page: HomePage },
  { path: "/games", Page: lazy(() => import("../pages/my-games/my-games.tsx")) },
  { path: "/play/:id", Page: lazy(() => import("../pages/table/local-table.tsx")) },
  { path: "/new/:game", Page: lazy(() => import("../pages/new/start.tsx")) },
  { path: "/table/:id", Page: lazy(() => import("../pages/table/online-table.tsx")) },
  { path: "/invite", Page: lazy(() => import("../pages/new/invite.tsx")) },
  { path: "/invite/:game", Page: lazy(() => import("../pages/new/invite.tsx")) },
  { path: "/join", Page: lazy(() => import("../pages/lobby/lobby.tsx")) },
  { path: "/watch", Page: lazy(() => import("../pages/lobby/lobby.tsx")) },
  { path: "/account", Page: lazy(() => import("../pages/account/account.tsx")) },
  { path: "/rules/:game", Page: lazy(() => import("../pages/rulebook/rulebook.tsx")) },
  { path: "/replay", Page: lazy(() => import("../pages/replay/replay.tsx")) },
  { path: "/replay/table/:table", Page: lazy(() => import("../pages/replay/replay.tsx")) },
  { path: "/replay/:id", Page: lazy(() => import("../pages/replay/replay.tsx")) },
  { path: "/learn", Page: lazy(() => import("../pages/learn/lessons.tsx")) },
  { path: "/learn/:game", Page: lazy(() => import("../pages/learn/learn.tsx")) },
  ...GALLERY,
];
