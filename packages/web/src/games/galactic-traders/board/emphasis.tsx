/** A sentence in which the words between two asterisks stand out. */
export function Emphasis({ text }: { readonly text: string }) {
  return text.split("*").map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places.
    i % 2 === 1 ? <em key={i}>{part}</em> : part,
  );
}
