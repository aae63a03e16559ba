import type { NewPost } from '#domain/posts/index.ts';
import type { TranslationRecord } from '#domain/translation/shared/translation-record.ts';

/** A complete post. A test passes the fields that matter to it. */
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

/** The panel's payload for a new post: every field of the specification (section 7) and no other. */
export function samplePayload(fields: Record<string, unknown> = {}) {
  return {
    title: 'How to plan an app',
    content: '## Begin\n\nOne two three.',
    description: 'What it is about.',
    author: 'Dara Karim',
    category: 'General',
    tags: ['blog', 'apps'],
    image: '/media/00000000000000000000000000000000.jpg',
    language: 'en',
    published: true,
    sources: ['https://example.com/a?b=c'],
    seoTitle: 'Planning an app',
    seoDescription: 'Where to begin.',
    seoKeywords: 'app, plan',
    ...fields,
  };
}

/** The record of a translation that a person has edited, with one dismissed issue. */
export function sampleRecord(): TranslationRecord {
  return {
    title: { source: 'Summit', machine: 'لوتکە', text: 'لووتکە "و" \\ 🚀' },
    blocks: [{ source: 'One.', machine: 'یەک.', text: '' }],
    dismissed: [{ finding: 'lost-number:2026', reason: "It's a year" }],
  };
}
