import { useTranslations } from 'use-intl';
import type { KeepingState } from '../../drafts/draft-writer.ts';
import { Bilingual } from '../../frame/bilingual.tsx';
import type { usePostEdit } from './use-post-edit.ts';

type Props = {
  edit: ReturnType<typeof usePostEdit>;
  keeping: KeepingState;
  /** A picture that was chosen has not gone up, or not yet. */
  isPicturePending: boolean;
};

/** Always in sight: whether what is in the form is stored, and the button that stores it. */
export function SaveBar({ edit, keeping, isPicturePending }: Props) {
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
        aria-busy={keeping === 'keeping'}
        className={`text-small ${edit.failure ? 'font-medium text-danger' : 'text-ink-muted'}`}
      >
        {edit.failure ? <Bilingual text={edit.failure} /> : t(stateOf(edit, keeping))}{' '}
        {isPicturePending && t('picturePending')}
      </p>
    </div>
  );
}

function stateOf(edit: Props['edit'], keeping: KeepingState) {
  if (!edit.isChanged) return 'allSaved';
  return keeping === 'failed' ? 'unsavedAtRisk' : 'unsaved';
}
