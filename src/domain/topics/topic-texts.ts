import { siteMessages } from '#content/messages/site.ts';
import { categories, categoryKeys } from '#domain/posts/shared/categories.ts';
import { slugify } from '#domain/posts/shared/slugify.ts';
import type { Topic } from './gather-topics.ts';
import type { TopicTexts } from './shared/topic-texts.ts';

/** Title and description of a topic's page. The categories of the specification have texts of their own. */
export function textsOfTopic({ kind, slug, language, name }: Topic): TopicTexts {
  const { topics } = siteMessages[language];
  const known =
    kind === 'category' && categoryKeys.find((key) => slugify(categories[key]) === slug);
  return { name, ...(known ? topics.categories[known] : topics[kind]) };
}
