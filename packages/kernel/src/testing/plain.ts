/** Where the value is not plain data (objects, lists, texts, numbers, truth values and null), or null if it is. */
export function notPlain(value: unknown): string | null {
  if (value === null || typeof value === "string" || typeof value === "boolean") return null;
  if (typeof value === "number") return Number.isFinite(value) ? null : "";
  if (typeof value !== "object") return "";
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return "";
  for (const [key, part] of Object.entries(value)) {
    const found = notPlain(part);
    if (found !== null) return `.${key}${found}`;
  }
  return null;
}

type Fields = Readonly<Record<string, unknown>>;

function haveSameFields(value: Fields, parsed: Fields): boolean {
  const keys = Object.keys(value);
  const others = Object.keys(parsed);
  if (keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    if (keys[i] !== others[i] || !isAsParsed(value[keys[i]], parsed[keys[i]])) return false;
  }
  return true;
}

/**
 * Whether a value is exactly what came out of JSON: the same data with keys in the same order, hence plain. Much quicker
 * than writing both down again.
 */
export function isAsParsed(value: unknown, parsed: unknown): boolean {
  if (typeof value !== "object" || value === null) return value === parsed;
  if (typeof parsed !== "object" || parsed === null) return false;
  if (Object.getPrototypeOf(value) !== Object.getPrototypeOf(parsed)) return false;
  if (Array.isArray(value) && Array.isArray(parsed)) {
    if (value.length !== parsed.length) return false;
    for (let i = 0; i < value.length; i++) if (!isAsParsed(value[i], parsed[i])) return false;
    return true;
  }
  return haveSameFields(value as Fields, parsed as Fields);
}
