import { notFound, redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { listSummariesOf } from '#domain/posts/index.ts';
import { sharePicturePath } from '#domain/share-pictures/shared/share-picture-path.ts';
import {
  findTopic,
  type TopicKind,
  textsOfTopic,
  topicKinds,
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

/** The page of a tag, a category or a series. */
export type TopicPageData = { html: ServerHtml; metadata: PageMetadata };

/**
 * Loads the page of a topic. Links to it are plain, so a browser comes here only by its Back button, after a reload of
 * the page in between. It then loads the page from the server.
 *
 * @throws not found for a topic without a published post, or of no kind that there is; a redirect where somebody has
 * swapped the prefix: to the same series in this language, or to the list if only other languages have the topic
 */
export const loadTopic = createIsomorphicFn()
  .server(async (wanted: string, slug: string, language: Language): Promise<TopicPageData> => {
    const kind = topicKinds.find((known) => known === wanted);
    const page = kind ? await withoutErrorDetails(() => renderPage(kind, slug, language)) : null;
    if (page === null) throw notFound();
    if (typeof page === 'string')
      throw redirect({ href: pathInLanguage(page, language), statusCode: 307 });
    return page;
  })
  .client((_kind: string, _slug: string, _language: Language): Promise<TopicPageData> => {
    location.reload();
    return new Promise(() => {});
  });

/** @returns a path without prefix where the topic has another page in the language, or none */
async function renderPage(
  kind: TopicKind,
  slug: string,
  language: Language,
): Promise<TopicPageData | string | null> {
  const { database } = getRuntime();
  const versions = await findTopic(database, { kind, slug });
  const topic = versions.get(language);
  if (!topic) return versions.size > 0 ? pages.blog.path : null;
  const path = topicPath(topic);
  if (topic.slug !== slug) return path;
  const texts = textsOfTopic(topic);
  const title = withName(texts.title, topic);
  const posts = await listSummariesOf(database, topic.postIds);
  const { renderTopic } = await import('./render-topic.tsx');
  return {
    html: new ServerHtml('topic', await renderTopic({ texts, posts }, language)),
    metadata: {
      path,
      versions: [...versions.values()].map((version) => ({
        language: version.language,
        path: topicPath(version),
      })),
      title,
      description: withName(texts.description, topic),
      sharePicture: sharePicturePath({ kind, slug, title, language }),
      content: { page: kind, name: topic.name, posts: posts.slice(0, listedItems) },
    },
  };
}
