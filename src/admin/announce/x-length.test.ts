import { expect, test } from 'vitest';
import { xLength } from './x-length.ts';

test.each([
  ['nothing', '', 0],
  ['Latin letters', 'Summit', 6],
  ['Arabic letters', 'مقال جديد', 9],
  ['Sorani letters', 'وتارێکی نوێ', 11],
  ['a joiner inside a Kurdish word', 'ئه\u200cو', 4],
  ['Arabic digits and punctuation', '٢٠٢٦، ؟', 7],
  ['Chinese letters', '日本', 4],
  ['presentation forms of Arabic', '\ufefb', 2],
  ['an ellipsis', '…', 2],
  ['quotation marks and dashes', '“a” – b', 7],
  ['a direction mark', '\u200f', 2],
  ['two isolates', '\u2068+964\u2069', 8],
  ['a letter with its accent apart', 'e\u0301', 1],
  ['an emoji', '🎉', 2],
  ['a family, which is one emoji of seven code points', '👨‍👩‍👧‍👦', 2],
  ['a flag', '🇮🇶', 2],
  ['a link of any length', `https://lutka.krd/${'a'.repeat(500)}`, 23],
  ['a domain', 'See lutka.krd', 4 + 23],
  ['a domain inside Arabic text', 'زوروا lutka.krd اليوم', 6 + 23 + 6],
  ['the signs around a link', '(https://lutka.krd/p/1?a=b).', 1 + 23 + 2],
  ['a decimal number', '3.14', 4],
] as const)('X counts %s', (_name, text, length) => {
  expect(xLength(text)).toBe(length);
});
