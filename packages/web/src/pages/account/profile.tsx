import type { Holiday, Me, Night, PersonChange } from "@portolan/client";
import { type FormEvent, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslator } from "../../app/languages/provider.tsx";
import { useAttempt } from "../../app/online/attempt.ts";
import { client } from "../../app/online/client.ts";
import { noteMe } from "../../app/online/identity.ts";
import { LONGEST_NAME } from "../../app/online/require-name.tsx";
import { Trouble } from "../../app/online/trouble.tsx";
import { choose } from "../../app/settings/store.ts";
import { Choose, Toggle } from "../../ui/controls.tsx";
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
  const translator = useTranslator();
  const [name, setName] = useState(me.name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    save({ name: name.trim() });
    choose({ name: name.trim() });
  };
  return (
    <form className="account-form" onSubmit={submit}>
      <Field
        label={translator.t("online.name")}
        value={name}
        autoComplete="nickname"
        longest={LONGEST_NAME}
        onChange={setName}
      />
      <Button className="button" type="submit" isDisabled={name.trim() === "" || name.trim() === me.name}>
        {translator.t("account.save")}
      </Button>
    </form>
  );
}

function Nights({ me, save }: { readonly me: Me; save(change: PersonChange): void }) {
  const translator = useTranslator();
  const { night } = me;
  const hours = HOURS.map((value) => ({ value, label: hourText(Number(value)) }));
  return (
    <>
      <Choose
        label={translator.t("account.zone")}
        value={me.timeZone}
        values={zonesWith(me.timeZone).map((value) => ({ value, label: value.replaceAll("_", " ") }))}
        onChange={(timeZone) => save({ timeZone })}
      />
      <Toggle
        label={translator.t("account.night")}
        isOn={night !== null}
        onChange={(isOn) => save({ night: isOn ? USUAL_NIGHT : null })}
      />
      {night ? (
        <div className="grid-2">
          <Choose
            label={translator.t("account.night.from")}
            value={String(night.from)}
            values={hours}
            onChange={(from) => save({ night: { ...night, from: Number(from) } })}
          />
          <Choose
            label={translator.t("account.night.to")}
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
  const translator = useTranslator();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const days = new Intl.DateTimeFormat(translator.regional, { dateStyle: "medium", timeZone: "UTC" });
  const textOf = (holiday: Holiday): string =>
    translator.t("account.holiday", {
      from: days.format(new Date(holiday.from)),
      to: days.format(new Date(holiday.to)),
    });
  const isWhole = from !== "" && to !== "" && from <= to;
  return (
    <>
      <h3>{translator.t("account.holidays")}</h3>
      <ul className="account-list">
        {me.holidays.map((holiday, i) => (
          <li key={`${holiday.from} ${holiday.to}`}>
            <span>{textOf(holiday)}</span>
            <Button className="button quiet" onPress={() => save({ holidays: me.holidays.toSpliced(i, 1) })}>
              {translator.t("account.remove")}
              <span className="hidden">: {textOf(holiday)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <div className="grid-2">
        <Field
          label={translator.t("account.holiday.from")}
          type="date"
          value={from}
          autoComplete="off"
          onChange={setFrom}
        />
        <Field
          label={translator.t("account.holiday.to")}
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
          {translator.t("account.holiday.add")}
        </Button>
      </div>
    </>
  );
}

/** What others call one, and when one does not want to be waited for. */
export function Profile({ me }: { readonly me: Me }) {
  const translator = useTranslator();
  const attempt = useAttempt();
  const save = (change: PersonChange): void => attempt.run(async () => noteMe(await client.change(change)));
  return (
    <section className="panel" aria-labelledby="profile-title">
      <h2 id="profile-title">{translator.t("account.profile")}</h2>
      <Name me={me} save={save} />
      <Trouble text={attempt.trouble} />
      <details>
        <summary>{translator.t("account.times")}</summary>
        <div className="stack">
          <p className="help">{translator.t("account.times.about")}</p>
          <Nights me={me} save={save} />
          <Holidays me={me} save={save} />
        </div>
      </details>
    </section>
  );
}
