import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { AdminPost } from '#domain/posts/index.ts';
import { blankPost } from '#domain/posts/shared/fields.ts';
import { summary } from '../../../tests/support/post-summary.ts';
import { postsKey } from '../api/list-posts.ts';
import {
  cacheStoredPost,
  changeCachedPosts,
  interruptListFetch,
  type PostList,
  removeCachedPost,
  toSummary,
  withoutPost,
  withoutPosts,
  withPost,
  withPosts,
  withPublished,
} from './cached-posts.ts';

const newest = summary({ id: 3, createdAt: '2026-11-03T00:00:00.000Z' });
const middle = summary({ id: 2, createdAt: '2026-11-02T00:00:00.000Z' });
const oldest = summary({ id: 1, createdAt: '2026-11-01T00:00:00.000Z' });
const list: PostList = [newest, middle, oldest];

const stored: AdminPost = {
  ...blankPost,
  ...middle,
  title: 'Renamed',
  content: 'Text',
  description: 'Text…',
  imageAlt: '',
  sources: [],
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  translation: null,
};

describe('the list of posts', () => {
  test('keeps the position of a changed post', () => {
    const changed = { ...middle, title: 'Renamed' };
    expect(withPost(list, changed)).toEqual([newest, changed, oldest]);
  });

  test('puts a restored post at its old position', () => {
    expect(withPost(withoutPost(list, 2), middle)).toEqual(list);
  });

  test('unpublishes one post', () => {
    expect(withPublished(list, 2, false)).toEqual([
      newest,
      { ...middle, published: false },
      oldest,
    ]);
  });

  test('takes many posts at once, and puts missing ones at their old positions', () => {
    const changed = { ...oldest, title: 'Renamed' };
    const rest = withoutPosts(list, new Set([2, 3]));
    expect(rest).toEqual([oldest]);
    expect(withPosts(rest, [middle, changed, newest])).toEqual([newest, middle, changed]);
  });

  test('leaves out the fields that only the form needs', () => {
    expect(toSummary(stored)).toEqual({ ...middle, title: 'Renamed' });
  });
});

describe('the cached list', () => {
  test('takes the stored version of a post', () => {
    const queries = clientWith(list);
    cacheStoredPost(queries, stored);
    expect(queries.getQueryData(postsKey)).toEqual([
      newest,
      { ...middle, title: 'Renamed' },
      oldest,
    ]);
    expect(queries.getQueryState(['analytics', 30])?.isInvalidated).toBe(true);
  });

  test('removes a deleted post', () => {
    const queries = clientWith(list);
    removeCachedPost(queries, 2);
    expect(queries.getQueryData(postsKey)).toEqual([newest, oldest]);
    expect(queries.getQueryState(['analytics', 30])?.isInvalidated).toBe(true);
  });

  test('is not created by a change', () => {
    const queries = new QueryClient();
    changeCachedPosts(queries, (posts) => withPost(posts, middle));
    expect(queries.getQueryData(postsKey)).toBeUndefined();
  });

  test('cancels its running fetch and reports it', async () => {
    const queries = clientWith(list);
    expect(await interruptListFetch(queries)).toBe(false);
    const fetching = queries
      .fetchQuery({ queryKey: postsKey, queryFn: () => new Promise<PostList>(() => undefined) })
      .catch(() => 'stopped');
    expect(await interruptListFetch(queries)).toBe(true);
    await fetching;
    expect(queries.isFetching({ queryKey: postsKey })).toBe(0);
    expect(queries.getQueryData(postsKey)).toEqual(list);
  });
});

function clientWith(posts: PostList): QueryClient {
  const queries = new QueryClient();
  queries.setQueryData(postsKey, posts);
  queries.setQueryData(['analytics', 30], {});
  return queries;
}
