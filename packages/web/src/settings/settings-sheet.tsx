import { LOCALES } from "@portolan/kernel";
import { useState } from "react";
import { Input, Label, Text, TextField } from "react-aria-components";
import { Choose, Radios, Sheet, Toggle } from "../ui/controls.tsx";
import { useVoice } from "../words/provider.tsx";
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
  const voice = useVoice();
  const choices = useChoices();
  const [isDenied, setDenied] = useState(false);
  const named = <T extends string>(kind: string, values: readonly T[]) =>
    values.map((value) => ({ value, label: voice.say(`settings.${kind}.${value}`) }));
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
    <Sheet title={voice.say("settings.title")} isOpen={isOpen} onClose={onClose}>
      <Choose
        label={voice.say("settings.language")}
        value={choices.language}
        values={named("language", LANGUAGES)}
        onChange={set("language")}
      />
      <Radios
        label={voice.say("settings.theme")}
        value={choices.theme}
        values={named("theme", THEMES)}
        onChange={set("theme")}
      />
      <Radios
        label={voice.say("settings.style")}
        help={voice.say("settings.style.about")}
        value={choices.style}
        values={named("style", STYLES)}
        onChange={set("style")}
      />
      <Radios
        label={voice.say("settings.confirm")}
        help={voice.say("settings.confirm.about")}
        value={choices.confirm}
        values={named("confirm", CONFIRMATIONS)}
        onChange={set("confirm")}
      />
      <Radios
        label={voice.say("settings.pace")}
        value={choices.pace}
        values={named("pace", PACES)}
        onChange={set("pace")}
      />
      <div>
        <Toggle label={voice.say("settings.sound")} isOn={choices.sound} onChange={set("sound")} />
        <Toggle label={voice.say("settings.notifications")} isOn={choices.notifications} onChange={notify} />
        {isDenied ? <p className="notice">{voice.say("settings.notifications.denied")}</p> : null}
        <Toggle
          label={voice.say("settings.shortcuts")}
          isOn={choices.shortcuts}
          onChange={set("shortcuts")}
        />
      </div>
      <TextField className="field" value={choices.name} onChange={set("name")} maxLength={LONGEST_NAME}>
        <Label>{voice.say("settings.name")}</Label>
        <Input className="input" autoComplete="nickname" />
        <Text slot="description" className="help">
          {voice.say("settings.name.about")}
        </Text>
      </TextField>
    </Sheet>
  );
}
