import { Sheet } from "../../ui/controls.tsx";
import { useTranslator } from "../languages/provider.tsx";
import { useChoices } from "./store.ts";

/** The keys at a table, and the message that says what each does. */
export const KEYS = [
  { key: "?", does: "keys.help" },
  { key: "m", does: "keys.moves" },
  { key: "t", does: "keys.table" },
  { key: "l", does: "keys.log" },
  { key: "c", does: "keys.chat" },
  { key: "u", does: "keys.undo" },
  { key: "r", does: "keys.redo" },
  { key: "h", does: "keys.hint" },
  { key: "p", does: "keys.style" },
  { key: "← →", does: "keys.replay.step" },
  { key: "␣", does: "keys.replay.play" },
] as const;

export default function KeysSheet({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) {
  const translator = useTranslator();
  const { shortcuts } = useChoices();
  return (
    <Sheet title={translator.t("keys.title")} isOpen={isOpen} onClose={onClose} isNarrow>
      <p>{translator.t("keys.about")}</p>
      {shortcuts ? null : <p className="notice">{translator.t("keys.off")}</p>}
      <table className="keys">
        <thead>
          <tr>
            <th scope="col">{translator.t("keys.key")}</th>
            <th scope="col">{translator.t("keys.does")}</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map(({ key, does }) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{translator.t(does)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <kbd>{translator.t("keys.escape")}</kbd>
            </th>
            <td>{translator.t("keys.cancel")}</td>
          </tr>
        </tbody>
      </table>
    </Sheet>
  );
}
