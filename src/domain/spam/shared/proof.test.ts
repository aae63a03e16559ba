import { expect, test } from 'vitest';
import { isProofOf, solveProof } from './proof.ts';

const text = 'ئێمە\nwe need a shop';
const bits = 8;

test('a proof is one for its challenge and its text, whatever the white space', async () => {
  const proof = await solveProof('1764061200000', text, bits);
  expect(proof).toMatch(/^1764061200000\.\d+$/);
  expect(await isProofOf(proof, text, bits)).toBe(true);
  expect(await isProofOf(proof, `${text.replace('\n', '\r\n')} `, bits)).toBe(true);
  // Each of these would be one by chance in 256 cases; with these texts none is.
  for (const [wrong, proven] of [
    [proof, 'another'],
    [proof, `${text}.`],
    [proof.replace('1764', '1765'), text],
    [`${proof}0`, text],
  ] as const)
    expect(await isProofOf(wrong, proven, bits)).toBe(false);
});

test.each(['', '.', '1.', '.1', '1.1.1', 'a.1', '1.-1', `${'9'.repeat(99)}.1`, '1.1e3'])(
  '%j is no proof',
  async (wrong) => {
    expect(await isProofOf(wrong, text, 0)).toBe(false);
  },
);
