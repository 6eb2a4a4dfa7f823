import { Sheet } from "../ui/controls.tsx";
import { useVoice } from "../words/provider.tsx";
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
  const voice = useVoice();
  const { shortcuts } = useChoices();
  return (
    <Sheet title={voice.say("keys.title")} isOpen={isOpen} onClose={onClose} isNarrow>
      <p>{voice.say("keys.about")}</p>
      {shortcuts ? null : <p className="notice">{voice.say("keys.off")}</p>}
      <table className="keys">
        <thead>
          <tr>
            <th scope="col">{voice.say("keys.key")}</th>
            <th scope="col">{voice.say("keys.does")}</th>
          </tr>
        </thead>
        <tbody>
          {KEYS.map(({ key, does }) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{voice.say(does)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">
              <kbd>{voice.say("keys.escape")}</kbd>
            </th>
            <td>{voice.say("keys.cancel")}</td>
          </tr>
        </tbody>
      </table>
    </Sheet>
  );
}
