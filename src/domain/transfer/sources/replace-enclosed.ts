/**
 * Replaces what stands between an opening and the next closing mark. Reads the text once: where there is no further
 * closing mark, there is none for any later opening.
 *
 * @param open,close with the flag `g`
 */
export function replaceEnclosed(
  text: string,
  { open, close }: { open: RegExp; close: RegExp },
  replace: (opening: RegExpExecArray, inside: string) => string,
): string {
  let result = '';
  let read = 0;
  for (const opening of text.matchAll(open)) {
    if (opening.index < read) continue;
    const from = opening.index + opening[0].length;
    close.lastIndex = from;
    const end = close.exec(text);
    if (!end) break;
    result += text.slice(read, opening.index) + replace(opening, text.slice(from, end.index));
    read = end.index + end[0].length;
  }
  return result + text.slice(read);
}
