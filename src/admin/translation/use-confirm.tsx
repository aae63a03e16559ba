import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';

type Confirmation<Answer extends string> = {
  title: string;
  text: string;
  /** The items of the question. */
  list?: ReactNode;
  /** The safest one first. */
  answers: readonly { value: Answer; text: string }[];
};

type OpenConfirmation = Confirmation<string> & { answer: (value: string | null) => void };

/** Opens a dialog and resolves to its answer, or null when it is cancelled. The caller renders `dialog`. */
export function useConfirm() {
  const t = useTranslations('adminTranslation');
  const [confirmation, setConfirmation] = useState<OpenConfirmation | null>(null);
  const answer = (value: string | null) => {
    confirmation?.answer(value);
    setConfirmation(null);
  };
  const confirm = <Answer extends string>(next: Confirmation<Answer>) =>
    new Promise<Answer | null>((resolve) => {
      setConfirmation({
        ...next,
        answer: (value) => resolve(next.answers.find((one) => one.value === value)?.value ?? null),
      });
    });
  const dialog = (
    <ConfirmDialog
      isOpen={confirmation !== null}
      title={confirmation?.title}
      cancel={t('cancel')}
      onCancel={() => answer(null)}
      answers={confirmation?.answers.map(({ value, text }, index) => (
        <button
          key={value}
          type="button"
          className={index === 0 ? 'panel-button-primary' : 'panel-button'}
          onClick={() => answer(value)}
        >
          {text}
        </button>
      ))}
    >
      <p>{confirmation?.text}</p>
      {confirmation?.list}
    </ConfirmDialog>
  );
  return { confirm, dialog };
}
