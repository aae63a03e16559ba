import { useEffect, useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import type { ComposeForm } from './compose-form.ts';
import type { ComposeActions } from './use-compose-actions.tsx';

/**
 * Returns a function that publishes a language of a form that is being opened, once the form shows it: whatever keeps
 * the text from being published is said there.
 */
export function usePublishRemaining(
  { translationGroup }: ComposeForm,
  { calls }: ComposeActions,
  show: (language: Language) => void,
) {
  const [next, setNext] = useState<{ group: string; language: Language } | null>(null);
  useEffect(() => {
    if (next?.group !== translationGroup) return;
    setNext(null);
    void calls.current.publish(next.language);
  }, [next, translationGroup, calls]);
  return async (opening: Promise<ComposeForm | null>, language: Language) => {
    const opened = await opening;
    if (!opened) return;
    show(language);
    setNext({ group: opened.translationGroup, language });
  };
}
