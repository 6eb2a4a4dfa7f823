import type { Me } from "@portolan/client";
import { useState } from "react";
import { Button } from "react-aria-components";
import { useTranslator } from "../../app/languages/provider.tsx";
import { useAttempt } from "../../app/online/attempt.ts";
import { client } from "../../app/online/client.ts";
import { noteMe } from "../../app/online/identity.ts";
import { Trouble } from "../../app/online/trouble.tsx";
import { saveFile } from "../../table/save-record.ts";
import { Sheet } from "../../ui/controls.tsx";

/** Takes along what is stored, goes for a while, or for good. */
export function DataAndDeletion({ me, isKept }: { readonly me: Me; readonly isKept: boolean }) {
  const translator = useTranslator();
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
      <h2 id="parting-title">{translator.t("account.parting")}</h2>
      <p className="help">{translator.t("account.export.about")}</p>
      <Trouble text={attempt.trouble} />
      <div className="buttons">
        <Button className="button" onPress={take} isDisabled={attempt.isBusy}>
          {translator.t("account.export")}
        </Button>
        {isKept ? (
          <Button className="button" onPress={logOut} isDisabled={attempt.isBusy}>
            {translator.t("account.logOut")}
          </Button>
        ) : null}
        <Button className="button danger" onPress={() => setDeleting(true)} aria-haspopup="dialog">
          {translator.t("account.delete")}
        </Button>
      </div>
      {isKept ? null : <p className="help">{translator.t("account.logOut.not")}</p>}
      {isDeleting ? (
        <Sheet
          title={translator.t("account.delete.title")}
          isOpen
          isNarrow
          onClose={() => setDeleting(false)}
          foot={
            <>
              <Button className="button" onPress={() => setDeleting(false)}>
                {translator.t("cancel")}
              </Button>
              <Button className="button danger" onPress={remove}>
                {translator.t("account.delete")}
              </Button>
            </>
          }
        >
          <p>{translator.t("account.delete.about")}</p>
        </Sheet>
      ) : null}
    </section>
  );
}
