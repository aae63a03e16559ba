import { AlertDialog } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

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
  const cameFrom = useRef<Element | null>(null);
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
    <AlertDialog.Root open={question !== null} onOpenChange={(open) => !open && answer(null)}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="panel-dialog-backdrop" />
        <AlertDialog.Content
          className="panel-dialog"
          onOpenAutoFocus={() => {
            cameFrom.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
          }}
        >
          <AlertDialog.Title className="text-h3 font-bold">{question?.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-small">
            {question?.text}
          </AlertDialog.Description>
          {question?.list}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel className="panel-button">{t('cancel')}</AlertDialog.Cancel>
            {question?.answers.map(({ value, text }, index) => (
              <button
                key={value}
                type="button"
                className={index === 0 ? 'panel-button-primary' : 'panel-button'}
                onClick={() => answer(value)}
              >
                {text}
              </button>
            ))}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
  return { ask, dialog };
}
