import { listPostsForCrawlers } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import {
  gatherTopics,
  type Topic,
  type Topics,
  type TopicVersions,
  topicKey,
} from './gather-topics.ts';

/** The longest slug that {@link topicSlug} makes is shorter. */
const maxSlugLength = 100;

const kept = new WeakMap<Database, { topics: Promise<Topics> | null }>();

/**
 * Keeps the topics of a database in memory: a page of an unknown topic then asks the database nothing. Without it, each
 * call reads all posts.
 *
 * @returns forgets them. To be called whenever a post has changed, before the pages that show it are rendered again
 */
export function keepTopics(database: Database): () => void {
  const memory: { topics: Promise<Topics> | null } = { topics: null };
  kept.set(database, memory);
  return () => {
    memory.topics = null;
  };
}

/**
 * Finds a topic by the end of its URL.
 *
 * @param slug may be anything
 * @returns its versions in the languages that have published posts of it, which may be none
 */
export async function findTopic(
  database: Database,
  { kind, slug }: Pick<Topic, 'kind' | 'slug'>,
): Promise<TopicVersions> {
  if (slug.length > maxSlugLength) return new Map();
  const topics = await readTopics(database);
  return topics.get(topicKey({ kind, slug })) ?? new Map();
}

async function readTopics(database: Database): Promise<Topics> {
  const memory = kept.get(database);
  if (!memory) return await gather(database);
  const topics = memory.topics ?? gather(database);
  memory.topics = topics;
  try {
    return await topics;
  } catch (error) {
    // The next call tries again.
    if (memory.topics === topics) memory.topics = null;
    throw error;
  }
}

async function gather(database: Database): Promise<Topics> {
  return gatherTopics(await listPostsForCrawlers(database));
}
