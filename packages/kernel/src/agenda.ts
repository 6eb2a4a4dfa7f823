/**
 * What is still to happen, as plain data in a game's state: a stack of steps, the next one on top. A step that is a
 * decision stays there until its seat moves, so a game can be saved, undone and searched in the middle of anything.
 */
export interface Agenda<Step> {
  agenda: Step[];
}

/** The step that happens next. */
export function nextStep<Step>({ agenda }: { readonly agenda: readonly Step[] }): Step {
  return agenda[agenda.length - 1];
}

/** Puts steps, in the order in which they happen, before all that was to happen already. */
export function schedule<Step>(state: Agenda<Step>, ...steps: readonly NoInfer<Step>[]): void {
  for (let i = steps.length - 1; i >= 0; i--) state.agenda.push(steps[i]);
}

/** Takes the steps that happen by themselves off the agenda and runs them; gives the first one that waits. */
export function runAgenda<Step>(
  state: Agenda<Step>,
  waits: (step: Step) => boolean,
  run: (step: Step) => void,
): Step {
  for (;;) {
    const step = nextStep(state);
    if (waits(step)) return step;
    state.agenda.pop();
    run(step);
  }
}
