import type { aids } from "@portolan/games/porto-carthago";
import type { ReactNode } from "react";
import { type IconName, symbolId } from "./symbol.tsx";

/** Signs in one ink: privileges and places in a box of 24 units, actions in one of 48. */

const PRIVILEGES: Readonly<Record<aids.Privilege, ReactNode>> = {
  contractBonus: (
    <>
      <circle cx="12" cy="12" r="8.6" fill="none" stroke="currentColor" strokeWidth="2.2" />
      <path d="M12 7.4V16.6M7.4 12H16.6" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  scout: (
    <>
      <path
        d="M2 12C6 5.6 18 5.6 22 12C18 18.4 6 18.4 2 12Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
      />
      <circle cx="12" cy="12" r="3.4" fill="currentColor" />
    </>
  ),
  anyGood: (
    <>
      <path
        d="M12 2.4V21.6M3.6 7.2L20.4 16.8M20.4 7.2L3.6 16.8"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  shiftServants: (
    <>
      <path
        d="M3 8.4H20M15.6 3.8L20.4 8.4L15.6 13M21 16.4H4M8.4 11.8L3.6 16.4L8.4 21"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  tradePoint: (
    <>
      <path d="M4 3H20V6.4H17.6V17.6H20V21H4V17.6H6.4V6.4H4Z" fill="currentColor" />
      <path d="M10 7V17M14 7V17" stroke="var(--pc-ground)" strokeWidth="1.6" />
    </>
  ),
  intrigue: (
    <>
      <path d="M20.6 3.4L18.8 9.4L11.2 16L8 12.8L14.6 5.2Z" fill="currentColor" />
      <path d="M6 12.2L11.8 18M8.4 15.6L4 20" stroke="currentColor" strokeWidth="2.8" strokeLinecap="round" />
    </>
  ),
  palaceFavour: (
    <>
      <path
        d="M12 2.6L22 8.4V10.4H2V8.4ZM4 12H7V18H4ZM10.5 12H13.5V18H10.5ZM17 12H20V18H17ZM2 19.4H22V22H2Z"
        fill="currentColor"
      />
    </>
  ),
  pilot: (
    <>
      <circle cx="12" cy="4.8" r="2.5" fill="none" stroke="currentColor" strokeWidth="2.1" />
      <path
        d="M12 7.6V21M7.4 10.6H16.6M3.4 13.4C4 18.4 7.6 21 12 21C16.4 21 20 18.4 20.6 13.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
};

const ICONS: Readonly<Record<IconName, ReactNode>> = {
  coin: (
    <>
      <ellipse cx="13" cy="14" rx="10" ry="9.4" opacity=".3" />
      <circle cx="12" cy="12" r="10" fill="url(#pc-gold)" stroke="#7a5411" strokeWidth="1.5" />
      <circle cx="12" cy="12" r="7.2" fill="none" stroke="#8f6417" strokeWidth="1" />
      <path
        d="M8 15.8C8.6 11.4 9.6 8.8 13.4 7.4L14.2 9.4L16.4 11.4L15 13L12.6 12.2C12.4 13.6 13 14.6 13.4 15.8Z"
        fill="#7a5411"
      />
    </>
  ),
  servant: (
    <>
      <circle cx="12" cy="6.4" r="4.2" fill="currentColor" />
      <path d="M5 22C5 15 7 11.4 12 11.4C17 11.4 19 15 19 22Z" fill="currentColor" />
    </>
  ),
  warehouse: (
    <>
      <path
        d="M2 10L12 3L22 10V21H2ZM6 12V21M18 12V21M6 12H18"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinejoin="round"
      />
    </>
  ),
  card: (
    <>
      <rect
        x="5"
        y="2.6"
        width="14"
        height="18.8"
        rx="2.4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
      />
      <path d="M9 8H15M9 12H15" stroke="currentColor" strokeWidth="1.8" />
    </>
  ),
  dock: (
    <>
      <path
        d="M3 14H21L18.4 19.6H5.6ZM12 3V14M12 4L18.6 11.4H12"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.1"
        strokeLinejoin="round"
      />
    </>
  ),
  lighthouse: (
    <>
      <path
        d="M8.6 22L10 9.4H14L15.4 22ZM8.4 9.4H15.6M10 9V5.6L12 3L14 5.6V9M3 4.6L7 6.2M21 4.6L17 6.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  temple: (
    <>
      <circle cx="12" cy="5.4" r="3.4" fill="none" stroke="currentColor" strokeWidth="2" />
      <path
        d="M3.6 9V11H20.4V9M12 11L18.6 22H5.4Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </>
  ),
  palace: PRIVILEGES.palaceFavour,
  point: PRIVILEGES.tradePoint,
  path: PRIVILEGES.intrigue,
  purse: (
    <path
      d="M8.5 7.5C3.5 11 2.5 15 3.5 18.5C4.4 21.4 8 22 12 22C16 22 19.6 21.4 20.5 18.5C21.5 15 20.5 11 15.5 7.5ZM8.5 7.5 6.5 3C9 4.4 10.6 1.6 12 2C13.4 1.6 15 4.4 17.5 3L15.5 7.5M7 9.6H17"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  ),
};

const ACTIONS: Readonly<Record<aids.ActionKind, ReactNode>> = {
  captain: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M5 31C8 39 14 41 24 41C34 41 40 38 43 28C39 30 36 31 31 31Z"
          fill="currentColor"
          fillOpacity=".16"
        />
        <path d="M22 31V7M22 9C30 11 34 18 34.6 26H22M22 12C16 14 12 19 11 26H22" />
        <path d="M43 28C44.4 25 43.4 22.6 41 22" />
      </g>
    </>
  ),
  carrier: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <circle cx="24" cy="10" r="4.4" fill="currentColor" />
        <path d="M6 18Q24 13 42 18" />
        <path d="M24 16V29M24 29L18 42M24 29L30 42" />
        <path d="M9 17.6V22M39 17.6V22" />
        <path
          d="M6.4 22H11.6L13 28C13 32 11 34 9 36C7 34 5 32 5 28ZM36.4 22H41.6L43 28C43 32 41 34 39 36C37 34 35 32 35 28Z"
          fill="currentColor"
          fillOpacity=".22"
        />
      </g>
    </>
  ),
  aristocrat: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M14 40C5 34 4 22 11 13M34 40C43 34 44 22 37 13" />
        <path d="M11 13C9 15 6.6 15 5 14M7 20C5.6 22.4 3.6 23 2.4 22.6M6.4 27.4C5 29.6 3.6 30.4 2.4 30.4M37 13C39 15 41.4 15 43 14M41 20C42.4 22.4 44.4 23 45.6 22.6M41.6 27.4C43 29.6 44.4 30.4 45.6 30.4" />
        <path d="M16 34C16 27 19 24 24 24C29 24 32 27 32 34Z" fill="currentColor" fillOpacity=".18" />
        <circle cx="24" cy="16.6" r="5.4" fill="currentColor" fillOpacity=".18" />
        <path d="M18.4 15.6H29.6" />
      </g>
    </>
  ),
  hoist: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M12 42L15 8M20 42L15 8M13 30H17.4M8 42H24" />
        <path d="M15 8L38 14M15 8L10 15M38 14V24" />
        <path d="M31 24H45V36H31ZM31 28H45" fill="currentColor" fillOpacity=".18" />
      </g>
    </>
  ),
  merchant: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M24 6V40M15 41H33M8 13L40 11M24 6V12" />
        <path d="M8 13L3 27H13ZM40 11L35 23H45Z" />
        <path
          d="M2.4 27C3 32 13 32 13.6 27ZM34.4 23C35 28 45 28 45.6 23Z"
          fill="currentColor"
          fillOpacity=".22"
        />
      </g>
    </>
  ),
};

function entriesOf<K extends string>(
  drawings: Readonly<Record<K, ReactNode>>,
): readonly (readonly [K, ReactNode])[] {
  return Object.entries(drawings) as [K, ReactNode][];
}

export function SignSymbols() {
  return (
    <>
      <linearGradient id="pc-gold" x2="1" y2="1">
        <stop stopColor="#ffe9a3" />
        <stop offset=".5" stopColor="#e3b441" />
        <stop offset="1" stopColor="#b07d1c" />
      </linearGradient>
      {entriesOf(PRIVILEGES).map(([key, drawing]) => (
        <symbol key={key} id={symbolId(`privilege-${key}`)} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
      {entriesOf(ICONS).map(([name, drawing]) => (
        <symbol key={name} id={symbolId(name)} viewBox="0 0 24 24">
          {drawing}
        </symbol>
      ))}
      {entriesOf(ACTIONS).map(([kind, drawing]) => (
        <symbol key={kind} id={symbolId(`action-${kind}`)} viewBox="0 0 48 48">
          {drawing}
        </symbol>
      ))}
    </>
  );
}
