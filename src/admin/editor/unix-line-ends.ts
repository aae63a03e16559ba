/** The text as an editor holds it: lines end with `\n` alone. */
export function withUnixLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
