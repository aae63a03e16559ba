import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';

type Question<Answer extends string> = {
  title: string;
  text: string;
  /** The items of the question. */
  list?: ReactNode;
  /** The safest one first. */
  answers: readonly { value: Answer; text: string }[];
};

type OpenQuestion = Question<string> & { answer: (value: string | null) => void };

/** Opens a dialog and resolves to its answer, or null when it is cancelled. The caller renders `dialog`. */
export function useConfirm() {
  const t = useTranslations('adminTranslation');
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const answer = (value: string | null) => {
    question?.answer(value);
    setQuestion(null);
  };
  const confirm = <Answer extends string>(next: Question<Answer>) =>
    new Promise<Answer | null>((resolve) => {
      setQuestion({
        ...next,
        answer: (value) => resolve(next.answers.find((one) => one.value === value)?.value ?? null),
      });
    });
  const dialog = (
    <ConfirmDialog
      isOpen={question !== null}
      title={question?.title}
      cancel={t('cancel')}
      onCancel={() => answer(null)}
      answers={question?.answers.map(({ value, text }, index) => (
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
      <p>{question?.text}</p>
      {question?.list}
    </ConfirmDialog>
  );
  return { confirm, dialog };
}
