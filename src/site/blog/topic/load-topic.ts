import { notFound, redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { listSummariesOf, type PostSummary } from '#domain/posts/index.ts';
import { findTopic, textsOfTopic } from '#domain/topics/index.ts';
import type { TopicKind } from '#domain/topics/shared/topic-path.ts';
import type { TopicTexts } from '#domain/topics/shared/topic-texts.ts';
import type { Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { pages } from '#pages.ts';
import { getRuntime } from '#platform/runtime.ts';
import { withoutErrorDetails } from '#site/errors/without-error-details.ts';

/** What the page of a tag or a category shows. */
export type TopicPageData = {
  kind: TopicKind;
  slug: string;
  texts: TopicTexts;
  /** The newest ones in the page's language, as many as the list has. */
  posts: PostSummary[];
  /** The languages that have the page. */
  languages: Language[];
};

/**
 * Loads the page of a topic.
 *
 * @throws not found if the topic has no published post; a redirect to the list if only other languages have some, since
 * the language menu swaps the prefix alone
 */
export async function loadTopicPage(
  kind: TopicKind,
  slug: string,
  language: Language,
): Promise<TopicPageData> {
  const data = await loadTopic(kind, slug, language);
  if (data === null) throw notFound();
  if (data === 'elsewhere')
    throw redirect({ href: pathInLanguage(pages.blog.path, language), statusCode: 307 });
  return data;
}

type Loaded = TopicPageData | 'elsewhere' | null;

/**
 * Links to these pages are plain, so a browser only comes here by its Back button, after a reload of the page in
 * between. It then loads the page from the server.
 */
const loadTopic = createIsomorphicFn()
  .server(
    (kind: TopicKind, slug: string, language: Language): Promise<Loaded> =>
      withoutErrorDetails(async () => {
        const { database } = getRuntime();
        const versions = await findTopic(database, { kind, slug });
        const topic = versions.get(language);
        if (!topic) return versions.size > 0 ? 'elsewhere' : null;
        const posts = await listSummariesOf(database, topic.postIds);
        return { kind, slug, texts: textsOfTopic(topic), posts, languages: [...versions.keys()] };
      }),
  )
  .client((_kind: TopicKind, _slug: string, _language: Language): Promise<Loaded> => {
    location.reload();
    return new Promise(() => {});
  });
