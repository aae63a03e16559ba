import { createIsomorphicFn } from '@tanstack/react-start';
import { listSummariesOf } from '#domain/posts/index.ts';
import { findTopic, textsOfTopic } from '#domain/topics/index.ts';
import type { TopicKind } from '#domain/topics/shared/topic-path.ts';
import type { Language } from '#i18n/languages.ts';
import { getRuntime } from '#platform/runtime.ts';
import { ServerHtml } from '#site/delivery/server-html.tsx';
import { withoutErrorDetails } from '#site/errors/without-error-details.ts';
import type { PageMetadata } from '#site/seo/page-metadata.ts';
import { topicMetadata } from './topic-metadata.ts';

/** The page of a tag or a category. */
export type TopicPageData = { html: ServerHtml; metadata: PageMetadata };

type Loaded = TopicPageData | 'elsewhere' | null;

/**
 * Loads the page of a topic. Links to it are plain, so a browser comes here only by its Back button, after a reload of
 * the page in between. It then loads the page from the server.
 *
 * @returns `elsewhere` for a topic that only other languages have, null for one that has no published post
 */
export const loadTopic = createIsomorphicFn()
  .server(
    (kind: TopicKind, slug: string, language: Language): Promise<Loaded> =>
      withoutErrorDetails(async () => {
        const { database } = getRuntime();
        const versions = await findTopic(database, { kind, slug });
        const topic = versions.get(language);
        if (!topic) return versions.size > 0 ? 'elsewhere' : null;
        const texts = textsOfTopic(topic);
        const posts = await listSummariesOf(database, topic.postIds);
        const { renderTopic } = await import('./render-topic.tsx');
        return {
          html: new ServerHtml('topic', await renderTopic({ texts, posts }, language)),
          metadata: topicMetadata(topic, { texts, posts, languages: [...versions.keys()] }),
        };
      }),
  )
  .client((_kind: TopicKind, _slug: string, _language: Language): Promise<Loaded> => {
    location.reload();
    return new Promise(() => {});
  });
