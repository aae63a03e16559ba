import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { openedState } from '../shared/panel-navigation.ts';
import { PostTitle } from '../shared/post-title.tsx';
import { useCleanUpPost, useIsPostBusy, useTogglePublished } from './use-post-mutations.ts';

type Props = {
  post: AdminPostSummary;
  isScheduled: boolean;
  plan: () => void;
  confirmDelete: () => void;
};

/** The actions of a post. Their labels contain its title, for screen readers that read one button at a time. */
export function PostActions({ post, isScheduled, plan, confirmDelete }: Props) {
  const t = useTranslations('adminPosts');
  const schedule = useTranslations('adminSchedule');
  const announce = useTranslations('adminAnnounce');
  const isBusy = useIsPostBusy(post.id);
  const toggle = useTogglePublished(post);
  const cleanUp = useCleanUpPost(post);
  const about = <About post={post} />;
  return (
    <div className="post-actions">
      <Action isBusy={isBusy} run={() => toggle.mutate()} className="border-line-strong">
        {t(post.published ? 'unpublish' : 'publish')}
        {about}
      </Action>
      <Link
        to="/admin/dashboard"
        search={{ tab: 'posts', edit: post.id }}
        state={openedState}
        className="panel-button post-action"
      >
        {t('editPost')}
        {about}
      </Link>
      {!post.published && (
        <Action isBusy={isBusy} run={plan} className="">
          {schedule(isScheduled ? 'change' : 'later')}
          {about}
        </Action>
      )}
      {post.published && (
        <a
          href={pathInLanguage(`/blog/${encodeURIComponent(post.slug)}`, post.language)}
          target="_blank"
          rel="noopener"
          className="panel-button post-action"
        >
          {t('view')}
          {about}
          <span className="sr-only"> {t('opensInNewTab')}</span>
          <Icon name="external" className="size-3.5" />
        </a>
      )}
      {post.published && (
        <Link
          to="/admin/dashboard"
          search={{ tab: 'posts', announce: post.id }}
          state={openedState}
          className="panel-button post-action"
        >
          {announce('open')}
          {about}
        </Link>
      )}
      <Action isBusy={isBusy} run={confirmDelete} part="delete" className="text-danger">
        {t('delete')}
        {about}
      </Action>
      {post.needsCleanup && (
        <Action isBusy={isBusy} run={() => cleanUp.mutate()} className="border-line-strong">
          {t(cleanUp.isPending ? 'cleaningUp' : 'cleanUp')}
          {about}
        </Action>
      )}
    </div>
  );
}

function About({ post }: { post: AdminPostSummary }) {
  return (
    <span className="sr-only">
      : <PostTitle post={post} />
    </span>
  );
}

/** Not `disabled` during the request, because a disabled button loses the focus. */
function Action(props: {
  isBusy: boolean;
  run: () => void;
  part?: 'delete';
  className: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-disabled={props.isBusy}
      data-part={props.part}
      onClick={() => {
        if (!props.isBusy) props.run();
      }}
      className={`panel-button post-action ${props.className}`}
    >
      {props.children}
    </button>
  );
}
