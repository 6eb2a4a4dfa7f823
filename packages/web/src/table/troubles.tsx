import type { Translator } from "@portolan/guides";
import { useState } from "react";
import { Button } from "react-aria-components";
import type { Trouble } from "./source.ts";

function textOf(trouble: Trouble, translator: Translator): string {
  const { what } = trouble;
  switch (trouble.trouble) {
    case "unsaved":
      return translator.t("problem.unsaved", { what });
    case "stuck":
      return translator.t("problem.stuck", { name: { seat: trouble.seat }, what });
  }
}

function TroubleNotice(props: {
  readonly trouble: Trouble;
  readonly translator: Translator;
  onRetry(): void;
}) {
  const { trouble, translator, onRetry } = props;
  const [isHeard, setHeard] = useState(false);
  if (isHeard) return null;
  const hear = (): void => {
    setHeard(true);
    document.getElementById("question")?.focus({ preventScroll: true });
  };
  return (
    <div className="trouble notice danger" role="alert">
      <p>{textOf(trouble, translator)}</p>
      <div className="buttons">
        <Button className="button" onPress={onRetry}>
          {translator.t("problem.again")}
        </Button>
        {/* Without a save one can play on, but not without an answer. */}
        {trouble.trouble === "unsaved" ? (
          <Button className="button" onPress={hear}>
            {translator.t("refused.close")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** What goes wrong while the game goes on: told once, until it is well again or the viewer has heard it. */
export function Troubles(props: {
  readonly troubles: readonly Trouble[];
  readonly translator: Translator;
  onRetry(): void;
}) {
  const { troubles, translator, onRetry } = props;
  return troubles.map((trouble) => (
    <TroubleNotice key={trouble.trouble} trouble={trouble} translator={translator} onRetry={onRetry} />
  ));
}
