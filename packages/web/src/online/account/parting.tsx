import type { Me } from "@portolan/client";
import { useState } from "react";
import { Button } from "react-aria-components";
import { saveFile } from "../../table/save-record.ts";
import { Sheet } from "../../ui/controls.tsx";
import { useVoice } from "../../words/provider.tsx";
import { useAttempt } from "../attempt.ts";
import { client } from "../client.ts";
import { noteMe } from "../identity.ts";
import { Trouble } from "../trouble.tsx";

/** Takes along what is stored, goes for a while, or for good. */
export function Parting({ me, isKept }: { readonly me: Me; readonly isKept: boolean }) {
  const voice = useVoice();
  const attempt = useAttempt();
  const [isDeleting, setDeleting] = useState(false);
  const take = (): void =>
    attempt.run(async () => saveFile(await client.exportMe(), `portolan-${me.id}.json`));
  const logOut = (): void =>
    attempt.run(async () => {
      await client.logOut();
      noteMe(null);
    });
  const remove = (): void =>
    attempt.run(async () => {
      setDeleting(false);
      await client.deleteMe();
      noteMe(null);
    });
  return (
    <section className="panel" aria-labelledby="parting-title">
      <h2 id="parting-title">{voice.say("account.parting")}</h2>
      <p className="help">{voice.say("account.export.about")}</p>
      <Trouble text={attempt.trouble} />
      <div className="buttons">
        <Button className="button" onPress={take} isDisabled={attempt.isBusy}>
          {voice.say("account.export")}
        </Button>
        {isKept ? (
          <Button className="button" onPress={logOut} isDisabled={attempt.isBusy}>
            {voice.say("account.logOut")}
          </Button>
        ) : null}
        <Button className="button danger" onPress={() => setDeleting(true)} aria-haspopup="dialog">
          {voice.say("account.delete")}
        </Button>
      </div>
      {isKept ? null : <p className="help">{voice.say("account.logOut.not")}</p>}
      {isDeleting ? (
        <Sheet
          title={voice.say("account.delete.title")}
          isOpen
          isNarrow
          onClose={() => setDeleting(false)}
          foot={
            <>
              <Button className="button" onPress={() => setDeleting(false)}>
                {voice.say("cancel")}
              </Button>
              <Button className="button danger" onPress={remove}>
                {voice.say("account.delete")}
              </Button>
            </>
          }
        >
          <p>{voice.say("account.delete.about")}</p>
        </Sheet>
      ) : null}
    </section>
  );
}
