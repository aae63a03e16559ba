import { siteMessages } from '#content/messages/site.ts';
import { categories, categoryKeys } from '#domain/posts/shared/categories.ts';
import { slugify } from '#domain/posts/shared/slugify.ts';
import { directionOf } from '#i18n/languages.ts';
import { isolate } from '#language/bidi.ts';
import type { Topic } from './gather-topics.ts';

/** The texts of a topic's page, in which `{name}` stands for the topic's name. */
export type TopicTexts = { name: string; title: string; description: string };

/** Title and description of a topic's page. The categories of the specification have texts of their own. */
export function textsOfTopic({ kind, slug, language, name }: Topic): TopicTexts {
  const { topics } = siteMessages[language];
  const known =
    kind === 'category' && categoryKeys.find((key) => slugify(categories[key]) === slug);
  return { name, ...(known ? topics.categories[known] : topics[kind]) };
}

/**
 * A text with the topic's name in it, for places that have no HTML. A name in letters of the other direction is
 * isolated, so that "C++" stays "C++".
 */
export function withName(
  text: string,
  { name, language }: Pick<Topic, 'name' | 'language'>,
): string {
  const foreign = directionOf(language) === 'rtl' ? /\p{Script=Latin}/u : /\p{Script=Arabic}/u;
  return text.replaceAll('{name}', () => (foreign.test(name) ? isolate(name) : name));
}
