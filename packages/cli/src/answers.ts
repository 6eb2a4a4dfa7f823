import { say } from "./words.ts";

/** Whether an answer is one of those that a message lists, separated by commas. */
function isOneOf(answer: string, list: string): boolean {
  return list.split(",").includes(answer.trim().toLowerCase());
}

export function isYes(answer: string): boolean {
  return isOneOf(answer, say("answer.yes"));
}

/** Nothing typed means no. */
export function isNo(answer: string): boolean {
  return answer.trim() === "" || isOneOf(answer, say("answer.no"));
}
