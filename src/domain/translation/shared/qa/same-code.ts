/**
 * Whether code is the source's, but for words that a person translated in it: comments, texts in quotes. Line for line,
 * what stands around the words in Arabic letters must be the source's, byte for byte and in its order.
 */
export function isSameCode(source: string, translation: string): boolean {
  const lines = translation.split('\n');
  const sourceLines = source.split('\n');
  return (
    lines.length === sourceLines.length &&
    lines.every((line, index) => isSameLine(sourceLines[index] ?? '', line))
  );
}

/** Words in Arabic letters, with what stands between them. */
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
