import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { useTranslator } from "../../app/languages/provider.tsx";
import type { GameId } from "../../games/registry.ts";
import { DrawerBook } from "./drawer-book.tsx";

/** The rulebook beside the table: opened at a rule, or at its beginning. */
export default function RulesDrawer(props: {
  readonly game: GameId;
  /** The rule to open at; null for the beginning. */
  readonly rule: string | null;
  onClose(): void;
}) {
  const { game, rule, onClose } = props;
  const translator = useTranslator();
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
              {translator.t("home.rules.game", { game: translator.t(`game.${game}`) })}
            </Heading>
            <Button className="button" onPress={onClose}>
              {translator.t("close")}
            </Button>
          </div>
          <DrawerBook game={game} rule={rule} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
