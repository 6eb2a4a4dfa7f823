import type { Locale } from "@portolan/kernel";
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
import { localeOf } from "../settings/settings.ts";
import { useChoices } from "../settings/store.ts";
import type { Words } from "./en.ts";
import { type Voice, voice } from "./speech.ts";

const LOADERS: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: async () => (await import("./en.ts")).english,
  it: async () => (await import("./it.ts")).italian,
  nl: async () => (await import("./nl.ts")).dutch,
};

export interface Spoken {
  readonly locale: Locale;
  readonly words: Words;
}

const Speech = createContext<{ readonly voice: Voice; readonly spoken: Spoken } | null>(null);

function onLanguage(listener: () => void): () => void {
  addEventListener("languagechange", listener);
  return () => removeEventListener("languagechange", listener);
}

export function useLocale(): Locale {
  const { language } = useChoices();
  const browser = useSyncExternalStore(onLanguage, () => navigator.languages.join(","));
  return localeOf(language, browser.split(","));
}

/** Speaks the interface's words in the chosen language; a change shows as soon as the new words are here. */
export function SpeechProvider({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const [spoken, setSpoken] = useState<Spoken | null>(null);
  useEffect(() => {
    let isWanted = true;
    void LOADERS[locale]().then((words) => {
      if (isWanted) setSpoken({ locale, words });
    });
    return () => {
      isWanted = false;
    };
  }, [locale]);
  useEffect(() => {
    if (spoken) document.documentElement.lang = spoken.locale;
  }, [spoken]);
  const speech = useMemo(() => (spoken ? { voice: voice(spoken.locale, [spoken]), spoken } : null), [spoken]);
  if (!speech) return null;
  return (
    <I18nProvider locale={speech.spoken.locale}>
      <Speech value={speech}>{children}</Speech>
    </I18nProvider>
  );
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
