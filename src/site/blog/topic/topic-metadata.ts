import type { PostSummary } from '#domain/posts/index.ts';
import { sharePicturePath } from '#domain/share-pictures/shared/share-picture-path.ts';
import { type Topic, type TopicTexts, topicPath, withName } from '#domain/topics/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { PageMetadata } from '#site/seo/page-metadata.ts';
import { listedItems } from '#site/seo/schema/described-page.ts';

/** @param languages that have the page */
export function topicMetadata(
  topic: Topic,
  {
    texts,
    posts,
    languages,
  }: { texts: TopicTexts; posts: readonly PostSummary[]; languages: readonly Language[] },
): PageMetadata {
  const { kind, slug, language } = topic;
  const path = topicPath(topic);
  const title = withName(texts.title, topic);
  return {
    path,
    versions: languages.map((version) => ({ language: version, path })),
    title,
    description: withName(texts.description, topic),
    sharePicture: sharePicturePath({ kind, slug, title, language }),
    content: { page: kind, posts: posts.slice(0, listedItems) },
  };
}
