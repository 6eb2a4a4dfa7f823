import type { aids } from "@portolan/games/oltremare";

type Token = aids.Token;

/** Port tokens, in a box of 40 units. */

function CalmSailing() {
  return (
    <>
      <g fill="none" stroke="#fff6e0" strokeWidth="2.2" strokeLinecap="round">
        <path d="M9 24c3-2.6 5-2.6 7.5 0s5 2.6 7.5 0 5-2.6 7.5 0M12.5 29.5c2.5-2 4.2-2 6.2 0s4.2 2 6.2 0" />
      </g>
      <path d="M20.5 7.5c5 3 7.5 7.5 7 12h-7z" fill="#fff6e0" />
      <path d="M18.8 10c-3.5 2.5-5.3 6-5.3 9.5h5.3z" fill="#fff6e0" opacity=".85" />
    </>
  );
}

function Compass() {
  return (
    <>
      <path d="M20 6.5l3.2 10.3L33.5 20l-10.3 3.2L20 33.5l-3.2-10.3L6.5 20l10.3-3.2z" fill="#fff6e0" />
      <path d="M20 6.5V20h13.5L23.2 16.8zM20 33.5V20H6.5l10.3 3.2z" fill="#e3b961" />
      <path
        d="M12.5 12.5l4 4M27.5 12.5l-4 4M12.5 27.5l4-4M27.5 27.5l-4-4"
        stroke="#fff6e0"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  );
}

function FightPirates() {
  return (
    <g stroke="#fff6e0" strokeLinecap="round">
      <path d="M11 10l16.5 17M29 10L12.5 27" strokeWidth="2.8" />
      <path d="M22.5 28.5l6-6M17.5 28.5l-6-6" strokeWidth="2.4" />
      <path d="M28 28l3 3M12 28l-3 3" strokeWidth="3" stroke="#e3b961" />
    </g>
  );
}

function GoodBusiness() {
  return (
    <>
      <g stroke="#4f3406" strokeWidth="1.1">
        <ellipse cx="16" cy="27.5" rx="7.5" ry="3.3" fill="#fff1c4" />
        <ellipse cx="16" cy="23.8" rx="7.5" ry="3.3" fill="#fff6e0" />
        <ellipse cx="16" cy="20.1" rx="7.5" ry="3.3" fill="#fff1c4" />
        <ellipse cx="16" cy="16.4" rx="7.5" ry="3.3" fill="#fff8e6" />
      </g>
      <path d="M28 9v9M23.5 13.5h9" stroke="#fff6e0" strokeWidth="2.8" strokeLinecap="round" />
    </>
  );
}

function LocalInfluence() {
  return <use href="#om-icon-lion" x="9" y="8.5" width="22" height="22" />;
}

function FavourableMarket() {
  return (
    <>
      <g stroke="#fff6e0" strokeWidth="2" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d="M20 8v22M14.5 31h11M10 13c6 1.5 14 1.5 20 0" />
        <path d="M10 13.5l-3.4 8.5h6.8zM30 13.5L26.6 22h6.8z" strokeWidth="1.4" />
      </g>
      <path d="M6 22h8c-.5 4-7.5 4-8 0zM26 22h8c-.5 4-7.5 4-8 0z" fill="#fff6e0" />
      <circle cx="20" cy="8" r="2.2" fill="#e3b961" />
    </>
  );
}

const TOKENS = {
  calmSailing: { colour: "#2a6c85", Drawing: CalmSailing },
  compass: { colour: "#94301f", Drawing: Compass },
  fightPirates: { colour: "#37343c", Drawing: FightPirates },
  goodBusiness: { colour: "#a8741a", Drawing: GoodBusiness },
  localInfluence: { colour: "#64377a", Drawing: LocalInfluence },
  favourableMarket: { colour: "#2f6f5d", Drawing: FavourableMarket },
} as const;

const NAMES = Object.keys(TOKENS) as readonly Token[];

function TokenSymbol({ token }: { readonly token: Token }) {
  const { colour, Drawing } = TOKENS[token];
  return (
    <symbol id={`om-token-${token}`} viewBox="0 0 40 40">
      <circle cx="20" cy="20" r="18.8" fill={colour} stroke="#241a10" strokeWidth="1.3" />
      <circle cx="20" cy="20" r="18.2" fill="url(#om-light-token)" />
      <circle cx="20" cy="20" r="15.8" fill="none" stroke="#f2dfb4" strokeWidth=".9" opacity=".75" />
      <Drawing />
    </symbol>
  );
}

export function TokenSymbols() {
  return (
    <>
      <radialGradient id="om-light-token" cx=".34" cy=".26" r=".9">
        <stop stopColor="#fff" stopOpacity=".5" />
        <stop offset=".5" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopOpacity=".3" />
      </radialGradient>
      {NAMES.map((token) => (
        <TokenSymbol key={token} token={token} />
      ))}
      <symbol id="om-token-used" viewBox="0 0 40 40">
        <circle cx="20" cy="20" r="18" fill="#b9a684" stroke="#6b5a45" strokeWidth="1.5" />
        <circle cx="20" cy="20" r="13" fill="none" stroke="#8f7c5c" strokeWidth="1.2" />
        <path d="M20 12v16M12 20h16" stroke="#8f7c5c" strokeWidth="1.6" />
      </symbol>
    </>
  );
}

/** A port token, as large as the text beside it; one that is turned over has no sign. */
export function TokenPicture({ token }: { readonly token: Token | "used" }) {
  return (
    <svg className="om-icon" viewBox="0 0 40 40" aria-hidden="true">
      <use href={`#om-token-${token}`} width="40" height="40" />
    </svg>
  );
}
