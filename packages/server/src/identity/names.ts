import { problem } from "../problem.ts";
import { plainText } from "../table/talk.ts";

/** A name as it is shown; one that shows nothing is refused. */
export function checkName(name: string): string {
  const plain = plainText(name);
  if (!/[\p{L}\p{N}]/u.test(plain)) throw problem(422, "person.badName");
  return plain;
}
