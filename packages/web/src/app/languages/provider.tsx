import type { Translator } from "@portolan/guides";
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
import { translator } from "./translator.ts";

const LOADERS: Readonly<Record<Locale, () => Promise<Words>>> = {
  en: async () => (await import("./en.ts")).english,
  it: async () => (await import("./it.ts")).italian,
  nl: async () => (await import("./nl.ts")).dutch,
};

export interface LoadedCatalogue {
  readonly locale: Locale;
  readonly words: Words;
  /** The language with the browser's region. */
  readonly regional: string;
}

const TranslatorContext = createContext<{
  readonly translator: Translator;
  readonly spoken: LoadedCatalogue;
} | null>(null);

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
export function TranslatorProvider({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const languages = useBrowserLanguages();
  const [loaded, setLoaded] = useState<Omit<LoadedCatalogue, "regional"> | null>(null);
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
  const translation = useMemo(() => {
    if (!loaded) return null;
    const spoken = { ...loaded, regional: regionalTag(loaded.locale, languages) };
    return { translator: translator(spoken.locale, [spoken], [], spoken), spoken };
  }, [loaded, languages]);
  if (!translation) return null;
  return (
    <I18nProvider locale={translation.spoken.regional}>
      <TranslatorContext value={translation}>{children}</TranslatorContext>
    </I18nProvider>
  );
}

/** Within it, further words are spoken as well; nothing is shown before they are here. */
export function WithCatalogue(props: {
  readonly words: Readonly<Record<Locale, () => Promise<Catalogue>>>;
  readonly children: ReactNode;
}) {
  const { words: further, children } = props;
  const { spoken } = useTranslation();
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
  const translation = useMemo(() => {
    if (!fetched || fetched.locale !== spoken.locale) return null;
    const all = { ...spoken, words: { ...fetched.words, ...spoken.words } };
    return { translator: translator(all.locale, [all], [], all), spoken: all };
  }, [fetched, spoken]);
  return translation ? <TranslatorContext value={translation}>{children}</TranslatorContext> : null;
}

function useTranslation() {
  const translation = useContext(TranslatorContext);
  if (!translation) throw new Error("TranslatorProvider is missing");
  return translation;
}

/** The interface's translator. */
export function useTranslator(): Translator {
  return useTranslation().translator;
}

/** The interface's words as they are loaded, for a translator that knows more than these. */
export function useLoadedCatalogue(): LoadedCatalogue {
  return useTranslation().spoken;
}
