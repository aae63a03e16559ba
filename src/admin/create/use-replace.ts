import { useTranslations } from 'use-intl';
import { useAddUndoToast } from '../frame/toasts.tsx';
import type { CreateForm } from './create-form.ts';
import type { CreateDraft } from './use-create-draft.ts';

/** Puts a text of the assistant into the form, and offers the way back to what was there at that moment. */
export function useReplace(draft: Pick<CreateDraft, 'change'>) {
  const t = useTranslations('adminCreate');
  const addUndoToast = useAddUndoToast();
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
    addUndoToast(t('replaced'), () => draft.change((now) => (before ? back(now, before) : now)));
  };
}
