import { type Extension, Prec } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { hintFinder } from './find-hints.ts';
import { hintTheme } from './hint-theme.ts';
import { type HintLabels, hintTooltip } from './hint-tooltip.ts';
import type { Spelling } from './spelling.ts';
import { checkHints, textHints } from './text-hints.ts';
import type { WordActions } from './word-actions.ts';

/** All of the hints: their marks, their check, and the tooltip at the cursor. */
export function hintExtension(
  language: TranslationLanguage,
  glossary: readonly GlossaryTerm[],
  labels: HintLabels,
  words: { spelling: Spelling; actions: WordActions } | null,
  hasFocus: boolean,
): Extension {
  const spelling = words?.spelling ?? null;
  return [
    textHints,
    checkHints(hintFinder(language, glossary, spelling), spelling),
    hintTooltip(labels, words?.actions ?? null, hasFocus),
    hintTheme,
    // Words would be underlined twice.
    spelling?.hasDictionary
      ? Prec.high(EditorView.contentAttributes.of({ spellcheck: 'false' }))
      : [],
  ];
}
