import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import type { GameId } from "../games/registry.ts";
import { useVoice } from "../words/provider.tsx";
import { DrawerBook } from "./drawer-book.tsx";

/** The rulebook beside the table: opened at a rule, or at its beginning. */
export default function RulesDrawer(props: {
  readonly game: GameId;
  /** The rule to open at; null for the beginning. */
  readonly rule: string | null;
  onClose(): void;
}) {
  const { game, rule, onClose } = props;
  const voice = useVoice();
  return (
    <ModalOverlay
      className="overlay drawer-overlay"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className="drawer">
        <Dialog>
          <div className="drawer-head">
            <Heading slot="title">
              {voice.say("home.rules.game", { game: voice.say(`game.${game}`) })}
            </Heading>
            <Button className="button" onPress={onClose}>
              {voice.say("close")}
            </Button>
          </div>
          <DrawerBook game={game} rule={rule} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
