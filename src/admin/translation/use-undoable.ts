import { useTranslations } from 'use-intl';
import { useAddUndoToast } from '../frame/toasts.tsx';
import type { ReviewedText } from './translation-record.ts';

/** Changes a text as it is at that moment: somebody may have typed since. */
export type ChangeText = (next: (now: ReviewedText) => ReviewedText) => void;

/** Changes a text and offers the way back to what was there at that moment; and from there the way forth again. */
export function useUndoable() {
  const t = useTranslations('adminTranslation');
  const addUndoToast = useAddUndoToast();
  return function replace(
    change: ChangeText,
    next: (now: ReviewedText) => ReviewedText,
    told: 'replaced' | 'broughtBack' = 'replaced',
  ): void {
    let before: ReviewedText | undefined;
    change((now) => {
      before = now;
      return next(now);
    });
    addUndoToast(t(told), () => {
      if (!before) return;
      const { title, content, translation } = before;
      replace(change, () => ({ title, content, translation }), 'broughtBack');
    });
  };
}
