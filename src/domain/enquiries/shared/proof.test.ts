import { expect, test } from 'vitest';
import { isProofOf, solveProof } from './proof.ts';

const fields = { contact: '0750 123 4567', message: 'ئێمە\nwe need a shop' };
const bits = 8;

test('a proof is one for its challenge and its text, whatever the line endings', async () => {
  const proof = await solveProof('1764061200000', fields, bits);
  expect(proof).toMatch(/^1764061200000\.\d+$/);
  expect(await isProofOf(proof, fields, bits)).toBe(true);
  expect(await isProofOf(proof, { ...fields, message: 'ئێمە\r\nwe need a shop ' }, bits)).toBe(
    true,
  );
  // Each of these would be one by chance in 256 cases; with these texts none is.
  for (const [wrong, text] of [
    [proof, { ...fields, message: 'another' }],
    [proof, { ...fields, contact: '0750 123 4568' }],
    [proof.replace('1764', '1765'), fields],
    [`${proof}0`, fields],
  ] as const)
    expect(await isProofOf(wrong, text, bits)).toBe(false);
});

test.each(['', '.', '1.', '.1', '1.1.1', 'a.1', '1.-1', `${'9'.repeat(99)}.1`, '1.1e3'])(
  '%j is no proof',
  async (text) => {
    expect(await isProofOf(text, fields, 0)).toBe(false);
  },
);
