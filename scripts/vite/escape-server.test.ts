import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { escapeLetters } from './escape-server.ts';

test('the letters of strings, templates, patterns and names stay the same', () => {
  const code = `
    const ناو = 'سڵاو 😀 – é';
    [ناو, \`\${ناو}\\n«ە»\`, 'ڵێ😀'.replace(/[ڵ😀]/gu, '-'), /^[ا-ی]+$/.test('کورد')].join('|')`;
  const escaped = escapeLetters(code);
  expect(escaped).toMatch(/^[\0-\x7f]+$/);
  expect(runInNewContext(escaped)).toBe(runInNewContext(code));
});
