import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { sampleRecord } from '../../../tests/support/sample-post.ts';
import {
  createAdminPost,
  editPost,
  findAdminPost,
  findPublishedPost,
  listAdminSummaries,
  listPublishedPosts,
  listPublishedSummaries,
  postChanges,
  postInput,
} from './index.ts';
import { type PostFieldName, postFieldNames, postFields } from './shared/fields.ts';

/** A value for a field, derived from its definition, so that this test covers new fields without a change. */
function valueFor(name: PostFieldName, word: string): unknown {
  if (name === 'image') return `/media/${word}.jpg`;
  if (name === 'translation')
    return { ...sampleRecord(), dismissed: [{ finding: word, reason: '' }] };
  if (postFields[name].storedAs === 'number') return word.length;
  if (postFields[name].storedAs === 'json') return [`${word}-${name}`, '"quoted"'];
  return `${word}-${name.toLowerCase()}`;
}

const valuesWith = (word: string) =>
  Object.fromEntries(postFieldNames.map((name) => [name, valueFor(name, word)]));

const fieldsIn =
  (...places: string[]) =>
  (name: PostFieldName) => {
    const field = postFields[name];
    return 'publicIn' in field && places.includes(field.publicIn);
  };

describeEachEngine('every field of a post', (test) => {
  test('is stored, listed and published according to its definition', async ({ database }) => {
    const input = postInput.parse({ ...valuesWith('first'), language: 'en' });
    const { id, slug } = await createAdminPost(database, input, 'dara');
    const isListed = (name: PostFieldName) => 'inAdminList' in postFields[name];
    const published = { language: 'en', limit: 1 } as const;
    for (const [view, has] of [
      [await findAdminPost(database, id), () => true],
      [(await listAdminSummaries(database))[0], isListed],
      [(await listPublishedSummaries(database, published))[0], fieldsIn('list')],
      [(await listPublishedPosts(database, published))[0], fieldsIn('list', 'post')],
      [await findPublishedPost(database, slug), fieldsIn('list', 'post', 'page')],
    ] as const) {
      for (const name of postFieldNames) {
        if (has(name)) expect(view).toHaveProperty(name, valueFor(name, 'first'));
        else expect(view).not.toHaveProperty(name);
      }
    }
  });

  test('is changed only by an edit that names it', async ({ database }) => {
    const input = postInput.parse({ ...valuesWith('first'), language: 'en' });
    let post = await createAdminPost(database, input, 'dara');
    for (const name of postFieldNames) {
      const change = { [name]: valueFor(name, 'second') };
      const changes = postChanges.parse({ ...change, updatedAt: post.updatedAt });
      const result = await editPost(database, post.id, changes);
      if (result.stale) throw new Error(`the edit of ${name} is stale`);
      const unchanged = postFieldNames.filter((other) => other !== name);
      expect(result.post).toMatchObject(change);
      for (const other of unchanged) expect(result.post[other]).toEqual(post[other]);
      post = result.post;
    }
    expect(post).toMatchObject(valuesWith('second'));
  });
});
