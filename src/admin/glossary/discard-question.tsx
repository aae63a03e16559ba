import { useTranslations } from 'use-intl';
import { QuestionDialog } from '../frame/question-dialog.tsx';

/** Asks before typed text is thrown away. */
export function DiscardQuestion(props: {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const t = useTranslations('adminGlossary.discard');
  return (
    <QuestionDialog
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
    </QuestionDialog>
  );
}
