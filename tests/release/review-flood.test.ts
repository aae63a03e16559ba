import { expect } from 'vitest';
import { testOnFile } from '../support/each-engine.ts';
import { hostileTexts } from '../support/hostile-texts.ts';
import { reviewCalls, sampleRemark } from '../support/review-calls.ts';

testOnFile(
  '1,000 hostile remarks are stored as bounded, harmless text or not at all',
  async ({ database }) => {
    const { createPost, createLink, review, call } = await reviewCalls(database);
    const content = '## Begin\n\nOne two three.';
    const post = await createPost({ content, published: true });
    const bodies = hostileBodies();
    expect(bodies).toHaveLength(1_000);
    let { token } = await createLink(post.translationGroup);
    const seen = new Set<number>();
    for (const [index, body] of bodies.entries()) {
      // A link has its limits; a stranger may have many links.
      if (index % 100 === 99) ({ token } = await createLink(post.translationGroup));
      const { status } = await review(token, 'remarks', body);
      seen.add(status);
      expect([204, 400, 413], JSON.stringify(body).slice(0, 200)).toContain(status);
    }
    expect([...seen].sort()).toEqual([204, 400, 413]);
    const { body } = await call('GET', `/posts/${post.id}/remarks`);
    expect(body.remarks.length).toBeGreaterThan(100);
    for (const { name, suggestion, comment, original } of body.remarks) {
      expect(Array.from(name).length).toBeLessThanOrEqual(60);
      expect(name.trim()).not.toBe('');
      expect(Array.from(comment).length).toBeLessThanOrEqual(2_000);
      expect(Array.from(suggestion ?? '').length).toBeLessThanOrEqual(10_000);
      expect(Array.from(original).length).toBeLessThanOrEqual(10_000);
      for (const text of [name, suggestion ?? '', comment]) {
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[\0\u202a-\u202e\u2066-\u2069]/);
      }
    }
    const stored = await call('GET', `/posts/${post.id}`);
    expect(stored.body.content).toBe(content);
    expect(stored.body.title).toBe(post.title);
  },
);

/** Whatever a stranger may send: texts, fields of other types, and bodies of 200 kB. */
function hostileBodies(): unknown[] {
  const texts = [...hostileTexts, 'x'.repeat(200_000), '\u202e'.repeat(1_000), 'س'.repeat(10_000)];
  const fields = ['suggestion', 'comment', 'name', 'original', 'language', 'field', 'id'] as const;
  const bodies: unknown[] = texts.flatMap((text) => [
    sampleRemark({ suggestion: text, comment: text, name: text }),
    ...fields.map((field) => sampleRemark({ [field]: text })),
  ]);
  for (const value of [null, 0, -1, 1e99, [], {}, [[]], true])
    for (const field of [...fields, 'index'] as const)
      bodies.push(sampleRemark({ [field]: value }));
  return bodies.toSorted((one, other) => hashOf(one) - hashOf(other)).slice(0, 1_000);
}

function hashOf(value: unknown): number {
  let hash = 7;
  const text = JSON.stringify(value).replace(/"id":"[^"]*"/, '');
  for (let index = 0; index < text.length; index += 7)
    hash = (hash * 31 + text.charCodeAt(index)) % 1_000_003;
  return hash;
}
