import { LOCALES } from "@portolan/kernel";
import { useState } from "react";
import { Input, Label, Text, TextField } from "react-aria-components";
import { Choose, Radios, Sheet, Toggle } from "../../ui/controls.tsx";
import { useTranslator } from "../languages/provider.tsx";
import type { Choices } from "./settings.ts";
import { choose, useChoices } from "./store.ts";

const LANGUAGES = ["browser", ...LOCALES] as const;
const THEMES = ["system", "light", "dark"] as const;
const STYLES = ["board", "plain"] as const;
const CONFIRMATIONS = ["always", "endOfTurn", "atOnce"] as const;
const PACES = ["instant", "brisk", "calm"] as const;
/** Longer names would not fit a seat. */
const LONGEST_NAME = 24;

/** Asks the browser for leave to notify; false if it is not given. */
async function mayNotify(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

export default function SettingsSheet({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) {
  const translator = useTranslator();
  const choices = useChoices();
  const [isDenied, setDenied] = useState(false);
  const named = <T extends string>(kind: string, values: readonly T[]) =>
    values.map((value) => ({ value, label: translator.t(`settings.${kind}.${value}`) }));
  const notify = async (isOn: boolean): Promise<void> => {
    const isAllowed = isOn && (await mayNotify());
    setDenied(isOn && !isAllowed);
    choose({ notifications: isAllowed });
  };
  const set =
    <K extends keyof Choices>(key: K) =>
    (value: Choices[K]) =>
      choose({ [key]: value });
  return (
    <Sheet title={translator.t("settings.title")} isOpen={isOpen} onClose={onClose}>
      <Choose
        label={translator.t("settings.language")}
        value={choices.language}
        values={named("language", LANGUAGES)}
        onChange={set("language")}
      />
      <Radios
        label={translator.t("settings.theme")}
        value={choices.theme}
        values={named("theme", THEMES)}
        onChange={set("theme")}
      />
      <Radios
        label={translator.t("settings.style")}
        help={translator.t("settings.style.about")}
        value={choices.style}
        values={named("style", STYLES)}
        onChange={set("style")}
      />
      <Radios
        label={translator.t("settings.confirm")}
        help={translator.t("settings.confirm.about")}
        value={choices.confirm}
        values={named("confirm", CONFIRMATIONS)}
        onChange={set("confirm")}
      />
      <Radios
        label={translator.t("settings.pace")}
        value={choices.pace}
        values={named("pace", PACES)}
        onChange={set("pace")}
      />
      <div>
        <Toggle label={translator.t("settings.sound")} isOn={choices.sound} onChange={set("sound")} />
        <Toggle
          label={translator.t("settings.notifications")}
          isOn={choices.notifications}
          onChange={notify}
        />
        {isDenied ? <p className="notice">{translator.t("settings.notifications.denied")}</p> : null}
        <Toggle
          label={translator.t("settings.shortcuts")}
          isOn={choices.shortcuts}
          onChange={set("shortcuts")}
        />
      </div>
      <TextField className="field" value={choices.name} onChange={set("name")} maxLength={LONGEST_NAME}>
        <Label>{translator.t("settings.name")}</Label>
        <Input className="input" autoComplete="nickname" />
        <Text slot="description" className="help">
          {translator.t("settings.name.about")}
        </Text>
      </TextField>
    </Sheet>
  );
}
