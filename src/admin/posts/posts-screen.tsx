import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import type { PostList } from './cached-posts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { filterPosts, narrowsList, noFilters, type PostFilters } from './filter-posts.ts';
import { groupTranslations } from './group-translations.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListError, NoMatch, NoPosts } from './list-states.tsx';
import { PostsToolbar } from './posts-toolbar.tsx';
import { sortPosts } from './sort-posts.ts';
import { useDeletePost } from './use-delete-post.tsx';
import { usePosts } from './use-posts.ts';
import { useRowFocus } from './use-row-focus.ts';
import { VirtualPosts } from './virtual-posts.tsx';

type Props = {
  filters: PostFilters;
  setFilters: (filters: PostFilters) => void;
  /** The post whose form was closed. Its row is scrolled into view and focused. */
  lastEdited: number | undefined;
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
          {isFetching ? (
            <h2 className="text-h3">{t('heading')}</h2>
          ) : (
            <ScreenHeading>{t('heading')}</ScreenHeading>
          )}
          <p role="status" className="sr-only">
            {isFetching && t('loading')}
          </p>
          {isFetching ? <ListSkeleton /> : <ListError retry={refetch} />}
        </>
      )}
    </div>
  );
}

function LoadedPosts({ posts, filters, setFilters, lastEdited }: Props & { posts: PostList }) {
  const t = useTranslations('adminPosts');
  const heading = useRef<HTMLHeadingElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const [toDelete, setToDelete] = useState<AdminPostSummary | null>(null);

  // Deferred, so that typing does not wait for a search of a long list.
  const applied = useDeferredValue(filters);
  const sorted = useMemo(() => sortPosts(posts, applied.order), [posts, applied.order]);
  const found = useMemo(() => filterPosts(sorted, applied), [sorted, applied]);
  const groups = useMemo(() => groupTranslations(posts), [posts]);
  const focus = useRowFocus(found, heading, lastEdited);
  const deletion = useDeletePost((id) => focus.setRequest({ id }));

  const close = (confirmed: AdminPostSummary | null) => {
    setToDelete(null);
    if (!confirmed) {
      if (toDelete) focus.setRequest({ id: toDelete.id, part: 'delete' });
      return;
    }
    // The focus was in the row before the dialog.
    focus.noteFocus(confirmed.id);
    deletion.mutate(confirmed);
  };

  const changeFilters = (changed: PostFilters) => {
    // A row that is still waiting for the focus must not take it from the search field.
    focus.dropRequest();
    setFilters(changed);
  };

  const clearFilters = () => {
    changeFilters({ ...noFilters, order: filters.order });
    searchInput.current?.focus();
  };

  return (
    <>
      <ScreenHeading ref={heading}>{t('headingWithCount', { count: posts.length })}</ScreenHeading>
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
              confirmDelete={setToDelete}
              focus={focus.request}
              onFocused={focus.dropRequest}
              noteFocus={focus.noteFocus}
            />
          )}
        </>
      )}
      <DeleteDialog post={toDelete} close={close} />
    </>
  );
}
