import { useTranslations } from 'use-intl';
import { useAddToast } from '../frame/toasts.tsx';
import type { ReviewedText } from './translation-record.ts';

/** Changes a text as it is at that moment: somebody may have typed since. */
export type ChangeText = (next: (now: ReviewedText) => ReviewedText) => void;

const undoDurationMs = 10_000;

/** Changes a text and offers the way back to what was there at that moment; and from there the way forth again. */
export function useUndoable() {
  const t = useTranslations('adminTranslation');
  const frame = useTranslations('adminFrame');
  const addToast = useAddToast();
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
    addToast({
      text: t(told),
      durationMs: undoDurationMs,
      action: {
        label: frame('undo'),
        run() {
          if (!before) return;
          const { title, content, translation } = before;
          replace(change, () => ({ title, content, translation }), 'broughtBack');
        },
      },
    });
  };
}
