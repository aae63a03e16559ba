import type { EditorView } from '@codemirror/view';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Language, TranslationLanguage } from '#i18n/languages.ts';
import { useApi } from '../api/client.ts';
import { addedWordsKey } from '../shared/added-words.ts';
import { useBanner } from '../shared/banner.tsx';
import type { Spelling } from './spelling.ts';

/** The spelling of a text's language, as soon as the writer is in the text; null until then, and for English. */
export function useSpelling(view: EditorView | null, language: Language): Spelling | null {
  const api = useApi();
  const [spelling, setSpelling] = useState<Spelling | null>(null);
  useEffect(() => {
    if (!view || language === 'en') return;
    const ended = new AbortController();
    const load = async () => {
      const { loadSpelling } = await import('./load-spelling.ts');
      const loaded = await loadSpelling(language, api);
      if (!ended.signal.aborted) setSpelling(loaded);
    };
    // A missing aid stops nobody. Without a network the next focus tries again.
    const start = () => {
      load().then(
        () => view.dom.removeEventListener('focusin', start),
        () => undefined,
      );
    };
    view.dom.addEventListener('focusin', start, { signal: ended.signal });
    if (view.hasFocus) start();
    return () => ended.abort();
  }, [view, language, api]);
  return spelling;
}

/** @returns a function that stores a word as one of the house's own; it is stable */
export function useAddWord() {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  const { mutate } = useMutation({
    mutationFn: (json: { language: TranslationLanguage; word: string }) =>
      call(() => client.spelling.words.$post({ json })),
    onSuccess: () => queries.invalidateQueries({ queryKey: addedWordsKey }),
    onError: (error) => banner.showError(error, 'save'),
  });
  return mutate;
}
