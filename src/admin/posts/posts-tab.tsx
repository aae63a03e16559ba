import './posts.css';
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { PublishTimeDialog } from '../schedule/publish-time-dialog.tsx';
import { useTimeInWords } from '../schedule/use-schedule.ts';
import { columnLanguages } from '../shared/column-languages.ts';
import { useCommands } from '../shared/commands.ts';
import { usePanelSearch } from '../shared/panel-navigation.ts';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { articlesOf, groupTranslations, unpublishedIn } from './articles.ts';
import { SelectionBar } from './batch/selection-bar.tsx';
import { useArticleSelection } from './batch/use-article-selection.ts';
import type { PostList } from './cached-posts.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ArticleScreen } from './edit/article-screen.tsx';
import { filterArticles, narrowsList, noFilters, type PostFilters } from './filter-articles.ts';
import { ListError, NoMatch, NoPosts } from './list-states.tsx';
import { PostsToolbar } from './posts-toolbar.tsx';
import { sortArticles } from './sort-articles.ts';
import { useDeletePost } from './use-delete-post.tsx';
import { usePosts } from './use-posts.ts';
import { type RowKey, useRowFocus } from './use-row-focus.ts';
import { VirtualArticles } from './virtual-articles.tsx';

/**
 * The list of articles, or the article of the post that the URL opens for editing.
 *
 * @param announcement the screen that announces an article, if the URL opens it: the list keeps its filters behind it
 */
export function PostsTab({ announcement }: { announcement: ReactNode }) {
  const { edit, announce } = usePanelSearch();
  const [filters, setFilters] = useState(noFilters);
  const opened = announce ?? edit;
  const [lastOpened, setLastOpened] = useState(opened);
  if (opened !== undefined && opened !== lastOpened) setLastOpened(opened);
  if (announcement) return announcement;
  if (edit !== undefined) return <ArticleScreen key={edit} id={edit} />;
  return <PostsScreen filters={filters} setFilters={setFilters} lastOpened={lastOpened} />;
}

type Props = {
  filters: PostFilters;
  setFilters: (filters: PostFilters) => void;
  /** The post whose screen was closed. Its row is scrolled into view and focused. */
  lastOpened: number | undefined;
};

/** The list of all posts with its count, search, filters and order. */
function PostsScreen(props: Props) {
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

/** Shown until the list is rendered. */
export function PostsLoading() {
  const t = useTranslations('adminPosts');
  return (
    <div className="mx-auto max-w-page">
      <h2 className="text-h3">{t('heading')}</h2>
      <ListSkeleton />
    </div>
  );
}

function LoadedPosts({ posts, filters, setFilters, lastOpened }: Props & { posts: PostList }) {
  const t = useTranslations('adminPosts');
  const heading = useRef<HTMLHeadingElement>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const [toDelete, setToDelete] = useState<AdminPostSummary | null>(null);
  const [toPlan, setToPlan] = useState<AdminPostSummary | null>(null);
  const timeOf = useTimeInWords();

  // Deferred, so that typing does not wait for a search of a long list.
  const applied = useDeferredValue(filters);
  const groups = useMemo(() => groupTranslations(posts), [posts]);
  const articles = useMemo(() => articlesOf(groups), [groups]);
  const sorted = useMemo(() => sortArticles(articles, applied.order), [articles, applied.order]);
  const found = useMemo(
    () => filterArticles(sorted, applied, (id) => timeOf(id) !== undefined),
    [sorted, applied, timeOf],
  );
  const opened = posts.find(({ id }) => id === lastOpened);
  const focus = useRowFocus(found, heading, opened ? rowKeyOf(opened) : null);
  const deletion = useDeletePost((post) => focus.setRequest(rowKeyOf(post)));
  const selection = useArticleSelection(found, (group) =>
    focus.setRequest({ group, part: 'select' }),
  );

  useCommands({
    selectAll: selection.selected.length < found.length && selection.selectAll,
  });

  const close = (confirmed: AdminPostSummary | null) => {
    setToDelete(null);
    if (!confirmed) {
      if (toDelete) focus.setRequest({ ...rowKeyOf(toDelete), part: 'delete' });
      return;
    }
    // The focus was in the row before the dialog.
    focus.recordFocus(rowKeyOf(confirmed));
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
      <div className="flex flex-wrap items-baseline gap-x-4">
        <ScreenHeading ref={heading}>
          {t('headingWithCount', { count: posts.length })}
        </ScreenHeading>
        <p className="text-small text-ink-muted">{t('articles', { count: articles.length })}</p>
      </div>
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
            <VirtualArticles
              articles={found}
              selected={selection.groups}
              select={selection.select}
              onKeyDown={selection.onKeyDown}
              timeOf={timeOf}
              plan={setToPlan}
              confirmDelete={setToDelete}
              focus={focus.request}
              onFocused={focus.dropRequest}
              recordFocus={focus.recordFocus}
            />
          )}
        </>
      )}
      {selection.selected.length > 0 && (
        <SelectionBar
          articles={selection.selected}
          shownCount={found.length}
          allPosts={posts}
          selectAll={selection.selectAll}
          selectOnly={selection.selectOnly}
          leave={selection.leave}
          onDeleted={() => {
            // The next article takes the focus once these are gone.
            focus.recordFocus({ group: selection.selected[0]?.group ?? '' });
            selection.clear();
          }}
        />
      )}
      <DeleteDialog post={toDelete} close={close} leavesFocus />
      {toPlan && (
        <PublishTimeDialog
          posts={unpublishedIn(groups.get(toPlan.translationGroup) ?? {})}
          about={toPlan.id}
          onClose={() => setToPlan(null)}
        />
      )}
    </>
  );
}

function rowKeyOf({
  translationGroup,
  language,
}: Pick<AdminPostSummary, 'translationGroup' | 'language'>): RowKey {
  return { group: translationGroup, language };
}

/** Arbitrary widths of the titles. */
const titleWidths = ['w-3/5', 'w-2/5', 'w-1/2', 'w-2/3', 'w-5/12', 'w-7/12', 'w-1/3'];

/** Placeholders for the rows while the posts load. */
function ListSkeleton() {
  return (
    <div aria-hidden="true" className="mt-4 animate-pulse">
      <div className="mb-4 h-11 bg-surface-sunken" />
      {titleWidths.map((width) => (
        <div key={width} className="article-row border-t border-line">
          <div className="article-select" />
          {columnLanguages.map((language) => (
            <div key={language} className="article-cell">
              <div className={`h-6 bg-surface-sunken ${width}`} />
              <div className="h-4 w-64 max-w-full bg-surface-sunken" />
              <div className="h-9 w-72 max-w-full bg-surface-sunken" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
