import type { Voice } from "@portolan/guides";
import type { Refusal } from "@portolan/kernel";
import { Button } from "react-aria-components";

/** Why something cannot be, with the way to the rule. */
export function Refused(props: {
  readonly refusal: Refusal;
  readonly voice: Voice;
  /** Opens the rulebook at the rule. */
  onRule(rule: string): void;
  onClose(): void;
}) {
  const { refusal, voice, onRule, onClose } = props;
  return (
    <div className="refused notice danger" role="alert">
      <p>
        <strong>{voice.say("refused.title")}.</strong> {voice.tell(refusal)}
      </p>
      <div className="buttons">
        <Button className="button quiet" onPress={() => onRule(refusal.rule)} aria-haspopup="dialog">
          {voice.say("refused.rule.open", { rule: refusal.rule })}
        </Button>
        <Button className="button" onPress={onClose}>
          {voice.say("refused.close")}
        </Button>
      </div>
    </div>
  );
}
