import { useRef, useState } from "react";
import { Button } from "react-aria-components";
import { Icon } from "../ui/icons.tsx";
import { useVoice } from "../words/provider.tsx";

/** An address to send to others: shown, copied, or given to whatever the device shares with. */
export function CopyLink(props: {
  readonly label: string;
  readonly address: string;
  readonly title: string;
  /** Whether copying is what the page is about now. */
  readonly weight: "main" | "quiet";
}) {
  const { label, address, title, weight } = props;
  const voice = useVoice();
  const [copied, setCopied] = useState<"no" | "yes" | "byHand">("no");
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      setCopied("yes");
    } catch {
      // In a local network without a safe line browsers let nobody write to the clipboard.
      field.current?.focus();
      field.current?.select();
      setCopied("byHand");
    }
  }
  return (
    <div className="copy-link" data-weight={weight}>
      <label className="field">
        <span className="label">{label}</span>
        <input
          className="input"
          ref={field}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <div className="buttons">
        <Button className={weight === "main" ? "go copy" : "button copy"} onPress={() => void copy()}>
          <Icon name="copy" />
          {voice.say("online.link.copy")}
        </Button>
        {"share" in navigator ? (
          <Button
            className="button"
            onPress={() => void navigator.share({ title, url: address }).catch(() => {})}
          >
            <Icon name="share" />
            {voice.say("online.link.share")}
          </Button>
        ) : null}
      </div>
      <p className="help" role="status">
        {copied === "yes" ? voice.say("online.link.copied") : null}
        {copied === "byHand" ? voice.say("online.link.byHand") : null}
      </p>
    </div>
  );
}
