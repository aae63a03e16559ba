import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { createRateLimits } from '#domain/auth/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { reviewCalls, sampleRemark } from '../../../tests/support/review-calls.ts';
import { submitReviewForm } from './form.ts';

/** What a browser without script sends. */
function formOf(fields: Record<string, unknown>): URLSearchParams {
  const values = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(values);
}

async function reviewedPost(database: Database, content: string) {
  const { call, createPost, createLink } = await reviewCalls(database);
  const post = await createPost({ content });
  const { token, id } = await createLink(post.translationGroup);
  const { takeRemark } = createRateLimits();
  return {
    token,
    async send(fields: Record<string, unknown>) {
      return await submitReviewForm(database, {
        token,
        language: 'en',
        fields: formOf({ ...sampleRemark(), ...fields }),
        takeRemark: async (link) => await takeRemark(link, ''),
      });
    },
    remarks: async () => (await call('GET', `/posts/${post.id}/remarks`)).body.remarks,
    revoke: async () => await call('DELETE', `/review-links/${id}`),
  };
}

describeEachEngine('A form that was sent without script', (test) => {
  test('is a remark at its part, stored once', async ({ database }) => {
    const { send, remarks } = await reviewedPost(database, '# Goats\n\nOne two three.');
    const id = randomUUID();
    for (let sent = 0; sent < 3; sent += 1) expect(await send({ id })).toBeNull();
    // A heading is shown without its sign, and line endings arrive as CRLF.
    const heading = { index: 0, original: '# Goats', suggestion: 'Goats\r\nand hay' };
    expect(await send({ ...heading, id: randomUUID(), comment: 'One\r\ntwo' })).toBeNull();
    expect(await remarks()).toMatchObject([
      { place: { index: 1 }, suggestion: 'One, two, three.', name: 'Shilan' },
      { place: { index: 0 }, suggestion: '# Goats\nand hay', comment: 'One\ntwo' },
    ]);
  });

  test('is a comment alone where the text was left as it is', async ({ database }) => {
    const { send, remarks } = await reviewedPost(database, 'One two three.');
    expect(
      await send({ index: 0, suggestion: ' One two three.\r\n', comment: 'Good.' }),
    ).toBeNull();
    expect(await remarks()).toMatchObject([{ suggestion: null, comment: 'Good.' }]);
  });

  test('comes back with all that was typed', async ({ database }) => {
    const { send, remarks, revoke } = await reviewedPost(database, 'One two three.');
    const typed = { id: randomUUID(), suggestion: 'Better.', comment: 'A\nB', name: 'Dara' };
    const cases = [
      [{ ...typed, name: '  ' }, 'nameMissing'],
      [{ ...typed, suggestion: 'One two three.', comment: ' ' }, 'empty'],
      [{ ...typed, suggestion: 'x'.repeat(10_001) }, 'tooLong'],
      [{ ...typed, comment: 'x'.repeat(2_001) }, 'tooLong'],
      [{ ...typed, id: 'none' }, 'tooLong'],
    ] as const;
    for (const [fields, problem] of cases)
      expect(await send(fields), problem).toMatchObject({ ...fields, problem });
    await revoke();
    expect(await send(typed)).toMatchObject({ ...typed, problem: 'gone' });
    expect(await remarks()).toEqual([]);
  });

  test('has the limits of the page with script', async ({ database }) => {
    const { send, remarks } = await reviewedPost(database, 'One two three.');
    const outcomes = new Map<string, number>();
    for (let sent = 0; sent < 130; sent += 1) {
      const entered = await send({ comment: `Remark ${sent}` });
      const outcome = entered?.problem ?? 'stored';
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    expect(Object.fromEntries(outcomes)).toEqual({ stored: 120, full: 10 });
    expect(await remarks()).toHaveLength(120);
  });

  test('is inert, whatever a stranger made it of', async ({ database }) => {
    const { send, remarks } = await reviewedPost(database, 'One two three.');
    const hostile = ['\0', '\ud800', '\u202e', '<script>x</script>', '%00', '__proto__'];
    for (const text of hostile) {
      await send({ comment: `a ${text}`, suggestion: text });
      expect(await send({ field: text, index: text, original: text, name: '' })).toMatchObject({
        field: 'content',
        index: 0,
      });
    }
    expect(
      await submitReviewForm(database, {
        token: '../../etc',
        language: 'en',
        fields: new URLSearchParams(),
        takeRemark: () => Promise.reject(new Error('Nobody may be counted')),
      }),
    ).toMatchObject({ problem: 'gone' });
    const stored = await remarks();
    expect(stored).toHaveLength(hostile.length);
    expect(JSON.stringify(stored)).not.toMatch(/\\u0000|\\ud800|\u202e/);
  });
});
