import type { Translator } from "@portolan/guides";
import { useState } from "react";
import { Button } from "react-aria-components";
import { Sheet } from "../ui/controls.tsx";
import type { Company, CompanyState, TableState } from "./source.ts";
import { troubleText } from "./trouble.ts";

interface CompanyProps {
  readonly company: Company;
  readonly state: CompanyState;
  readonly table: TableState;
  readonly translator: Translator;
}

function StopOffer({ company, state, table, translator, attempt }: CompanyProps & { attempt: Attempting }) {
  const { stop } = state;
  const { viewer } = table;
  if (!stop) return null;
  const isMine = viewer !== null && stop.agreed.includes(viewer);
  const text = translator.t(isMine ? "online.stop.waiting" : "online.stop.offered", {
    name: { seat: stop.seat },
  });
  return (
    <div className="notice company-notice" role="status">
      <p>{text}</p>
      {viewer === null || state.standIn !== null ? null : (
        <div className="buttons">
          {isMine ? null : (
            <Button className="button" onPress={() => attempt(() => company.answerStop(true))}>
              {translator.t("online.stop.agree")}
            </Button>
          )}
          <Button className="button" onPress={() => attempt(() => company.answerStop(false))}>
            {translator.t(isMine ? "online.stop.withdraw" : "online.stop.decline")}
          </Button>
        </div>
      )}
    </div>
  );
}

type Attempting = (action: () => Promise<void>) => void;

/** What the people at the table have to decide beside the game. */
export function CompanyNotices(props: CompanyProps) {
  const { company, state, translator } = props;
  const [trouble, setTrouble] = useState("");
  const attempt: Attempting = (action) => {
    setTrouble("");
    action().catch((error: unknown) => setTrouble(troubleText(error, translator)));
  };
  return (
    <>
      {state.standIn === null ? null : (
        <div className="notice company-notice" role="status">
          <p>
            {translator.t("online.standIn", {
              level: { term: `level.${state.standIn}`, otherwise: state.standIn },
            })}
          </p>
          <Button className="button primary" onPress={() => attempt(() => company.takeSeatBack())}>
            {translator.t("online.standIn.back")}
          </Button>
        </div>
      )}
      <StopOffer {...props} attempt={attempt} />
      {trouble === "" ? null : (
        <p className="notice danger" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}

/** What cannot be taken back is asked about first. */
export function ResignSheet(props: {
  readonly company: Company;
  readonly table: TableState;
  readonly translator: Translator;
  onClose(): void;
}) {
  const { company, table, translator, onClose } = props;
  const [trouble, setTrouble] = useState("");
  const resign = (): void => {
    company
      .resign()
      .then(onClose)
      .catch((error: unknown) => setTrouble(troubleText(error, translator)));
  };
  return (
    <Sheet
      title={translator.t("online.resign.title")}
      isOpen
      isNarrow
      onClose={onClose}
      foot={
        <>
          <Button className="button" onPress={onClose}>
            {translator.t("cancel")}
          </Button>
          <Button className="button danger" onPress={resign}>
            {translator.t("online.resign.go")}
          </Button>
        </>
      }
    >
      <p>{translator.t(table.seats.length === 2 ? "online.resign.two" : "online.resign.more")}</p>
      {trouble === "" ? null : (
        <p className="notice danger" role="alert">
          {trouble}
        </p>
      )}
    </Sheet>
  );
}
