import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PictureWithUses } from '#domain/picture-library/shared/picture.ts';
import { PicturePicker } from '../picture-library/picture-picker.tsx';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { useDeletePicture, useReplace } from './use-picture.ts';

/** The buttons that replace a picture everywhere, and delete one that no post uses. */
export function PictureActions(props: { picture: PictureWithUses; onDeleted: () => void }) {
  const { hash, posts, inHistory, inDraft } = props.picture;
  const t = useTranslations('adminPictures');
  const id = useId();
  const [dialog, setDialog] = useState<'replace' | 'delete' | null>(null);
  const replace = useReplace(hash);
  const remove = useDeletePicture(hash, props.onDeleted);
  const isUsed = posts > 0 || inDraft;
  return (
    <div className="border-t border-line pt-4">
      <div className="flex flex-wrap gap-2">
        {posts > 0 && (
          <button
            type="button"
            aria-disabled={replace.isPending}
            className="panel-button"
            onClick={() => {
              if (!replace.isPending) setDialog('replace');
            }}
          >
            {t('replace')}
          </button>
        )}
        <button
          type="button"
          aria-disabled={isUsed || remove.isPending}
          aria-describedby={isUsed ? `${id}-refused` : undefined}
          className="panel-button-danger"
          onClick={() => {
            if (!isUsed && !remove.isPending) setDialog('delete');
          }}
        >
          {t('delete')}
        </button>
      </div>
      {isUsed && (
        <p id={`${id}-refused`} className="mt-2 text-tiny text-ink-muted">
          {t(posts > 0 ? 'deleteBlocked' : 'deleteBlockedByDraft')}
        </p>
      )}
      {dialog === 'replace' && (
        <PicturePicker
          title={t('replaceTitle')}
          onClose={() => setDialog(null)}
          onChoose={(picture) => {
            setDialog(null);
            replace.mutate(picture.hash);
          }}
        />
      )}
      <ConfirmDialog
        isOpen={dialog === 'delete'}
        title={t('deleteTitle')}
        cancel={t('cancel')}
        onCancel={() => setDialog(null)}
        answers={
          <button
            type="button"
            className="panel-button-danger"
            onClick={() => {
              setDialog(null);
              remove.mutate();
            }}
          >
            {t('delete')}
          </button>
        }
      >
        <p>{t('deleteText')}</p>
        {inHistory && <p className="mt-2">{t('deleteHistory')}</p>}
      </ConfirmDialog>
    </div>
  );
}
