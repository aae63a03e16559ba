/** A text in which some parts are out of the way. */
export type Masked = {
  text: string;
  /** Puts the parts back into the text, or into what has become of it. */
  restore: (text: string) => string;
  remove: (text: string) => string;
};

/** Replaces each match by a short mark that no conversion changes. */
export function mask(text: string, pattern: RegExp): Masked {
  const parts: string[] = [];
  const masked = text
    .replace(/[\ue000\ue001]/g, '')
    .replace(pattern, (part) => `\ue000${parts.push(part) - 1}\ue001`);
  const replace = (given: string, partAt: (index: number) => string) =>
    given.replace(/\ue000(\d+)\ue001/g, (_whole, index: string) => partAt(Number(index)));
  return {
    text: masked,
    restore: (given) => replace(given, (index) => parts[index] ?? ''),
    remove: (given) => replace(given, () => ''),
  };
}
