/** A text in the middle of another one, whose direction it neither takes nor turns. */
export function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
