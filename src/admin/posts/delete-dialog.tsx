import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { PostTitle } from '../shared/post-title.tsx';

/** Asks before a post is deleted. `close` is called with the confirmed post, or null. */
export function DeleteDialog(props: {
  post: AdminPostSummary | null;
  close: (confirmed: AdminPostSummary | null) => void;
  /** Whether the caller moves the focus after closing. */
  leavesFocus?: boolean;
}) {
  const { post, close } = props;
  const t = useTranslations('adminPosts');
  return (
    <ConfirmDialog
      isOpen={post !== null}
      title={t('deleteTitle')}
      cancel={t('keep')}
      onCancel={() => close(null)}
      leavesFocus={props.leavesFocus ?? false}
      answers={
        <button type="button" className="panel-button-danger" onClick={() => close(post)}>
          {t('delete')}
        </button>
      }
    >
      <p className="my-3 border-s-4 border-danger ps-3 text-body font-bold wrap-anywhere">
        {post && <PostTitle post={post} />}
      </p>
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  );
}
