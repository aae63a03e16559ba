import { Compartment, StateEffect } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { isolate } from '#language/bidi.ts';
import { readLetters } from '#language/word-forms/word-letters.ts';
import { useGlossaryTerms } from '../shared/use-glossary-terms.ts';
import type { HintLabels } from './hint-tooltip.ts';
import { useAddWord, useSpelling } from './use-spelling.ts';

const hints = new Compartment();

/**
 * Underlines forbidden words of the glossary, letters against the house style and words that are probably misspelt
 * while an Arabic or Kurdish text is written. The code for it loads after the editor, the dictionary when the writer
 * enters the text; without them, the editor works as before.
 */
export function useTextHints(view: EditorView | null, language: Language): void {
  const t = useTranslations('adminEditor.hints');
  const { data: glossary } = useGlossaryTerms();
  const spelling = useSpelling(view, language);
  const addWord = useAddWord();
  useEffect(() => {
    if (!view || language === 'en') return;
    let isCurrent = true;
    const load = async () => {
      const { hintExtension } = await import('./hint-extension.ts');
      if (!isCurrent) return;
      const labels: HintLabels = {
        explain: ({ kind, found }) => t(kind, { found: isolate(found) }),
        replace: (suggested) => t('replace', { suggested: isolate(suggested) }),
        suggestions: t('suggestions'),
        addWord: t('addWord'),
        ignore: t('ignore'),
        added: (found) => t('added', { found: isolate(found) }),
      };
      const letters = (word: string) => readLetters(word, language).letters;
      const words = spelling && {
        spelling,
        actions: {
          suggest: (word: string) => spelling.suggest(letters(word)),
          ignore: (word: string) => spelling.accept(letters(word)),
          add(word: string) {
            spelling.accept(letters(word));
            addWord({ language, word: letters(word) });
          },
        },
      };
      const extension = hintExtension(language, glossary ?? [], labels, words, view.hasFocus);
      view.dispatch({
        effects: hints.get(view.state)
          ? hints.reconfigure(extension)
          : StateEffect.appendConfig.of(hints.of(extension)),
      });
    };
    load().catch((error: unknown) => console.error('The hints were not loaded:', error));
    return () => {
      isCurrent = false;
    };
  }, [view, language, glossary, spelling, addWord, t]);
}
