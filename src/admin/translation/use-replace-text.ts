import { useTranslations } from 'use-intl';
import { useAddUndoToast } from '../shared/toasts.tsx';
import type { ReviewedText } from './translation-record.ts';

/** Changes the newest text: somebody may have typed since the last rendering. */
export type ChangeText = (next: (now: ReviewedText) => ReviewedText) => void;

/** Changes a text, with a toast to undo that. A second toast redoes it. */
export function useReplaceText() {
  const t = useTranslations('adminTranslation');
  const addUndoToast = useAddUndoToast();
  return function replace(
    change: ChangeText,
    next: (now: ReviewedText) => ReviewedText,
    message: 'replaced' | 'broughtBack' | 'taken' | 'kept' = 'replaced',
  ): void {
    let before: ReviewedText | undefined;
    change((now) => {
      before = now;
      return next(now);
    });
    addUndoToast(t(message), () => {
      if (!before) return;
      const { title, content, translation } = before;
      replace(change, () => ({ title, content, translation }), 'broughtBack');
    });
  };
}
