import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { QuestionDialog } from '../frame/question-dialog.tsx';

type Question<Answer extends string> = {
  title: string;
  text: string;
  /** What it is about, where that is more than one thing. */
  list?: ReactNode;
  /** The safest one first. */
  answers: readonly { value: Answer; text: string }[];
};

type OpenQuestion = Question<string> & { answer: (value: string | null) => void };

/** Asks a person something and waits for the answer, which is null where nothing should happen. Show `dialog`. */
export function useQuestion() {
  const t = useTranslations('adminTranslation');
  const [question, setQuestion] = useState<OpenQuestion | null>(null);
  const answer = (value: string | null) => {
    question?.answer(value);
    setQuestion(null);
  };
  const ask = <Answer extends string>(asked: Question<Answer>) =>
    new Promise<Answer | null>((resolve) => {
      setQuestion({
        ...asked,
        answer: (value) => resolve(asked.answers.find((one) => one.value === value)?.value ?? null),
      });
    });
  const dialog = (
    <QuestionDialog
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
    </QuestionDialog>
  );
  return { ask, dialog };
}
