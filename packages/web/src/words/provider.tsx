import type { Voice } from "@portolan/guides";
import type { Catalogue, Locale } from "@portolan/kernel";
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { I18nProvider } from "react-aria-components";
import { localeOf, regionalTag } from "../settings/settings.ts";
import { useChoices } from "../settings/store.ts";
import type { Words } from "./en.ts";
import { voice } from "./speech.ts";

const LOADERS: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: async () => (await import("./en.ts")).english,
  it: async () => (await import("./it.ts")).italian,
  nl: async () => (await import("./nl.ts")).dutch,
};

export interface Spoken {
  readonly locale: Locale;
  readonly words: Words;
  /** The language with the browser's region. */
  readonly regional: string;
}

const Speech = createContext<{ readonly voice: Voice; readonly spoken: Spoken } | null>(null);

function onLanguage(listener: () => void): () => void {
  addEventListener("languagechange", listener);
  return () => removeEventListener("languagechange", listener);
}

/** The languages that the browser asks for, the best first. */
function useBrowserLanguages(): readonly string[] {
  const browser = useSyncExternalStore(onLanguage, () => navigator.languages.join(","));
  return useMemo(() => browser.split(","), [browser]);
}

export function useLocale(): Locale {
  const { language } = useChoices();
  return localeOf(language, useBrowserLanguages());
}

/** Speaks the interface's words in the chosen language; a change shows as soon as the new words are here. */
export function SpeechProvider({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const languages = useBrowserLanguages();
  const [loaded, setLoaded] = useState<Omit<Spoken, "regional"> | null>(null);
  useEffect(() => {
    let isWanted = true;
    void LOADERS[locale]().then((words) => {
      if (isWanted) setLoaded({ locale, words });
    });
    return () => {
      isWanted = false;
    };
  }, [locale]);
  useEffect(() => {
    if (loaded) document.documentElement.lang = loaded.locale;
  }, [loaded]);
  const speech = useMemo(() => {
    if (!loaded) return null;
    const spoken = { ...loaded, regional: regionalTag(loaded.locale, languages) };
    return { voice: voice(spoken.locale, [spoken], [], spoken), spoken };
  }, [loaded, languages]);
  if (!speech) return null;
  return (
    <I18nProvider locale={speech.spoken.regional}>
      <Speech value={speech}>{children}</Speech>
    </I18nProvider>
  );
}

/** Within it, further words are spoken as well; nothing is shown before they are here. */
export function FurtherSpeech(props: {
  readonly words: Readonly<Record<Locale, () => Promise<Catalogue>>>;
  readonly children: ReactNode;
}) {
  const { words: further, children } = props;
  const { spoken } = useSpeech();
  const { locale } = spoken;
  const [fetched, setFetched] = useState<{ readonly locale: Locale; readonly words: Catalogue } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void further[locale]().then((words) => {
      if (isWanted) setFetched({ locale, words });
    });
    return () => {
      isWanted = false;
    };
  }, [further, locale]);
  const speech = useMemo(() => {
    if (!fetched || fetched.locale !== spoken.locale) return null;
    const all = { ...spoken, words: { ...fetched.words, ...spoken.words } };
    return { voice: voice(all.locale, [all], [], all), spoken: all };
  }, [fetched, spoken]);
  return speech ? <Speech value={speech}>{children}</Speech> : null;
}

function useSpeech() {
  const speech = useContext(Speech);
  if (!speech) throw new Error("nobody speaks here: SpeechProvider is missing");
  return speech;
}

/** The interface's voice. */
export function useVoice(): Voice {
  return useSpeech().voice;
}

/** The interface's words as they are loaded, for a voice that knows more than these. */
export function useSpoken(): Spoken {
  return useSpeech().spoken;
}
