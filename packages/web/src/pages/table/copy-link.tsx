import { useRef, useState } from "react";
import { Button } from "react-aria-components";
import { useTranslator } from "../../app/languages/provider.tsx";
import { Icon } from "../../ui/icons.tsx";

/**
 * An address to send to others: shown, copied, or given to whatever the device shares with. Until it is known there is
 * nothing to copy: a link that changed while somebody copies it would lead their friends astray.
 */
export function CopyLink(props: {
  readonly label: string;
  readonly address: string | null;
  readonly title: string;
  /** Whether copying is what the page is about now. */
  readonly weight: "main" | "quiet";
}) {
  const { label, address, title, weight } = props;
  const translator = useTranslator();
  const [copied, setCopied] = useState<"no" | "yes" | "byHand">("no");
  const field = useRef<HTMLInputElement>(null);
  async function copy(): Promise<void> {
    if (address === null) return;
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
  async function share(): Promise<void> {
    if (address === null) return;
    // Rejects when the person decides not to share after all.
    await navigator.share({ title, url: address }).catch(() => {});
  }
  return (
    <div className="copy-link" data-weight={weight}>
      <label className="field">
        <span className="label">{label}</span>
        <input
          className="input"
          ref={field}
          readOnly
          value={address ?? ""}
          aria-busy={address === null}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <div className="buttons">
        <Button
          className={weight === "main" ? "go copy" : "button copy"}
          isDisabled={address === null}
          onPress={() => void copy()}
        >
          <Icon name="copy" />
          {translator.t("online.link.copy")}
        </Button>
        {"share" in navigator ? (
          <Button className="button" isDisabled={address === null} onPress={() => void share()}>
            <Icon name="share" />
            {translator.t("online.link.share")}
          </Button>
        ) : null}
      </div>
      <p className="help" role="status">
        {copied === "yes" ? translator.t("online.link.copied") : null}
        {copied === "byHand" ? translator.t("online.link.byHand") : null}
      </p>
    </div>
  );
}
