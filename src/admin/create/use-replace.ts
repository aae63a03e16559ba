import { useTranslations } from 'use-intl';
import { useAddToast } from '../frame/toasts.tsx';
import type { CreateForm } from './create-form.ts';
import type { CreateDraft } from './use-create-draft.ts';

const undoDurationMs = 10_000;

/** Puts a text of the assistant into the form, and offers the way back to what was there at that moment. */
export function useReplace(draft: Pick<CreateDraft, 'change'>) {
  const t = useTranslations('adminCreate');
  const frame = useTranslations('adminFrame');
  const addToast = useAddToast();
  return (
    next: (form: CreateForm) => CreateForm,
    back: (form: CreateForm, before: CreateForm) => CreateForm,
  ) => {
    let before: CreateForm | undefined;
    draft.change((now) => {
      // Not the form that the button was pressed on: somebody may have typed since.
      before = now;
      return next(now);
    });
    addToast({
      text: t('replaced'),
      durationMs: undoDurationMs,
      action: {
        label: frame('undo'),
        run: () => draft.change((now) => (before ? back(now, before) : now)),
      },
    });
  };
}
