import { capital, type Guide, labelOf, type Scene, verbOf } from "@portolan/guides";
import type { GameTypes } from "@portolan/kernel";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "react-aria-components";

export interface BarProps {
  readonly scene: Scene;
  readonly guide: Guide;
  readonly chosen: GameTypes["move"] | null;
  readonly isSending: boolean;
  /** Whether there is anything to choose now. */
  readonly isAsked: boolean;
  readonly confirmRef: RefObject<HTMLButtonElement | null>;
  onConfirm(): void;
  onCancel(): void;
}

/** Says what the chosen move leads to before it is made. */
export function Bar(props: BarProps) {
  const { scene, guide, chosen, isSending, isAsked, confirmRef, onConfirm, onCancel } = props;
  const { translator } = scene;
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) text.current?.scrollTo(0, 0);
  }, [chosen]);
  if (!chosen) return isAsked ? <p className="bar-idle">{translator.t("bar.nothing")}</p> : null;
  const warnings = guide.warnings(scene, chosen);
  return (
    <div className="bar-chosen">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long preview must be scrollable with the keyboard. */}
      <section className="bar-text" ref={text} tabIndex={0} aria-label={translator.t("bar.title")}>
        <p className="bar-move">{capital(labelOf(guide, scene, chosen))}</p>
        {warnings.map((text) => (
          <p key={text} className="bar-warning">
            {text}
          </p>
        ))}
        <ul className="bar-preview">
          {guide.preview(scene, chosen).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <div className="buttons bar-buttons">
        <Button className="button primary" ref={confirmRef} onPress={onConfirm} isDisabled={isSending}>
          {isSending ? translator.t("bar.sending") : verbOf(guide, scene, chosen)}
        </Button>
        <Button className="button" onPress={onCancel} isDisabled={isSending}>
          {translator.t("bar.cancel")}
        </Button>
      </div>
    </div>
  );
}
