import { type Language, languages } from '#i18n/languages.ts';
import type { DraftFormat, DraftName } from '../drafts/draft-sync.ts';
import { createMerge, type Merge, mergeLists } from '../shared/merge/merge-values.ts';
import { type ComposeForm, type DraftText, waitingLanguages } from './compose-form.ts';

/** How the form of a new article is saved on the server. */
export const composeFormat: Omit<DraftFormat<ComposeForm>, 'parse'> = {
  postId: null,
  nameOf,
  merge: mergeForms,
};

const maxNameLength = 80;

/** The first title, or the beginning of the first text if there is no title. */
function nameOf(form: ComposeForm): DraftName {
  const unpublished = waitingLanguages(form);
  for (const field of ['title', 'content'] as const) {
    for (const language of languages) {
      const title = form.texts[language][field].trim().slice(0, maxNameLength);
      if (title) return { language, title, unpublished };
    }
  }
  return { language: 'en', title: '', unpublished };
}

/** Merges two versions of a form: field by field, texts by paragraphs, tags by entries. */
function mergeForms(base: ComposeForm, mine: ComposeForm, theirs: ComposeForm): ComposeForm | null {
  const merge = createMerge();
  const text = (language: Language) =>
    mergeTextOf(merge, base.texts[language], mine.texts[language], theirs.texts[language]);
  const enhanced = [base.enhancedContent, mine.enhancedContent, theirs.enhancedContent];
  const merged: ComposeForm = {
    ...merge.fields(atomsOf(base), atomsOf(mine), atomsOf(theirs)),
    texts: { en: text('en'), ar: text('ar'), ckb: text('ckb') },
    enhancedContent: enhanced.includes(null)
      ? merge.value(base.enhancedContent, mine.enhancedContent, theirs.enhancedContent)
      : merge.text(enhanced[0] ?? '', enhanced[1] ?? '', enhanced[2] ?? ''),
    tags: mergeLists(base.tags, mine.tags, theirs.tags),
    published: mergeLists(base.published, mine.published, theirs.published),
  };
  return merge.isConflict() ? null : merged;
}

/** The fields of which one side's value is taken as a whole. */
function atomsOf({ texts, enhancedContent, tags, published, ...atoms }: ComposeForm) {
  return atoms;
}

function mergeTextOf(merge: Merge, base: DraftText, mine: DraftText, theirs: DraftText): DraftText {
  const content = merge.text(base.content, mine.content, theirs.content);
  return {
    ...merge.fields(textAtomsOf(base), textAtomsOf(mine), textAtomsOf(theirs)),
    content,
    seo: merge.fields(base.seo, mine.seo, theirs.seo),
    // The record follows its text. Publishing brings it up to date with a merged one.
    translation: content === theirs.content ? theirs.translation : mine.translation,
  };
}

function textAtomsOf({ content, seo, translation, ...atoms }: DraftText) {
  return atoms;
}
