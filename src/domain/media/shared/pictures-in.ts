/** The hashes of the stored pictures that a text or the path of a cover names. */
export function picturesIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/\/media\/([0-9a-f]{32})/g), ([, hash = '']) => hash));
}
