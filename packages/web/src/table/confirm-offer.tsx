import type { Translator } from "@portolan/guides";
import { useEffect } from "react";
import { Button } from "react-aria-components";
import type { Choices } from "../app/settings/settings.ts";
import { choose, useChoices } from "../app/settings/store.ts";

/** The question is due once a game has been played to its end here. */
export function useFinished(hasEnded: boolean): void {
  const { confirmOffer } = useChoices();
  useEffect(() => {
    if (hasEnded && confirmOffer === "notYet") choose({ confirmOffer: "due" });
  }, [hasEnded, confirmOffer]);
}

const ANSWERS: readonly Choices["confirm"][] = ["always", "endOfTurn", "atOnce"];

/** Whoever knows the game may not want to confirm every move: asked once, at the beginning of the second game. */
export function ConfirmOffer({ translator }: { readonly translator: Translator }) {
  const { confirmOffer } = useChoices();
  if (confirmOffer !== "due") return null;
  return (
    <div className="notice confirm-offer" role="status">
      <p>{translator.t("confirmOffer.title")}</p>
      <div className="buttons">
        {ANSWERS.map((confirm) => (
          <Button
            key={confirm}
            className="button"
            onPress={() => choose({ confirm, confirmOffer: "answered" })}
          >
            {translator.t(`settings.confirm.${confirm}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
