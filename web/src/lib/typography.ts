// French puts a space before some signs, and no line may break there.
const BEFORE = / ([:;?!»%])/g;
const AFTER = /« /g;

/** The same words, sentences and makers of sentences, with spaces that hold. */
export function french<T>(words: T): T {
  if (typeof words === "string") return words.replace(BEFORE, "\u00a0$1").replace(AFTER, "«\u00a0") as T;
  if (typeof words === "function") return ((...given: unknown[]) => french(words(...given))) as T;
  if (Array.isArray(words)) return words.map(french) as T;
  if (words && typeof words === "object")
    return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, french(value)])) as T;
  return words;
}
