import { editorText } from './editor-form.ts';

/** Contains letters that join on both sides, on one and on none, marks, digits, signs, and Latin in between. */
export const kurdish =
  'ڕۆژێک لە ڕۆژان، بزنێک ژووری سێرڤەرەکەی گرت؛ «بەڕاستی؟» ئازادیی ١٢٫٥٪ و C++ لەگەڵ وەڵامەکە.';

export function length(
  count: number,
  minutes: number,
  text: typeof editorText = editorText,
): string {
  return `${text('words', { count })} · ${text('readTime', { minutes })}`;
}
