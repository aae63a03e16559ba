import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type BatchUndo, maxBatchArticles } from '#domain/posts/shared/batch.ts';
import { isolate } from '#language/bidi.ts';
import { type Api, useApi } from '../../api/client.ts';
import { postsKey } from '../../api/list-posts.ts';
import { scheduleKey } from '../../schedule/use-schedule.ts';
import { useBanner } from '../../shared/banner.tsx';
import { useAddToast, useAddUndoToast } from '../../shared/toasts.tsx';
import { type Article, postsOf } from '../articles.ts';
import {
  analyticsKey,
  changeCachedPosts,
  interruptListFetch,
  type PostList,
  withoutPosts,
  withPosts,
} from '../cached-posts.ts';
import { type ArticleChange, predictChange } from './article-change.ts';

type Variables = { change: ArticleChange; articles: readonly Article[] };

/** Changes all posts of some articles, with an optimistic update of the list. One toast undoes all of it. */
export function useArticleBatch() {
  const api = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  const addToast = useAddToast();
  const addUndoToast = useAddUndoToast();
  const t = useTranslations('adminBatch');
  const undo = useUndoBatch();
  return useMutation({
    mutationFn: ({ change, articles }: Variables) => changeInParts(api, change, articles),
    async onMutate({ change, articles }) {
      const interrupted = await interruptListFetch(queries);
      const before = articles.flatMap(postsOf);
      changeCachedPosts(queries, (posts) => predictChange(posts, idsOf(before), change));
      return { before, interrupted };
    },
    onSuccess({ posts, undos, error }, { change }, { before, interrupted }) {
      const done = idsOf(posts);
      const stored = change.action === 'delete' ? [] : posts;
      const untouched = error === undefined ? [] : before.filter(({ id }) => !done.has(id));
      changeCachedPosts(queries, (list) => withPosts(list, [...stored, ...untouched]));
      invalidateCounts(queries);
      if (error !== undefined) banner.showError(error, 'batch');
      // An article of the list may be gone.
      if (error !== undefined || interrupted)
        void queries.invalidateQueries({ queryKey: postsKey });
      const tag = 'tag' in change ? isolate(change.tag) : '';
      const text = t(`done.${change.action}`, { count: posts.length, tag });
      if (undos.length > 0) addUndoToast(text, () => undo.mutate(undos));
      else if (error === undefined) addToast({ text: t('nothingToDo') });
    },
  });
}

/** Puts back what batches have changed, the last one first. */
export function useUndoBatch() {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  return useMutation({
    async mutationFn(undos: readonly BatchUndo[]) {
      let skipped = 0;
      for (const json of undos.toReversed()) {
        const undone = await call(() => client.blog.articles.undo.$post({ json }));
        skipped += undone.skipped;
        changeCachedPosts(queries, (list) =>
          json.action === 'delete-drafts'
            ? withoutPosts(list, idsOf(undone.posts))
            : withPosts(list, undone.posts),
        );
      }
      return skipped;
    },
    onSuccess: (skipped) =>
      skipped > 0 ? banner.showFailure('undoneInPart') : banner.showSuccess('undone'),
    onError: (error) => banner.showError(error, 'undo'),
    onSettled() {
      invalidateCounts(queries);
      void queries.invalidateQueries({ queryKey: postsKey });
    },
  });
}

/** A call takes a limited number of articles, and changes all of them or none. After a failure no other is sent. */
async function changeInParts(
  { client, call }: Api,
  change: ArticleChange,
  articles: readonly Article[],
) {
  const posts: PostList[number][] = [];
  const undos: BatchUndo[] = [];
  for (let from = 0; from < articles.length; from += maxBatchArticles) {
    const groups = articles.slice(from, from + maxBatchArticles).map(({ group }) => group);
    try {
      const done = await call(() => client.blog.articles.$patch({ json: { ...change, groups } }));
      posts.push(...done.posts);
      if (done.undo) undos.push(done.undo);
    } catch (error) {
      return { posts, undos, error };
    }
  }
  return { posts, undos };
}

function idsOf(posts: PostList): ReadonlySet<number> {
  return new Set(posts.map(({ id }) => id));
}

function invalidateCounts(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: analyticsKey });
  void queries.invalidateQueries({ queryKey: scheduleKey });
}
