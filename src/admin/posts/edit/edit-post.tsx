import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useEditDraft } from '../../drafts/edit-draft.ts';
import { useNotices } from '../../frame/notices.tsx';
import { ApiError, useApi } from '../../session/api-client.ts';
import { EditForm } from './edit-form.tsx';
import { EditSkeleton } from './edit-skeleton.tsx';
import { differingFields, editBaseOf, keptEdit } from './edit-values.ts';

/** One post, open for editing. */
export function EditPost({ id }: { id: number }) {
  const t = useTranslations('adminPosts.edit');
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: post, error, isFetching, refetch } = useStoredPost(id);
  const { draft, ...store } = useEditDraft(id, keptEdit);
  const isOpen = post !== undefined && draft !== 'loading';
  // Kept changes that have been stored since, from another tab, are none any more.
  const isWorthRestoring =
    isOpen && draft && differingFields(draft.changes.mine, editBaseOf(post).values).length > 0;
  // What had the focus is gone with the list.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto max-w-page">
      {/* The list scrolls to the row that it comes back to. */}
      <Link
        to="/admin/dashboard"
        search={{ tab: 'posts' }}
        resetScroll={false}
        className="panel-quiet-link"
      >
        {t('back')}
      </Link>
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-h3 outline-none">
        {t('heading')}
      </h2>
      <p role="status" className="sr-only">
        {isFetching && t('loading')}
      </p>
      {isOpen && <EditForm post={post} kept={isWorthRestoring ? draft : null} store={store} />}
      {!isOpen && !error && <EditSkeleton />}
      {error && !isFetching && <OpenFault error={error} retry={() => void refetch()} />}
    </div>
  );
}

/** Always as the server has it now; what is typed lives in the form. */
function useStoredPost(id: number) {
  const { client, call } = useApi();
  const notices = useNotices();
  const query = useQuery({
    queryKey: ['post', id],
    queryFn: () => call(() => client.blog.posts[':id'].$get({ param: { id: String(id) } })),
    staleTime: 0,
    gcTime: 0,
  });
  const { error } = query;
  useEffect(() => {
    if (error) notices.fail(error, 'openPost');
  }, [error, notices]);
  return query;
}

function OpenFault({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations('adminPosts');
  const isGone = error instanceof ApiError && error.code === 'not-found';
  return (
    <div className="mt-4 border-y border-line py-10">
      <p className="mb-4">{t(isGone ? 'edit.gone' : 'edit.fault')}</p>
      {!isGone && (
        <button type="button" className="panel-button" onClick={retry}>
          {t('tryAgain')}
        </button>
      )}
    </div>
  );
}
