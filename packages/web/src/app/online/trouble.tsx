/** What went wrong, said at once; nothing if nothing did. */
export function Trouble({ text }: { readonly text: string }) {
  return text === "" ? null : (
    <p className="notice danger" role="alert">
      {text}
    </p>
  );
}
