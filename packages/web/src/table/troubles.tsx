import type { Voice } from "@portolan/guides";
import { useState } from "react";
import { Button } from "react-aria-components";
import type { Trouble } from "./source.ts";

function textOf(trouble: Trouble, voice: Voice): string {
  const { what } = trouble;
  switch (trouble.trouble) {
    case "unkept":
      return voice.say("problem.unkept", { what });
    case "stuck":
      return voice.say("problem.stuck", { name: { seat: trouble.seat }, what });
  }
}

function TroubleNotice(props: { readonly trouble: Trouble; readonly voice: Voice; onRetry(): void }) {
  const { trouble, voice, onRetry } = props;
  const [isHeard, setHeard] = useState(false);
  if (isHeard) return null;
  const hear = (): void => {
    setHeard(true);
    document.getElementById("question")?.focus({ preventScroll: true });
  };
  return (
    <div className="trouble notice danger" role="alert">
      <p>{textOf(trouble, voice)}</p>
      <div className="buttons">
        <Button className="button" onPress={onRetry}>
          {voice.say("problem.again")}
        </Button>
        {/* Without a save one can play on, but not without an answer. */}
        {trouble.trouble === "unkept" ? (
          <Button className="button" onPress={hear}>
            {voice.say("refused.close")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** What goes wrong while the game goes on: told once, until it is well again or the viewer has heard it. */
export function Troubles(props: {
  readonly troubles: readonly Trouble[];
  readonly voice: Voice;
  onRetry(): void;
}) {
  const { troubles, voice, onRetry } = props;
  return troubles.map((trouble) => (
    <TroubleNotice key={trouble.trouble} trouble={trouble} voice={voice} onRetry={onRetry} />
  ));
}
