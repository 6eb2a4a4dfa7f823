import { createContext, type FormEvent, type ReactNode, useContext, useMemo, useRef, useState } from "react";
import { Button, Input, Label, Text, TextField } from "react-aria-components";
import { Link } from "wouter";
import { troubleText } from "../../table/trouble.ts";
import { Sheet } from "../../ui/controls.tsx";
import { useTranslator, WithCatalogue } from "../languages/provider.tsx";
import { paths } from "../paths.ts";
import { useChoices } from "../settings/store.ts";
import { becomeGuest, currentIdentity, lookUp } from "./identity.ts";
import { onlineWords } from "./words.ts";

/** Longer names would not fit a seat. */
export const LONGEST_NAME = 24;

/** Makes sure that the player has a name on the server: true once they have, false if they would rather not. */
type AsSomeone = () => Promise<boolean>;

const Asking = createContext<AsSomeone | null>(null);

function NameSheet({ onDone }: { onDone(isNamed: boolean): void }) {
  const translator = useTranslator();
  const { name: usual } = useChoices();
  const [name, setName] = useState(usual);
  const [trouble, setTrouble] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === "") return;
    becomeGuest(name.trim())
      .then(() => onDone(true))
      .catch((error: unknown) => setTrouble(troubleText(error, translator)));
  };
  return (
    <Sheet
      title={translator.t("online.name.title")}
      isOpen
      isNarrow
      onClose={() => onDone(false)}
      foot={
        <>
          <Button className="button" onPress={() => onDone(false)}>
            {translator.t("cancel")}
          </Button>
          <Button className="button primary" type="submit" form="name-form" isDisabled={name.trim() === ""}>
            {translator.t("online.name.go")}
          </Button>
        </>
      }
    >
      <form id="name-form" className="stack" onSubmit={submit}>
        <TextField className="field" value={name} onChange={setName} maxLength={LONGEST_NAME} autoFocus>
          <Label>{translator.t("online.name")}</Label>
          <Input className="input" autoComplete="nickname" />
          <Text slot="description" className="help">
            {translator.t("online.name.about")}
          </Text>
        </TextField>
      </form>
      {trouble === "" ? null : (
        <p className="notice danger" role="alert">
          {trouble}
        </p>
      )}
      <p className="help">
        <Link href={paths.account}>{translator.t("online.name.login")}</Link>
      </p>
    </Sheet>
  );
}

function Asker({ children }: { readonly children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const waiting = useRef<((isNamed: boolean) => void)[]>([]);
  const asSomeone = useMemo(
    (): AsSomeone => async () => {
      if (currentIdentity().status !== "known") await lookUp();
      if (currentIdentity().status === "known") return true;
      setAsking(true);
      return new Promise((resolve) => waiting.current.push(resolve));
    },
    [],
  );
  const done = (isNamed: boolean): void => {
    setAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(isNamed);
  };
  return (
    <Asking value={asSomeone}>
      {children}
      {isAsking ? <NameSheet onDone={done} /> : null}
    </Asking>
  );
}

/** Deps every page that speaks with the server: its words, and a name when one is needed. */
export function Online({ children }: { readonly children: ReactNode }) {
  return (
    <WithCatalogue words={onlineWords}>
      <Asker>{children}</Asker>
    </WithCatalogue>
  );
}

export function useAsSomeone(): AsSomeone {
  const asSomeone = useContext(Asking);
  if (!asSomeone) throw new Error("nobody asks for names here: Online is missing");
  return asSomeone;
}
