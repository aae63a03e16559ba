import type { NewPost } from '#domain/posts/index.ts';

/** A complete post; a test names what matters to it. */
export function samplePost(fields: Partial<NewPost> = {}): NewPost {
  return {
    language: 'en',
    title: 'A sample post',
    description: 'What it is about.',
    content: 'One two three.',
    image: '/media/00000000000000000000000000000000.jpg',
    imageAlt: 'A picture',
    category: 'General',
    tags: ['sample'],
    author: 'Dara Karim',
    sources: [],
    seoTitle: 'A sample post',
    seoDescription: 'What it is about.',
    seoKeywords: 'sample',
    publishedAt: new Date('2026-11-01T09:00:00Z'),
    ...fields,
  };
}
