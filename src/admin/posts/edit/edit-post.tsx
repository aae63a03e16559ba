import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, useApi } from '../../api/client.ts';
import { useTabDrafts } from '../../drafts/use-tab-drafts.ts';
import { useBanner } from '../../shared/banner.tsx';
import { useCommands } from '../../shared/commands.ts';
import { openedState, usePanelNavigation } from '../../shared/panel-navigation.ts';
import { useUsername } from '../../shared/session.tsx';
import { useDraftServer } from '../../shared/use-draft-server.ts';
import { useOpenRemarks } from '../../shared/use-open-remarks.ts';
import { EditDrafts } from './edit-drafts.tsx';
import { EditForm } from './edit-form.tsx';
import { editFormat } from './edit-format.ts';
import { differingFields, type EditDraft, editBaseOf, editDraft } from './edit-values.ts';

/** One post, open for editing. */
export function EditPost({ id }: { id: number }) {
  const t = useTranslations('adminPosts.edit');
  const history = useTranslations('adminHistory');
  const reviews = useTranslations('adminReviews');
  const heading = useRef<HTMLHeadingElement>(null);
  const { close } = usePanelNavigation();
  const { data: post, error, isFetching, refetch } = useStoredPost(id);
  const openRemarks = useOpenRemarks();
  const remarks = post ? openRemarks(post) : 0;
  const drafts = useTabDrafts(useUsername(), `edit/${id}`, {
    schema: editDraft,
    takesLatest: true,
    server: useDraftServer(),
    format: useMemo(() => editFormat(id), [id]),
    onGone: refetch,
  });
  const { open } = drafts;
  const navigate = useNavigate();
  const openPart = (part: 'history' | 'reviews') =>
    void navigate({
      to: '/admin/dashboard',
      search: { tab: 'posts', edit: id, [part]: id },
      state: openedState,
    });
  useCommands({ history: () => openPart('history'), reviews: () => openPart('reviews') });
  // Another tab may have stored the same changes meanwhile.
  const isWorthRestoring = ({ value }: { value: EditDraft | null }) =>
    value === null ||
    value.proposal !== null ||
    (post !== undefined && differingFields(value.changes.mine, editBaseOf(post).values).length > 0);
  const isOutdated = post && open?.initial && !isWorthRestoring(open.initial);
  useEffect(() => {
    if (isOutdated) open?.writer.save(null);
  }, [isOutdated, open]);
  // The focus was in the list, which is now removed.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto max-w-page">
      <Link
        to="/admin/dashboard"
        search={{ tab: 'posts' }}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          close('edit');
        }}
        className="panel-quiet-link"
      >
        {t('back')}
      </Link>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 ref={heading} tabIndex={-1} className="text-h3 outline-none">
          {t('heading')}
        </h2>
        <div className="flex flex-wrap gap-x-6">
          <Link
            to="/admin/dashboard"
            search={{ tab: 'posts', edit: id, reviews: id }}
            state={openedState}
            className="panel-quiet-link"
          >
            {reviews('open')}
            {remarks > 0 && ` (${reviews('openRemarks', { count: remarks })})`}
          </Link>
          <Link
            to="/admin/dashboard"
            search={{ tab: 'posts', edit: id, history: id }}
            state={openedState}
            className="panel-quiet-link"
          >
            {history('title')}
          </Link>
        </div>
      </div>
      <p role="status" className="sr-only">
        {isFetching && t('loading')}
      </p>
      {post && open && (
        <>
          <EditDrafts drafts={drafts} isWorthRestoring={isWorthRestoring} />
          <EditForm
            key={open.key}
            post={post}
            restored={open.initial && isWorthRestoring(open.initial) ? open.initial : null}
            drafts={drafts}
            saveDraft={open.writer.save}
            connect={open.connect}
          />
        </>
      )}
      {!(post && open) && !error && <EditSkeleton />}
      {error && !isFetching && <OpenError error={error} retry={() => void refetch()} />}
    </div>
  );
}

/** Loads the stored post. The form has the unsaved changes. */
function useStoredPost(id: number) {
  const { client, call } = useApi();
  const banner = useBanner();
  const query = useQuery({
    queryKey: ['post', id],
    queryFn: () => call(() => client.blog.posts[':id'].$get({ param: { id: String(id) } })),
    staleTime: 0,
    gcTime: 0,
  });
  const { error } = query;
  useEffect(() => {
    if (error) banner.showError(error, 'openPost');
  }, [error, banner]);
  return query;
}

function OpenError({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations('adminPosts');
  const isGone = error instanceof ApiError && error.code === 'not-found';
  return (
    <div className="mt-4 border-y border-line py-10">
      <p className="mb-4">{t(isGone ? 'edit.gone' : 'edit.loadError')}</p>
      {!isGone && (
        <button type="button" className="panel-button" onClick={retry}>
          {t('tryAgain')}
        </button>
      )}
    </div>
  );
}

/** Placeholders for the fields while the post loads. */
function EditSkeleton() {
  return (
    <div aria-hidden="true" className="edit-columns mt-6 animate-pulse">
      <div className="grid content-start gap-5">
        <div className="h-13 bg-surface-sunken" />
        <div className="h-96 bg-surface-sunken" />
      </div>
      <div className="grid content-start gap-5">
        <div className="aspect-3/2 bg-surface-sunken" />
        <div className="h-24 bg-surface-sunken" />
      </div>
    </div>
  );
}
