import type { Translator } from "@portolan/guides";
import type { Refusal } from "@portolan/kernel";
import { Button } from "react-aria-components";

/** Why something cannot be, with the way to the rule. */
export function Refused(props: {
  readonly refusal: Refusal;
  readonly translator: Translator;
  /** Opens the rulebook at the rule. */
  onRule(rule: string): void;
  onClose(): void;
}) {
  const { refusal, translator, onRule, onClose } = props;
  return (
    <div className="refused notice danger" role="alert">
      <p>
        <strong>{translator.t("refused.title")}.</strong> {translator.tell(refusal)}
      </p>
      <div className="buttons">
        <Button className="button quiet" onPress={() => onRule(refusal.rule)} aria-haspopup="dialog">
          {translator.t("refused.rule.open", { rule: refusal.rule })}
        </Button>
        <Button className="button" onPress={onClose}>
          {translator.t("refused.close")}
        </Button>
      </div>
    </div>
  );
}
