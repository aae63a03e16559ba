import { sharePicturePath } from '#domain/share-pictures/shared/share-picture-path.ts';
import { topicPath } from '#domain/topics/shared/topic-path.ts';
import { withName } from '#domain/topics/shared/topic-texts.ts';
import { pages } from '#pages.ts';
import { pageHead } from '#site/seo/page-head.ts';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import type { TopicPageData } from './load-topic.ts';

/**
 * @param data undefined if there is no such page, or if it could not be loaded. The company's name is the title of the
 * latter
 */
export function topicHead(
  context: HeadContext,
  data: TopicPageData | undefined,
  isMissing: boolean,
) {
  if (!data) {
    const title = isMissing ? '404 Page Not Found' : undefined;
    return pageHead(context, { path: pages.blog.path, title, noIndex: true });
  }
  const { kind, slug, texts, posts, languages } = data;
  const { language } = context;
  const path = topicPath({ kind, slug });
  const title = withName(texts.title, texts.name, language);
  return pageHead(context, {
    path,
    versions: languages.map((version) => ({ language: version, path })),
    title,
    description: withName(texts.description, texts.name, language),
    sharePicture: sharePicturePath({ kind, slug, title, language }),
    content: { page: kind, posts },
  });
}
