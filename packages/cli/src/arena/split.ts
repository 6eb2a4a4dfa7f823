/** The parts of a text between separators; quotation marks keep what they enclose together, and stay. */
export function splitOutsideQuotes(text: string, separator: RegExp): string[] {
  const parts: string[] = [""];
  let quote: string | null = null;
  for (const letter of text) {
    if (quote === null && separator.test(letter)) {
      parts.push("");
      continue;
    }
    if (letter === quote) quote = null;
    else if (quote === null && (letter === '"' || letter === "'")) quote = letter;
    parts[parts.length - 1] += letter;
  }
  return parts;
}

/** The words of a command line, as a shell would take them apart: words with spaces stand in quotation marks. */
export function wordsOf(command: string): string[] {
  return splitOutsideQuotes(command, /\s/)
    .filter((word) => word !== "")
    .map((word) => word.replace(/(["'])(.*?)\1/g, "$2"));
}
