import type { Shapes } from "@portolan/kernel";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "react-aria-components";
import type { Guide, Scene } from "../guides/guide.ts";
import { labelOf } from "../guides/scene.ts";
import { capital } from "../words/speech.ts";

export interface BarProps {
  readonly scene: Scene;
  readonly guide: Guide;
  readonly chosen: Shapes["move"] | null;
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
  const { voice } = scene;
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (chosen) region.current?.scrollTo(0, 0);
  }, [chosen]);
  if (!chosen) return isAsked ? <p className="bar-idle">{voice.say("bar.nothing")}</p> : null;
  const warnings = guide.warnings(scene, chosen);
  return (
    <section className="bar-chosen" ref={region} aria-label={voice.say("bar.title")}>
      <div className="bar-text">
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
      </div>
      <div className="buttons bar-buttons">
        <Button className="button primary" ref={confirmRef} onPress={onConfirm} isDisabled={isSending}>
          {voice.say(isSending ? "bar.sending" : "bar.confirm")}
        </Button>
        <Button className="button" onPress={onCancel} isDisabled={isSending}>
          {voice.say("bar.cancel")}
        </Button>
      </div>
    </section>
  );
}
