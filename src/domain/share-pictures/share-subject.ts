import { positiveNumber } from '#domain/input/shared/positive-number.ts';
import { readPageSummary } from '#domain/pages/index.ts';
import { publishedPosts } from '#domain/posts/index.ts';
import {
  findTopic,
  type TopicKind,
  textsOfTopic,
  topicKinds,
  withName,
} from '#domain/topics/index.ts';
import { isLanguage, type Language } from '#i18n/languages.ts';
import { type PageRegistry, pages } from '#pages.ts';
import type { Database } from '#platform/database/index.ts';
import type { ShareSubject } from './shared/share-picture-path.ts';

/**
 * The current subject of a share picture's URL.
 *
 * @param name the part of the URL before the hash: `post-12`, `about-ckb`, `tag-en-online-shop`
 * @returns null for an unknown name, for a post that is not public, and for a topic without such a post
 */
export async function findShareSubject(
  database: Database,
  name: string,
  registry: PageRegistry = pages,
): Promise<ShareSubject | null> {
  const [kind = '', detail = '', ...rest] = name.split('-');
  const slug = rest.join('-');
  if (kind === 'post') return slug === '' ? await findPost(database, detail) : null;
  if (!isLanguage(detail)) return null;
  const topic = topicKinds.find((known) => known === kind);
  if (topic) return await findTopicSubject(database, { kind: topic, slug }, detail);
  const page = Object.hasOwn(registry, kind) ? registry[kind] : undefined;
  if (!page || slug !== '') return null;
  const summary = await readPageSummary(page, detail);
  return summary && { kind: 'page', name: kind, title: summary.title, language: detail };
}

async function findPost(database: Database, id: string): Promise<ShareSubject | null> {
  if (!positiveNumber.test(id)) return null;
  const post = await publishedPosts(database)
    .select(['id', 'title', 'language', 'image'])
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return post ? { kind: 'post', ...post } : null;
}

async function findTopicSubject(
  database: Database,
  of: { kind: TopicKind; slug: string },
  language: Language,
): Promise<ShareSubject | null> {
  const topic = (await findTopic(database, of)).get(language);
  if (!topic) return null;
  return { ...of, title: withName(textsOfTopic(topic).title, topic), language };
}
