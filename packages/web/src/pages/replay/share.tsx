import type { Translator } from "@portolan/guides";
import { toLink } from "@portolan/kernel";
import { useMemo, useRef, useState } from "react";
import { Button } from "react-aria-components";
import { saveRecord } from "../../table/save-record.ts";
import { Sheet } from "../../ui/controls.tsx";
import type { Shown } from "./opening.ts";

function addressOf({ record }: Shown): string | null {
  try {
    return `${location.origin}/replay#${toLink(record)}`;
  } catch {
    return null;
  }
}

/** The whole game as a link or as a file. */
export function ShareSheet(props: {
  readonly shown: Shown;
  readonly canShare: boolean;
  readonly words: Translator;
  onClose(): void;
}) {
  const { shown, canShare, words, onClose } = props;
  const address = useMemo(() => (canShare ? addressOf(shown) : null), [shown, canShare]);
  const [copied, setCopied] = useState<"no" | "yes" | "denied">("no");
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address ?? "");
      setCopied("yes");
    } catch {
      field.current?.select();
      setCopied("denied");
    }
  }
  return (
    <Sheet title={words.t("replay.share")} isOpen isNarrow onClose={onClose}>
      {canShare ? (
        <>
          {address === null ? (
            <p>{words.t("replay.share.long")}</p>
          ) : (
            <>
              <p>{words.t("replay.share.about")}</p>
              <label className="field">
                <span className="label">{words.t("replay.share.link")}</span>
                <input
                  className="input"
                  ref={field}
                  readOnly
                  value={address}
                  onFocus={(event) => event.target.select()}
                />
              </label>
              <p role="status">
                {copied === "yes" ? words.t("replay.share.copied") : null}
                {copied === "denied" ? words.t("replay.share.hand") : null}
              </p>
            </>
          )}
          <div className="buttons">
            {address === null ? null : (
              <Button className="button primary" onPress={() => void copy()}>
                {words.t("replay.share.copy")}
              </Button>
            )}
            <Button className="button" onPress={() => saveRecord(shown.record, shown.name)}>
              {words.t("replay.download")}
            </Button>
          </div>
        </>
      ) : (
        <p>{words.t("replay.share.later")}</p>
      )}
    </Sheet>
  );
}
