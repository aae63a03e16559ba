import './history.css';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { LoadError } from '../shared/load-error.tsx';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { useAddUndoToast } from '../shared/toasts.tsx';
import { Comparison } from './comparison.tsx';
import { RevisionList } from './revision-list.tsx';
import { useArticlePosts, useRestore, useRevisions } from './use-history.ts';

/** What the texts of an article were: two revisions side by side in three languages. */
export function HistoryScreen({ id }: { id: number }) {
  const t = useTranslations('adminHistory');
  const edit = useTranslations('adminPosts.edit');
  const { close } = usePanelNavigation();
  const posts = useArticlePosts(id);
  const group = posts.data?.[0]?.translationGroup;
  const history = useRevisions(group);
  const error = posts.error ?? history.error;
  const refetch = () => Promise.all([posts.refetch(), history.refetch()]);
  return (
    <div className="mx-auto max-w-page">
      <button type="button" className="panel-quiet-link" onClick={() => close('history')}>
        {t('back')}
      </button>
      <ScreenHeading className="mt-3 text-h3">{t('title')}</ScreenHeading>
      <p className="mt-1 text-small text-ink-muted">{t('hint')}</p>
      <p role="status" className="sr-only">
        {(posts.isPending || history.isLoading) && t('loading')}
      </p>
      {error && <LoadError text={t('loadError')} error={error} retry={() => void refetch()} />}
      {posts.data && !group && <p className="mt-4 border-y border-line py-8">{edit('gone')}</p>}
      {group && posts.data && history.data && (
        <LoadedHistory group={group} posts={posts.data} history={history} />
      )}
    </div>
  );
}

type LoadedProps = {
  group: string;
  posts: readonly AdminPostSummary[];
  history: ReturnType<typeof useRevisions>;
};

function LoadedHistory({ group, posts, history }: LoadedProps) {
  const t = useTranslations('adminHistory');
  const addUndoToast = useAddUndoToast();
  const [chosen, setChosen] = useState<{ earlier?: number; later?: number }>({});
  const revisions = history.data?.pages.flatMap((page) => page.revisions) ?? [];
  const [newest, previous] = revisions;
  const restore = useRestore((restored, replaced) => {
    setChosen({});
    addUndoToast(t('restored'), () => restore.mutate({ post: restored, revision: replaced }));
  }, newest?.id);
  if (!newest) return <p className="mt-4 border-y border-line py-8">{t('empty')}</p>;
  const later = chosen.later ?? newest.id;
  const earlier = chosen.earlier ?? previous?.id ?? newest.id;
  return (
    <div className="history-columns mt-5">
      <RevisionList
        revisions={revisions}
        earlier={earlier}
        later={later}
        choose={(next) => {
          const pair = { earlier, later, ...next };
          if (pair.earlier <= pair.later) setChosen(pair);
        }}
        more={
          history.hasNextPage && (
            <button
              type="button"
              aria-disabled={history.isFetchingNextPage}
              className="panel-button mt-3"
              onClick={() => {
                if (!history.isFetchingNextPage) void history.fetchNextPage();
              }}
            >
              {t('more')}
            </button>
          )
        }
      />
      <Comparison
        group={group}
        earlier={earlier}
        later={later}
        posts={posts}
        isBusy={restore.isPending}
        restore={(post) => restore.mutate({ post, revision: earlier })}
      />
    </div>
  );
}
