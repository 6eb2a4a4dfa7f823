import type { ReactNode } from "react";
import { INK } from "./palette.ts";
import { symbolId } from "./symbol.tsx";

/** Goods as solid things, in a box of 40 units. */

const OUTLINE = { stroke: INK, strokeWidth: 1.3, strokeLinejoin: "round" } as const;

/** Light from the upper left: three stops from bright to dark. */
function Sheen({
  id,
  colours,
}: {
  readonly id: string;
  readonly colours: readonly [string, string, string];
}) {
  return (
    <linearGradient id={id} x2="1" y2="1">
      <stop stopColor={colours[0]} />
      <stop offset=".55" stopColor={colours[1]} />
      <stop offset="1" stopColor={colours[2]} />
    </linearGradient>
  );
}

function Purple() {
  return (
    <>
      <ellipse cx="22" cy="35.6" rx="12" ry="2.6" opacity=".3" />
      <path
        d="M6 15L2.6 11.4L7.6 11C8.6 8.6 10.4 6.6 12.8 5.4L12.4 1.4L16.6 4.2C20 3.4 24 3.8 27 5.4L31.4 3.6L30.2 7.8C33 10.4 34.4 13.8 34 17.4L37.4 20L33 20.8C31.6 24 28.8 26.2 25.4 27C22.6 30.2 19.6 33.4 14.4 37C14.2 33.2 13.4 30.4 13.8 26.6C9.2 25 6.2 20.6 6 15Z"
        fill="url(#pc-purple)"
        {...OUTLINE}
      />
      <path
        d="M26.6 17.4C26.6 12.4 21.4 10 17.4 12C13.6 14 13.6 19.4 17.4 21C20.4 22.2 23.4 20 22.6 17.2C22 15.2 19.4 15.4 19.2 17"
        fill="none"
        stroke="#f4dcff"
        strokeWidth="1.8"
        opacity=".85"
        strokeLinecap="round"
      />
      <path
        d="M17 26.6C17 29 17 30.4 16.8 32"
        stroke="#2b0c33"
        strokeWidth="1.6"
        opacity=".55"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M9 15C9 11.4 11.4 8.4 14.6 7.4"
        stroke="#fff"
        strokeWidth="1.8"
        opacity=".55"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Glass() {
  return (
    <>
      <ellipse cx="22" cy="36" rx="11" ry="2.6" opacity=".3" />
      <path
        d="M15.6 3.6H24.4C25.4 3.6 25.4 6.4 24.4 6.4H23.4V12.4C29.6 14.2 33.4 19 33.4 24.6C33.4 31.6 27.4 36.2 20 36.2C12.6 36.2 6.6 31.6 6.6 24.6C6.6 19 10.4 14.2 16.6 12.4V6.4H15.6C14.6 6.4 14.6 3.6 15.6 3.6Z"
        fill="url(#pc-glass)"
        {...OUTLINE}
      />
      <path
        d="M8.4 24.4C14 21.6 18 27.4 24 25C27.6 23.6 30 23.4 31.8 24.2C31.6 30.4 26.4 34.4 20 34.4C13.6 34.4 8.6 30.6 8.4 24.4Z"
        fill="#0d6f74"
        opacity=".5"
      />
      <path
        d="M11.4 22C12.2 18.4 14.8 16 17.6 15"
        stroke="#fff"
        strokeWidth="2.4"
        opacity=".85"
        fill="none"
        strokeLinecap="round"
      />
      <circle cx="26.6" cy="29.6" r="1.8" fill="#fff" opacity=".6" />
    </>
  );
}

function Grain() {
  return (
    <>
      <ellipse cx="22" cy="36" rx="11" ry="2.6" opacity=".3" />
      <path
        d="M12 36C14 31 16.4 28.4 16.8 25C12 21.4 7.6 17 5.6 9C8 9 9.6 10 10.8 11.4C10.4 8.6 10.8 6 12 4C13.8 5 15 6.4 15.8 8.2C16.4 5.8 17.8 3.6 20 2.4C22.2 3.6 23.6 5.8 24.2 8.2C25 6.4 26.2 5 28 4C29.2 6 29.6 8.6 29.2 11.4C30.4 10 32 9 34.4 9C32.4 17 28 21.4 23.2 25C23.6 28.4 26 31 28 36Q20 38.4 12 36Z"
        fill="url(#pc-grain)"
        {...OUTLINE}
      />
      <path
        d="M20 7V24M15.6 11C16.4 16 17.6 20 19 24M24.4 11C23.6 16 22.4 20 21 24M10.8 14C12.6 18.6 15 21.6 17.6 24M29.2 14C27.4 18.6 25 21.6 22.4 24M18.4 28L16 35.4M21.6 28L24 35.4"
        stroke="#7b4d08"
        strokeWidth="1.3"
        opacity=".75"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M15.2 24.2Q20 27 24.8 24.2L24.6 27.6Q20 29.8 15.4 27.6Z"
        fill="#8f3a1c"
        stroke="#4a1c0b"
        strokeWidth=".8"
      />
    </>
  );
}

function Oil() {
  return (
    <>
      <ellipse cx="22" cy="36.6" rx="9" ry="2.2" opacity=".3" />
      <path
        d="M14.6 7C8 7 6.6 13 10.6 17.4M25.4 7C32 7 33.4 13 29.4 17.4"
        fill="none"
        stroke="#3c4413"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path
        d="M14.6 7C8 7 6.6 13 10.6 17.4M25.4 7C32 7 33.4 13 29.4 17.4"
        fill="none"
        stroke="#8d9a3a"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d="M14 3H26C27 3 27 6 26 6H25C24.6 9 25.2 11 27.4 12.8C30.8 15.6 31.6 19.6 30.2 24C28.6 29 24.6 33 22.2 37.2H17.8C15.4 33 11.4 29 9.8 24C8.4 19.6 9.2 15.6 12.6 12.8C14.8 11 15.4 9 15 6H14C13 6 13 3 14 3Z"
        fill="url(#pc-oil)"
        {...OUTLINE}
      />
      <path
        d="M9.6 19.6Q20 24 30.4 19.6M10.4 24Q20 28.4 29.6 24"
        stroke="#2c330c"
        strokeWidth="1.4"
        fill="none"
        opacity=".7"
      />
      <path
        d="M13 16.4C12 19 12 22 13.4 25"
        stroke="#fff"
        strokeWidth="2"
        opacity=".5"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Ivory() {
  return (
    <>
      <ellipse cx="21" cy="35.6" rx="13" ry="2.6" opacity=".3" />
      <path
        d="M35.6 4C36.4 17 29.6 30.4 15.4 35C12.4 36 8.8 35.6 6.6 33L4.2 27.4C4 25.6 5.4 24.6 7.2 24.6C20 24.2 29.6 16.2 35.6 4Z"
        fill="url(#pc-ivory)"
        {...OUTLINE}
      />
      <path
        d="M4.4 27.6C6.6 25.8 9.6 27 10.8 29.6C11.8 32 11 34.8 9.4 35.2"
        fill="#c8a765"
        stroke="#5b4420"
        strokeWidth="1.1"
      />
      <path
        d="M13.4 25.4C15.4 27.4 16.4 30.6 15.8 34.4M18.6 24.2C20.6 26 21.8 29 21.4 32.4"
        stroke="#8a6a35"
        strokeWidth="1.2"
        fill="none"
        opacity=".7"
      />
      <path
        d="M33.4 10.6C29.6 18 23.6 23.4 16.6 25.8"
        stroke="#fff"
        strokeWidth="1.8"
        opacity=".9"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

/** A crate with the letter of its good: for goods that only another edition has. */
function Crate({ letter }: { readonly letter: string }) {
  return (
    <>
      <ellipse cx="22" cy="35.6" rx="14" ry="2.6" opacity=".3" />
      <path d="M5 11 20 5 35 11V29L20 36 5 29Z" fill="url(#pc-crate)" {...OUTLINE} />
      <path d="M5 11 20 17 35 11M20 17V36" fill="none" stroke={INK} strokeWidth="1.2" opacity=".6" />
      <circle cx="20" cy="22" r="9.4" fill="#fff6e2" stroke={INK} />
      <text
        x="20"
        y="27"
        textAnchor="middle"
        fontSize="14"
        fontWeight="800"
        fontFamily="var(--serif)"
        fill={INK}
      >
        {letter}
      </text>
    </>
  );
}

function drawing(id: string, letter: string): ReactNode {
  switch (id) {
    case "purple":
      return <Purple />;
    case "glass":
      return <Glass />;
    case "grain":
      return <Grain />;
    case "oil":
      return <Oil />;
    case "ivory":
      return <Ivory />;
    default:
      return <Crate letter={letter} />;
  }
}

export interface GoodPrint {
  readonly id: string;
  readonly letter: string;
}

export function GoodSymbols({ goods }: { readonly goods: readonly GoodPrint[] }) {
  return (
    <>
      <Sheen id="pc-purple" colours={["#a955b8", "#7a2b8c", "#4c1560"]} />
      <Sheen id="pc-glass" colours={["#b8f0ea", "#4fc3c0", "#1c8a90"]} />
      <Sheen id="pc-grain" colours={["#f7d67c", "#dca33a", "#b0761b"]} />
      <Sheen id="pc-oil" colours={["#b6c25c", "#7f8c2f", "#4f5a16"]} />
      <Sheen id="pc-ivory" colours={["#fffdf6", "#f6ead0", "#d9c39a"]} />
      <Sheen id="pc-crate" colours={["#d9ab6c", "#b07f42", "#7d5425"]} />
      {goods.map(({ id, letter }) => (
        <symbol key={id} id={symbolId(`good-${id}`)} viewBox="0 0 40 40">
          {drawing(id, letter)}
        </symbol>
      ))}
    </>
  );
}
