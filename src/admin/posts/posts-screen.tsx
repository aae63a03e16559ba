import { useDeferredValue, useMemo, useRef, useState } from 'react';
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
import { useRowFocus } from './use-row-focus.ts';
import { VirtualPosts } from './virtual-posts.tsx';

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

  // Typing goes on while a long list is still being searched.
  const applied = useDeferredValue(filters);
  const sorted = useMemo(() => sortPosts(posts, applied.order), [posts, applied.order]);
  const found = useMemo(() => findPosts(sorted, applied), [sorted, applied]);
  const groups = useMemo(() => groupTranslations(posts), [posts]);
  const focus = useRowFocus(found, heading, cameFrom);
  const deletion = useDeletion((id) => focus.setRequest({ id }));

  const close = (confirmed: AdminPostSummary | null) => {
    setAsked(null);
    if (!confirmed) {
      if (asked) focus.setRequest({ id: asked.id, part: 'delete' });
      return;
    }
    // The question had the focus in the row's place.
    focus.noteFocus(confirmed.id);
    deletion.mutate(confirmed);
  };

  const changeFilters = (changed: PostFilters) => {
    // A row that still waits to be focused must not take the focus from where somebody is typing.
    focus.dropRequest();
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
              focus={focus.request}
              onFocused={focus.dropRequest}
              noteFocus={focus.noteFocus}
            />
          )}
        </>
      )}
      <DeleteDialog post={asked} close={close} />
    </>
  );
}
