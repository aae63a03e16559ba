/** The sign of a heading in Markdown, which a reviewer need not know; empty for other blocks. */
function markOf(block: string): string {
  return /^#{1,6}[ \t]+/.exec(block)?.[0] ?? '';
}

/** A block without the sign of a heading. */
export function withoutMark(block: string): string {
  return block.slice(markOf(block).length);
}

/** @returns the block that a reviewer's text stands for; blank where the text is the block as it was */
export function suggestedBlock(original: string, text: string): string {
  const isChanged = text.trim() !== '' && text.trim() !== withoutMark(original).trim();
  return isChanged ? markOf(original) + text : '';
}
