import { expect } from 'vitest';
import { storeImage } from '#domain/media/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { samplePicture } from '../../../tests/support/sample-pictures.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';
import { createPost, findPublishedPost, listPublishedPosts } from './index.ts';

describeEachEngine('findPublishedPost', (test) => {
  test('returns the fields of the page’s head, which lists leave out', async ({ database }) => {
    const image = await storeImage(database, await samplePicture('jpeg'));
    const seo = { seoTitle: 'گەڕان', seoDescription: 'Found so' };
    const { slug } = await createPost(database, samplePost({ ...seo, image, content: 'One two.' }));
    const details = { ...seo, wordCount: 2, imageSize: { width: 300, height: 200 } };
    expect(await findPublishedPost(database, slug)).toMatchObject(details);
    const [listed] = await listPublishedPosts(database, { language: 'en', limit: 1 });
    for (const name of Object.keys(details)) expect(listed).not.toHaveProperty(name);
  });
});
