import { findPreamble } from '../find-preamble.ts';
import type { GlossaryTerm } from '../glossary-term.ts';
import type { Issue, TextIssue } from '../issue.ts';
import { termFinder } from '../occurring-terms.ts';
import { addedNameIssues } from './added-name-issues.ts';
import { type AlignedBlocks, alignBlocks } from './align-blocks.ts';
import { type Block, excerpt, extractBlocks, extractTitle } from './extract-elements.ts';
import { foreignWordIssues } from './foreign-word-issues.ts';
import { lengthIssues, lengthIssuesOfAll } from './length-issues.ts';
import { missingElements } from './missing-elements.ts';
import { missingNumbers } from './missing-numbers.ts';
import {
  createTermCheck,
  missingTermIssues,
  type TermCheck,
  wrongTermIssues,
} from './term-issues.ts';
import { lowerCaseWordsOf, untranslatedIssues } from './untranslated-issues.ts';
import { wrongLanguageIssues } from './wrong-language-issues.ts';

type Text = { title: string; content: string };

/**
 * Compares a translation with its English source. Finds missing elements, untranslated or inserted text, and passages
 * that are much shorter or longer. It also runs in the browser, in some milliseconds for 5,000 words.
 *
 * @returns the issues in the order of their ranges, those of the title first
 */
export function checkTranslation({
  source,
  translation,
  language,
  glossary,
}: {
  source: Text;
  translation: Text;
  language: 'ar' | 'ckb';
  glossary: readonly GlossaryTerm[];
}): Issue[] {
  const sourceTitle = extractTitle(source.title);
  const sourceBlocks = extractBlocks(source.content);
  const rules = {
    language,
    termCheck: createTermCheck(glossary, language),
    occurringTerms: termFinder(glossary),
    sources: [sourceTitle, ...sourceBlocks],
    lowerCaseWords: lowerCaseWordsOf([sourceTitle, ...sourceBlocks]),
  };
  return [
    ...issues('title', [sourceTitle], [extractTitle(translation.title)], translation.title, rules),
    ...issues(
      'content',
      sourceBlocks,
      extractBlocks(translation.content),
      translation.content,
      rules,
    ),
  ];
}

type Rules = {
  language: 'ar' | 'ckb';
  termCheck: TermCheck;
  occurringTerms: (text: string) => GlossaryTerm[];
  /** The title and all blocks. */
  sources: readonly Block[];
  lowerCaseWords: ReadonlySet<string>;
};

function issues(
  field: Issue['field'],
  source: readonly Block[],
  translation: readonly Block[],
  text: string,
  { language, termCheck, occurringTerms, sources, lowerCaseWords }: Rules,
): Issue[] {
  const whole: AlignedBlocks = { source, translation, from: 0, to: text.length };
  const inWrongLanguage = wrongLanguageIssues(whole, language);
  const issues = [
    ...inWrongLanguage,
    ...preamble(text),
    ...lengthIssuesOfAll(whole),
    ...wrongTermIssues(translation, termCheck),
    ...addedNameIssues(translation, sources),
    ...alignBlocks(source, translation).flatMap((passage) => [
      ...missingElements(passage),
      ...missingNumbers(passage, language),
      ...missingTermIssues(passage, occurringTerms, termCheck),
      ...untranslatedIssues(passage, lowerCaseWords),
      // One issue covers the whole text.
      ...(inWrongLanguage.length > 0 ? [] : foreignWordIssues(passage, language)),
      ...lengthIssues(passage),
    ]),
  ];
  return issues
    .map((issue) => ({ ...issue, field }))
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

function preamble(text: string): TextIssue[] {
  const place = findPreamble(text);
  if (!place) return [];
  const subject = excerpt(text.slice(place.from, place.to));
  return [{ code: 'preamble', isBlocking: false, ...place, subject }];
}
