import { AlertDialog } from 'radix-ui';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { PostTitle } from './post-title.tsx';

/** Asks before a post is deleted. `close` gets the post where the answer is yes; the focus is the caller's to place. */
export function DeleteDialog(props: {
  post: AdminPostSummary | null;
  close: (confirmed: AdminPostSummary | null) => void;
}) {
  const { post, close } = props;
  const t = useTranslations('adminPosts');
  return (
    <AlertDialog.Root open={post !== null} onOpenChange={(open) => !open && close(null)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="post-dialog-shade" />
        <AlertDialog.Content
          className="post-dialog"
          onCloseAutoFocus={(event) => event.preventDefault()}
        >
          <AlertDialog.Title className="text-h3">{t('deleteTitle')}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="mt-3 grid gap-3">
              <p className="border-s-4 border-danger ps-3 font-bold wrap-anywhere">
                {post && <PostTitle post={post} />}
              </p>
              <p className="text-small">{t('deleteText')}</p>
            </div>
          </AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className="panel-button">{t('keep')}</AlertDialog.Cancel>
            <button type="button" className="panel-button-danger" onClick={() => close(post)}>
              {t('delete')}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
