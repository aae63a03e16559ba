import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { PostList } from './cached-posts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { findPosts, narrowsList, noFilters, type PostFilters } from './find-posts.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListFault, NoMatch, NoPosts } from './list-states.tsx';
import { PostsToolbar } from './posts-toolbar.tsx';
import { sortPosts } from './sort-posts.ts';
import { groupTranslations } from './translations.ts';
import { useDeletion } from './use-deletion.tsx';
import { usePosts } from './use-posts.ts';
import { type FocusRequest, VirtualPosts } from './virtual-posts.tsx';

type Props = {
  filters: PostFilters;
  setFilters: (filters: PostFilters) => void;
  /** The post whose form was open before; its row is shown and focused again. */
  cameFrom: number | undefined;
};

/** The list of all posts with its count, search, filters and order. */
export function PostsScreen(props: Props) {
  const t = useTranslations('adminPosts');
  const { data: posts, isFetching, refetch } = usePosts();
  return (
    <div className="mx-auto max-w-page">
      {posts ? (
        <LoadedPosts posts={posts} {...props} />
      ) : (
        <>
          <h2 className="text-h3">{t('heading')}</h2>
          <p role="status" className="sr-only">
            {isFetching && t('loading')}
          </p>
          {isFetching ? <ListSkeleton /> : <ListFault retry={refetch} />}
        </>
      )}
    </div>
  );
}

function LoadedPosts({ posts, filters, setFilters, cameFrom }: Props & { posts: PostList }) {
  const t = useTranslations('adminPosts');
  const heading = useRef<HTMLHeadingElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<AdminPostSummary | null>(null);
  const [focus, setFocus] = useState<FocusRequest | null>(
    cameFrom === undefined ? null : { id: cameFrom },
  );
  const dropFocus = useCallback(() => setFocus(null), []);
  const deletion = useDeletion((id) => setFocus({ id }));

  // Typing goes on while a long list is still being searched.
  const applied = useDeferredValue(filters);
  const sorted = useMemo(() => sortPosts(posts, applied.order), [posts, applied.order]);
  const found = useMemo(() => findPosts(sorted, applied), [sorted, applied]);
  const groups = useMemo(() => groupTranslations(posts), [posts]);

  const close = (confirmed: AdminPostSummary | null) => {
    setAsked(null);
    if (!asked) return;
    const place = found.findIndex(({ id }) => id === asked.id);
    const next = confirmed ? (found[place + 1] ?? found[place - 1]) : asked;
    if (next) setFocus({ id: next.id, ...(!confirmed && { part: 'delete' }) });
    else heading.current?.focus();
    if (confirmed) deletion.mutate(confirmed);
  };

  const changeFilters = (changed: PostFilters) => {
    // A row that still waits to be focused must not take the focus from where somebody is typing.
    dropFocus();
    setFilters(changed);
  };

  const clearFilters = () => {
    changeFilters({ ...noFilters, order: filters.order });
    searchInput.current?.focus();
  };

  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
        {t('headingWithCount', { count: posts.length })}
      </h2>
      {posts.length === 0 ? (
        <NoPosts />
      ) : (
        <>
          <PostsToolbar filters={filters} setFilters={changeFilters} searchInput={searchInput} />
          <p role="status" className="mt-3 text-tiny text-ink-muted empty:hidden">
            {narrowsList(applied) && found.length > 0 && t('found', { count: found.length })}
          </p>
          {found.length === 0 ? (
            <NoMatch clear={clearFilters} />
          ) : (
            <VirtualPosts
              posts={found}
              groups={groups}
              askToDelete={setAsked}
              focus={focus}
              onFocused={dropFocus}
            />
          )}
        </>
      )}
      <DeleteDialog post={asked} close={close} />
    </>
  );
}
