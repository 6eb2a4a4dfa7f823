import type { ReactNode } from "react";
import { symbolId } from "./symbol.tsx";

/** The emblems of the peoples, in one ink, in a box of 32 units; `--pc-ground` is what they are drawn on. */

function Javelins() {
  return (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2.1" strokeLinecap="round" strokeLinejoin="round">
        <path d="M4 28L27 5M27 5l-5.4 1M27 5l-1 5.4" />
        <path d="M28 28L5 5M5 5l5.4 1M5 5l1 5.4" />
      </g>
      <circle cx="16" cy="17" r="7.2" fill="var(--pc-ground)" stroke="currentColor" strokeWidth="2.1" />
      <circle cx="16" cy="17" r="2.6" fill="currentColor" />
    </>
  );
}

function Bull() {
  return (
    <>
      <path
        d="M2.6 4.4C3.4 10 6.8 12 10.4 11.6C13.6 10.4 18.4 10.4 21.6 11.6C25.2 12 28.6 10 29.4 4.4C31.6 10.6 29 15.6 23.8 15.6L22.4 15.6C22.4 20 20.6 23.4 19.6 26C19 28.4 17.6 29.4 16 29.4C14.4 29.4 13 28.4 12.4 26C11.4 23.4 9.6 20 9.6 15.6L8.2 15.6C3 15.6 .4 10.6 2.6 4.4Z"
        fill="currentColor"
      />
      <path
        d="M12.6 17.4l2 1.6M19.4 17.4l-2 1.6M14.4 26h3.2"
        stroke="var(--pc-ground)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  );
}

function DoubleAxe() {
  return (
    <>
      <path d="M14.6 3H17.4V30H14.6Z" fill="currentColor" />
      <path
        d="M14 8.4C10.6 8.4 7.6 6.6 5 3.6C2.4 9 2.4 14.4 5 19.8C7.6 16.8 10.6 15 14 15ZM18 8.4C21.4 8.4 24.4 6.6 27 3.6C29.6 9 29.6 14.4 27 19.8C24.4 16.8 21.4 15 18 15Z"
        fill="currentColor"
      />
      <path d="M13 21h6M13 24h6" stroke="currentColor" strokeWidth="1.6" />
    </>
  );
}

function Helmet() {
  return (
    <>
      <path
        d="M6 12.6C6 8.4 9.4 6 14 6C20 6 23.6 10 23.6 15.6L23 29L17 29L16.4 20.6L14 22.6L13.6 29L8.4 27C7.4 22 6 17.6 6 12.6Z"
        fill="currentColor"
      />
      <path d="M9.4 15.4C11.4 14.4 14 14.8 15.4 16.6C13.4 17.6 11 17.2 9.4 15.4Z" fill="var(--pc-ground)" />
      <path
        d="M5.6 7.4C8.6 2.6 16 1.4 21.4 4.4C26.6 7.4 28.6 13.6 28 22C26.4 14.4 23.6 9 18.6 6.6C14.4 4.6 9.4 5.2 5.6 7.4Z"
        fill="currentColor"
      />
    </>
  );
}

function Cedar() {
  return (
    <path
      d="M16 2C17.4 5 19 6.6 21.6 7.8C20.4 8.6 19.4 8.8 18.4 9C20.4 11.4 22.6 12.8 25.6 13.8C24 14.8 22.4 15.2 20.8 15.2C23 17.8 26 19.4 29.4 20.4C25.6 22.4 21.6 22.8 17.6 22.6V29.6H14.4V22.6C10.4 22.8 6.4 22.4 2.6 20.4C6 19.4 9 17.8 11.2 15.2C9.6 15.2 8 14.8 6.4 13.8C9.4 12.8 11.6 11.4 13.6 9C12.6 8.8 11.6 8.6 10.4 7.8C13 6.6 14.6 5 16 2Z"
      fill="currentColor"
    />
  );
}

function Ankh() {
  return (
    <path
      d="M16 2.6C20.6 2.6 23 5.8 22.4 9.4C22 12 20 14.2 18 15.4H26.8V19.4H18.2L19 30H13L13.8 19.4H5.2V15.4H14C12 14.2 10 12 9.6 9.4C9 5.8 11.4 2.6 16 2.6ZM16 6C13.6 6 12.6 7.6 13 9.6C13.4 11.4 14.8 13 16 13.8C17.2 13 18.6 11.4 19 9.6C19.4 7.6 18.4 6 16 6Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  );
}

/** A wind rose, with the people's number in the edition: for peoples that only another edition has. */
function Rose({ number }: { readonly number: number }) {
  return (
    <>
      <path d="M16 1 19.6 12.4 31 16 19.6 19.6 16 31 12.4 19.6 1 16 12.4 12.4Z" fill="currentColor" />
      <circle cx="16" cy="16" r="7.4" fill="var(--pc-ground)" stroke="currentColor" strokeWidth="1.6" />
      <text
        x="16"
        y="20.4"
        textAnchor="middle"
        fontSize="12"
        fontWeight="800"
        fontFamily="var(--serif)"
        fill="currentColor"
      >
        {number}
      </text>
    </>
  );
}

function drawing(id: string, number: number): ReactNode {
  switch (id) {
    case "numidia":
      return <Javelins />;
    case "iberia":
      return <Bull />;
    case "etruria":
      return <DoubleAxe />;
    case "greece":
      return <Helmet />;
    case "phoenicia":
      return <Cedar />;
    case "egypt":
      return <Ankh />;
    default:
      return <Rose number={number} />;
  }
}

export function EmblemSymbols({ civilisations }: { readonly civilisations: readonly string[] }) {
  return (
    <>
      {civilisations.map((id, i) => (
        <symbol key={id} id={symbolId(`people-${id}`)} viewBox="0 0 32 32">
          {drawing(id, i + 1)}
        </symbol>
      ))}
    </>
  );
}
