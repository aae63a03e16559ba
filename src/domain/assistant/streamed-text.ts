import type { PartialText } from './assistant-call.ts';

/** Reports each change of a growing text: only what differs from the text that was reported before. */
export function createStreamedText<Field extends string>(
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
