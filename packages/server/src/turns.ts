/** Lets things of one name happen one after another. */
export type InTurn = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export function openTurns(): InTurn {
  const tails = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const done = (tails.get(name) ?? Promise.resolve()).then(work);
    const tail: Promise<unknown> = done
      .catch(() => {})
      .then(() => {
        if (tails.get(name) === tail) tails.delete(name);
      });
    tails.set(name, tail);
    return done;
  };
}
