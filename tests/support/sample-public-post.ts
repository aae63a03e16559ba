import { blankPost, fieldsWith, pickFields } from '#domain/posts/shared/fields.ts';
import type { Language } from '#i18n/languages.ts';
import type { RenderedPost } from '#site/blog/post/rendered-post.ts';
import { ServerHtml } from '#site/delivery/server-html.tsx';

/** A published post, as the server renders it. */
export function renderedPost(fields: Partial<RenderedPost> & { language: Language }): RenderedPost {
  return {
    ...pickFields(blankPost, fieldsWith({ publicIn: 'list' })),
    ...pickFields(blankPost, fieldsWith({ publicIn: 'page' })),
    id: 7,
    slug: `in-${fields.language}`,
    title: 'A title',
    description: 'A description',
    image: '/media/0123456789abcdef0123456789abcdef.jpg',
    imageAlt: '',
    imageSize: { width: 1200, height: 800 },
    category: 'Tutorials',
    tags: ['web', 'Kurdish'],
    author: 'Dara Karim',
    date: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-02T09:00:00.000Z',
    readTime: 4,
    views: 12,
    comments: 0,
    contentHtml: new ServerHtml('text', '<p>Text</p>'),
    wordCount: 800,
    seoTitle: '',
    seoDescription: '',
    translations: [],
    ...fields,
  };
}
