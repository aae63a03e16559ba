import type { PartialText } from './assistant-call.ts';

/** Tells of a text each time it has changed: only of what follows the part that was told already. */
export function createGrowingText<Field extends string>(
  field: Field,
  tell: ((partial: PartialText<Field>) => void) | undefined,
): (text: string) => void {
  let told = '';
  return (text) => {
    if (!tell || text === told) return;
    let from = 0;
    const shorter = Math.min(text.length, told.length);
    while (from < shorter && text[from] === told[from]) from += 1;
    told = text;
    tell({ field, from, text: text.slice(from) });
  };
}
