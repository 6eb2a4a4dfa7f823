import type { Holiday, Me, Night, PersonChange } from "@portolan/client";
import { type FormEvent, useState } from "react";
import { Button } from "react-aria-components";
import { choose } from "../../settings/store.ts";
import { Choose, Toggle } from "../../ui/controls.tsx";
import { useVoice } from "../../words/provider.tsx";
import { useAttempt } from "../attempt.ts";
import { client } from "../client.ts";
import { noteMe } from "../identity.ts";
import { LONGEST_NAME } from "../named.tsx";
import { Trouble } from "../trouble.tsx";
import { Field } from "./fields.tsx";

const USUAL_NIGHT: Night = { from: 23, to: 7 };
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour));

function hourText(hour: number): string {
  return `${String(hour).padStart(2, "0")}:00`;
}

/** The browser's time zones; only the one in use where it does not list them. */
function zonesWith(own: string): string[] {
  return [...new Set([own, ...Intl.supportedValuesOf("timeZone")])].sort();
}

function Name({ me, save }: { readonly me: Me; save(change: PersonChange): void }) {
  const voice = useVoice();
  const [name, setName] = useState(me.name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save({ name: name.trim() });
    choose({ name: name.trim() });
  };
  return (
    <form className="account-form" onSubmit={submit}>
      <Field
        label={voice.say("online.name")}
        value={name}
        autoComplete="nickname"
        longest={LONGEST_NAME}
        onChange={setName}
      />
      <Button className="button" type="submit" isDisabled={name.trim() === "" || name.trim() === me.name}>
        {voice.say("account.save")}
      </Button>
    </form>
  );
}

function Nights({ me, save }: { readonly me: Me; save(change: PersonChange): void }) {
  const voice = useVoice();
  const { night } = me;
  const hours = HOURS.map((value) => ({ value, label: hourText(Number(value)) }));
  return (
    <>
      <Choose
        label={voice.say("account.zone")}
        value={me.timeZone}
        values={zonesWith(me.timeZone).map((value) => ({ value, label: value.replaceAll("_", " ") }))}
        onChange={(timeZone) => save({ timeZone })}
      />
      <Toggle
        label={voice.say("account.night")}
        isOn={night !== null}
        onChange={(isOn) => save({ night: isOn ? USUAL_NIGHT : null })}
      />
      {night ? (
        <div className="grid-2">
          <Choose
            label={voice.say("account.night.from")}
            value={String(night.from)}
            values={hours}
            onChange={(from) => save({ night: { ...night, from: Number(from) } })}
          />
          <Choose
            label={voice.say("account.night.to")}
            value={String(night.to)}
            values={hours}
            onChange={(to) => save({ night: { ...night, to: Number(to) } })}
          />
        </div>
      ) : null}
    </>
  );
}

function Holidays({ me, save }: { readonly me: Me; save(change: PersonChange): void }) {
  const voice = useVoice();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const days = new Intl.DateTimeFormat(voice.regional, { dateStyle: "medium", timeZone: "UTC" });
  const textOf = (holiday: Holiday): string =>
    voice.say("account.holiday", {
      from: days.format(new Date(holiday.from)),
      to: days.format(new Date(holiday.to)),
    });
  const isWhole = from !== "" && to !== "" && from <= to;
  return (
    <>
      <h3>{voice.say("account.holidays")}</h3>
      <ul className="account-list">
        {me.holidays.map((holiday, i) => (
          <li key={`${holiday.from} ${holiday.to}`}>
            <span>{textOf(holiday)}</span>
            <Button className="button quiet" onPress={() => save({ holidays: me.holidays.toSpliced(i, 1) })}>
              {voice.say("account.remove")}
              <span className="hidden">: {textOf(holiday)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid-2">
        <Field
          label={voice.say("account.holiday.from")}
          type="date"
          value={from}
          autoComplete="off"
          onChange={setFrom}
        />
        <Field
          label={voice.say("account.holiday.to")}
          type="date"
          value={to}
          autoComplete="off"
          onChange={setTo}
        />
      </div>
      <div className="buttons">
        <Button
          className="button"
          isDisabled={!isWhole}
          onPress={() => {
            save({ holidays: [...me.holidays, { from, to }] });
            setFrom("");
            setTo("");
          }}
        >
          {voice.say("account.holiday.add")}
        </Button>
      </div>
    </>
  );
}

/** What others call one, and when one does not want to be waited for. */
export function Profile({ me }: { readonly me: Me }) {
  const voice = useVoice();
  const attempt = useAttempt();
  const save = (change: PersonChange): void => attempt.run(async () => noteMe(await client.change(change)));
  return (
    <section className="panel" aria-labelledby="profile-title">
      <h2 id="profile-title">{voice.say("account.profile")}</h2>
      <Name me={me} save={save} />
      <Trouble text={attempt.trouble} />
      <details>
        <summary>{voice.say("account.times")}</summary>
        <div className="stack">
          <p className="help">{voice.say("account.times.about")}</p>
          <Nights me={me} save={save} />
          <Holidays me={me} save={save} />
        </div>
      </details>
    </section>
  );
}
