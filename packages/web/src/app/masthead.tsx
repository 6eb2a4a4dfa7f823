import { LOCALES, type Locale } from "@portolan/kernel";
import { Component, lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "wouter";
import { CompassRose } from "../ui/compass.tsx";
import { Icon, type IconName } from "../ui/icons.tsx";
import { useLoadedCatalogue, useTranslator } from "./languages/provider.tsx";
import { hasBeenOnline, onBeenOnline } from "./online/been-online.ts";
import { paths } from "./paths.ts";
import { KeysSheet, SettingsSheet } from "./settings/sheets.tsx";
import { useShortcuts } from "./settings/shortcuts.ts";
import { choose } from "./settings/store.ts";

const TurnNotifier = lazy(() => import("./online/turn-notifier.tsx"));

/** Error boundaries must be classes. */
export class Catcher extends Component<
  { readonly children: ReactNode; readonly fallback: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render() {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}

interface Place {
  readonly name: "play" | "lobby" | "learn" | "account";
  readonly href: string;
  readonly icon: IconName;
  /** Which addresses belong to it. */
  readonly covers: RegExp;
}

const PLACES: readonly Place[] = [
  { name: "play", href: paths.home, icon: "sail", covers: /^\/(?:games)?$/ },
  { name: "lobby", href: paths.join, icon: "harbour", covers: /^\/(?:join|watch|invite)/ },
  { name: "learn", href: paths.lessons, icon: "book", covers: /^\/(?:learn|rules)/ },
  { name: "account", href: paths.account, icon: "person", covers: /^\/account/ },
];

/** At a table the whole screen belongs to the game. */
const TABLES = /^\/(?:play|table|new|learn|replay)\/./;

function Places() {
  const translator = useTranslator();
  const [location] = useLocation();
  return (
    <nav className="ways" aria-label={translator.t("nav.title")} data-table={TABLES.test(location)}>
      {PLACES.map(({ name, href, icon, covers }) => (
        <Link
          key={name}
          className={`way ${name}`}
          href={href}
          aria-current={covers.test(location) ? "page" : undefined}
        >
          <Icon name={icon} />
          {translator.t(`nav.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

function LanguageChoice() {
  const translator = useTranslator();
  const { locale } = useLoadedCatalogue();
  return (
    <label className="language">
      <span className="hidden">{translator.t("settings.language")}</span>
      <select value={locale} onChange={(event) => choose({ language: event.target.value as Locale })}>
        {LOCALES.map((one) => (
          <option key={one} value={one} lang={one}>
            {translator.t(`settings.language.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

const MENU = "masthead-menu";

type Opened = "settings" | "keys";

/** A menu of the browser's own, which needs no code to open, to close and to keep the focus. */
function SmallMenu({ onOpen }: { onOpen(what: Opened): void }) {
  const translator = useTranslator();
  const item = (what: Opened, text: string) => (
    <button
      type="button"
      className="menu-item"
      aria-haspopup="dialog"
      popoverTarget={MENU}
      popoverTargetAction="hide"
      onClick={() => onOpen(what)}
    >
      {text}
    </button>
  );
  return (
    <>
      <button
        type="button"
        className="button quiet icon"
        popoverTarget={MENU}
        aria-label={translator.t("nav.menu")}
      >
        <Icon name="menu" />
      </button>
      <div id={MENU} popover="auto" className="masthead-menu">
        {item("settings", translator.t("settings.title"))}
        {item("keys", translator.t("table.keys"))}
      </div>
    </>
  );
}

/** The head of every page: where one can go, the language, and what is set once and for all. */
export function Masthead() {
  const translator = useTranslator();
  const isSomebody = useSyncExternalStore(onBeenOnline, hasBeenOnline);
  const [open, setOpen] = useState<Opened | null>(null);
  const close = (): void => setOpen(null);
  useShortcuts({ "?": () => setOpen("keys") });
  return (
    <header className="masthead">
      <Link href={paths.home} className="brand">
        <CompassRose className="brand-rose" />
        <span>{translator.t("app.name")}</span>
      </Link>
      {isSomebody ? (
        <Catcher fallback={null}>
          <Suspense fallback={null}>
            <TurnNotifier />
          </Suspense>
        </Catcher>
      ) : null}
      <Places />
      <div className="masthead-tools">
        <LanguageChoice />
        <SmallMenu onOpen={setOpen} />
      </div>
      <SettingsSheet isOpen={open === "settings"} onClose={close} />
      <KeysSheet isOpen={open === "keys"} onClose={close} />
    </header>
  );
}
