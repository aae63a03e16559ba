/**
 * Whether code equals the source's, except for comments and strings that a person translated. Line by line, everything
 * around the words in Arabic letters must match the source's bytes in order.
 */
export function isSameCode(source: string, translation: string): boolean {
  const lines = translation.split('\n');
  const sourceLines = source.split('\n');
  return (
    lines.length === sourceLines.length &&
    lines.every((line, index) => isSameLine(sourceLines[index] ?? '', line))
  );
}

/** Words in Arabic letters, with the characters between them. */
const translatedWords =
  /(?=\p{L})\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\p{Nd}\p{Cf}\s.,،؛؟:!٪٬٫/-]*[\p{Script=Arabic}\p{M}])?[؟.!]?/gu;

function isSameLine(source: string, translation: string): boolean {
  if (source === translation) return true;
  const [start = '', ...others] = translation.split(translatedWords);
  const end = others.pop();
  if (end === undefined || !source.startsWith(start)) return false;
  let at = start.length;
  for (const piece of others) {
    const found = source.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return source.length - end.length >= at && source.endsWith(end);
}
