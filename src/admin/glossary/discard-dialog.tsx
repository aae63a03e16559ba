import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';

/** Asks before typed text is discarded. */
export function DiscardDialog(props: {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const t = useTranslations('adminGlossary.discard');
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      title={t('title')}
      cancel={t('keep')}
      onCancel={props.onKeep}
      answers={
        <button type="button" className="panel-button-danger" onClick={props.onDiscard}>
          {t('discard')}
        </button>
      }
    >
      {t('text')}
    </ConfirmDialog>
  );
}
