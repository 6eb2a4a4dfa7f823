import type { Helm, StepName } from "./helm.ts";

const PHASES = ["power", "trade", "actions", "load"] as const;

const PHASE_OF: Readonly<Record<StepName, (typeof PHASES)[number] | null>> = {
  turn: "power",
  surplus: "power",
  trade: "trade",
  play: "actions",
  sail: "actions",
  compass: "actions",
  load: "load",
  over: null,
};

/** The four phases of a turn, in the order of the rules. OM-TRN-2 */
export function Phases({ helm }: { readonly helm: Helm }) {
  const { view, translator } = helm.picture;
  const now = PHASE_OF[view.agenda.at(-1)?.step ?? "over"];
  const at = now === null ? -1 : PHASES.indexOf(now);
  return (
    <ol className="om-phases" aria-label={translator.t("om.b.phases")}>
      {PHASES.map((phase, i) => (
        <li
          key={phase}
          data-state={i < at ? "done" : i === at ? "now" : "coming"}
          aria-current={i === at ? "step" : undefined}
        >
          <i aria-hidden="true">{i + 1}</i>
          <span>{translator.t(`om.b.phase.${phase}`)}</span>
        </li>
      ))}
    </ol>
  );
}
