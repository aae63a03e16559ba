import { notFound, redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { listSummariesOf } from '#domain/posts/index.ts';
import { sharePicturePath } from '#domain/share-pictures/shared/share-picture-path.ts';
import {
  findTopic,
  type TopicKind,
  textsOfTopic,
  topicPath,
  withName,
} from '#domain/topics/index.ts';
import type { Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { pages } from '#pages.ts';
import { getRuntime } from '#platform/runtime.ts';
import { ServerHtml } from '#site/delivery/server-html.tsx';
import { withoutErrorDetails } from '#site/errors/without-error-details.ts';
import type { PageMetadata } from '#site/seo/page-metadata.ts';
import { listedItems } from '#site/seo/schema/described-page.ts';

/** The page of a tag or a category. */
export type TopicPageData = { html: ServerHtml; metadata: PageMetadata };

/**
 * Loads the page of a topic. Links to it are plain, so a browser comes here only by its Back button, after a reload of
 * the page in between. It then loads the page from the server.
 *
 * @throws not found for a topic without a published post; a redirect to the list for one that only other languages
 * have, where somebody has swapped the prefix
 */
export const loadTopic = createIsomorphicFn()
  .server(async (kind: TopicKind, slug: string, language: Language): Promise<TopicPageData> => {
    const page = await withoutErrorDetails(() => renderPage(kind, slug, language));
    if (page === null) throw notFound();
    if (page === 'elsewhere')
      throw redirect({ href: pathInLanguage(pages.blog.path, language), statusCode: 307 });
    return page;
  })
  .client((_kind: TopicKind, _slug: string, _language: Language): Promise<TopicPageData> => {
    location.reload();
    return new Promise(() => {});
  });

async function renderPage(
  kind: TopicKind,
  slug: string,
  language: Language,
): Promise<TopicPageData | 'elsewhere' | null> {
  const { database } = getRuntime();
  const versions = await findTopic(database, { kind, slug });
  const topic = versions.get(language);
  if (!topic) return versions.size > 0 ? 'elsewhere' : null;
  const path = topicPath(topic);
  const texts = textsOfTopic(topic);
  const title = withName(texts.title, topic);
  const posts = await listSummariesOf(database, topic.postIds);
  const { renderTopic } = await import('./render-topic.tsx');
  return {
    html: new ServerHtml('topic', await renderTopic({ texts, posts }, language)),
    metadata: {
      path,
      versions: [...versions.keys()].map((version) => ({ language: version, path })),
      title,
      description: withName(texts.description, topic),
      sharePicture: sharePicturePath({ kind, slug, title, language }),
      content: { page: kind, posts: posts.slice(0, listedItems) },
    },
  };
}
