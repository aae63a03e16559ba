import type { Blog } from 'schema-dts';
import type { Messages } from '#content/messages/index.ts';
import type { PostSummary } from '#domain/posts/index.ts';
import { type DescribedPage, ids, listedItems, reference } from './described-page.ts';
import { postCard } from './post.ts';

export function blog(
  page: DescribedPage,
  posts: readonly PostSummary[],
  about: Messages['about'],
): Blog {
  return {
    '@type': 'Blog',
    '@id': ids.blog(page),
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    publisher: reference(ids.organization(page)),
    blogPost: posts.slice(0, listedItems).map((post) => postCard(page, post, about)),
  };
}
