import { useTranslations } from 'use-intl';
import type { SyncStatus } from '../../drafts/draft-sync.ts';
import type { SaveStatus } from '../../drafts/draft-writer.ts';
import { Bilingual } from '../../shared/bilingual.tsx';
import type { PostEdit } from './use-post-edit.ts';

type Props = {
  edit: PostEdit;
  status: SaveStatus;
  onServer: SyncStatus;
  /** Whether a chosen picture is not on the server yet. */
  isPicturePending: boolean;
};

/** The save status of the form and its save button. Always visible. */
export function SaveBar({ edit, status, onServer, isPicturePending }: Props) {
  const t = useTranslations('adminPosts.edit');
  return (
    <div className="panel-bottom-bar">
      <button
        type="button"
        aria-disabled={edit.isSaving || !edit.isChanged}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={() => void edit.save()}
        className="panel-button-primary edit-save"
      >
        {t(edit.isSaving ? 'saving' : 'save')}
      </button>
      <p
        role="status"
        aria-busy={status === 'saving'}
        data-server-status={onServer}
        className={`text-small ${edit.error ? 'font-medium text-danger' : 'text-ink-muted'}`}
      >
        {edit.error ? <Bilingual text={edit.error} /> : t(messageOf(edit, status))}{' '}
        {isPicturePending && t('picturePending')}
      </p>
    </div>
  );
}

function messageOf(edit: PostEdit, status: SaveStatus) {
  if (!edit.isChanged) return 'allSaved';
  return status === 'error' ? 'unsavedAtRisk' : 'unsaved';
}
