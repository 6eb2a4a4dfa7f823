import type { ReactNode } from "react";

/** Line icons in a box of 24 units, in the colour of the text. What they mean is said beside them. */
const ICONS = {
  undo: <path d="M8 5 3.5 9.5 8 14M4 9.5h9.5a5.5 5.5 0 0 1 0 11H9" />,
  redo: <path d="M16 5l4.5 4.5L16 14M20 9.5h-9.5a5.5 5.5 0 0 0 0 11H15" />,
  hint: (
    <path d="M9 21h6M10 18.5h4M12 3a6 6 0 0 0-3.6 10.8c.9.8 1.4 1.6 1.6 2.7h4c.2-1.1.7-1.9 1.6-2.7A6 6 0 0 0 12 3Z" />
  ),
  pace: <path d="M6 3h12M6 21h12M7 3c0 5 3 6.5 5 9-2 2.5-5 4-5 9M17 3c0 5-3 6.5-5 9 2 2.5 5 4 5 9" />,
  sound: <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" />,
  mute: <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5" />,
  menu: <path d="M4 6.5h16M4 12h16M4 17.5h16" />,
  since: <path d="M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2" />,
  close: <path d="M6 6l12 12M18 6 6 18" />,
  next: <path d="M9 5l7 7-7 7" />,
  back: <path d="M15 5l-7 7 7 7" />,
  copy: <path d="M9 9h11v11H9ZM5 15H4V4h11v1" />,
  share: <path d="M12 15V3.5M8 7l4-4 4 4M6 11H5v9h14v-9h-1" />,
  home: <path d="M4 11.5 12 4l8 7.5M6.5 9.5V20h11V9.5M10 20v-6h4v6" />,
  people: (
    <path d="M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-4.5 3-6.5 6.5-6.5s6 2 6.5 6.5M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 13.8c2.4.6 3.7 2.6 4 6.2" />
  ),
  computer: (
    <path d="M7 7h10v10H7ZM10 10h4v4h-4ZM9.5 3.5V7M14.5 3.5V7M9.5 17v3.5M14.5 17v3.5M3.5 9.5H7M3.5 14.5H7M17 9.5h3.5M17 14.5h3.5" />
  ),
  fit: <path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" />,
  download: <path d="M12 3.5V15M8 11l4 4 4-4M5 19.5h14" />,
  look: (
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z" />
  ),
  scores: <path d="M4 5h16v14H4ZM4 10h16M4 14.5h16M10 5v14" />,
  clock: <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7v5.5l3.5 2" />,
  star: <path d="M12 3.5l2.5 5.6 6 .6-4.5 4.1 1.3 6L12 16.7l-5.3 3.1 1.3-6L3.5 9.7l6-.6Z" />,
  book: <path d="M12 6c-3-2-6-2-9-1v13c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1ZM12 6v13" />,
  sail: <path d="M3 17l9 4 9-4M12 3v12M12 4c4 1 6 4 6 8-2-1-4-1-6 0M12 6c-3 1-5 3-6 6 2-1 4-1 6 0" />,
  harbour: <path d="M4 20v-7a8 8 0 0 1 16 0v7M8 20v-6a4 4 0 0 1 8 0v6M2 20h20" />,
  person: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c0-5 3.5-7 8-7s8 2 8 7" />,
  replay: <path d="M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M10 8.8l5.5 3.4-5.5 3.4Z" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof ICONS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {ICONS[name]}
    </svg>
  );
}
