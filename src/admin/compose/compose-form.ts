import { z } from 'zod';
import { runId } from '#domain/assistant/shared/run-id.ts';
import {
  blankPost,
  fieldsWith,
  pickFields,
  savedValueSchemas,
  valueSchemas,
} from '#domain/posts/shared/fields.ts';
import { defaultTags } from '#domain/posts/shared/post-defaults.ts';
import { translationRecord } from '#domain/translation/shared/translation-record.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { normalizeLineEndings } from '#markdown/segments/split-blocks.ts';
import { type ChangeProposedText, type ProposedText, proposal } from '../proposal/proposal.ts';

export const seoFieldNames = ['seoTitle', 'seoDescription', 'seoKeywords'] as const;

/** The fields of a post that the form has for each language. */
export const composeFieldNames = fieldsWith({ inComposeForm: true });

const seo = z.object(valueSchemas(seoFieldNames));

/** Fields that were added later have a default, so that drafts of earlier versions can be parsed. */
const draftText = z.object({
  ...savedValueSchemas(composeFieldNames),
  seo,
  /** The slug; blank when the server makes it from the title. */
  slug: z.string().default(''),
  /** The undecided SEO texts that the assistant proposed. */
  seoProposal: seo.partial().extend({ slug: z.string().optional() }).nullable().default(null),
  /** The translation record; null for a text that a person wrote. */
  translation: translationRecord.nullable().default(null),
});

/** The form of the Create tab, as it is autosaved. */
export const composeForm = z.object({
  texts: z.object({ en: draftText, ar: draftText, ckb: draftText }),
  /** The English text after accepted proposals; null while there is none. It is published in place of the original. */
  enhancedContent: z.string().nullable(),
  /** The run of the assistant whose proposals the enhanced text took; null for none. */
  assistantRun: runId.nullable().default(null),
  /** The proposal of the assistant that is being reviewed; null while there is none. */
  proposal: proposal.nullable().default(null),
  tags: z.array(z.string()),
  /** The path of the uploaded cover. */
  image: z.string().nullable(),
  /** The translation group of all posts that are published from this form. */
  translationGroup: z.string(),
  /** The cover of the group when its last language was published, or when the form was opened for another language. */
  publishedImage: z.string().nullable().default(null),
  /** The languages that are already published. */
  published: z.array(z.enum(languages)),
});

export type ComposeForm = z.output<typeof composeForm>;
export type DraftText = ComposeForm['texts'][Language];

const blankText: DraftText = {
  ...pickFields(blankPost, composeFieldNames),
  seo: pickFields(blankPost, seoFieldNames),
  slug: '',
  seoProposal: null,
  translation: null,
};

export function blankForm(): ComposeForm {
  return {
    texts: { en: blankText, ar: blankText, ckb: blankText },
    enhancedContent: null,
    assistantRun: null,
    proposal: null,
    tags: [...defaultTags],
    image: null,
    publishedImage: null,
    translationGroup: crypto.randomUUID(),
    published: [],
  };
}

/** Whether the form has anything worth saving. */
export function isWorthSaving(form: ComposeForm): boolean {
  return form.image !== null || waitingLanguages(form).length > 0;
}

/** Returns the text that is translated and published. For English that is the enhanced text, if there is one. */
export function finalText(form: ComposeForm, language: Language): DraftText {
  const text = form.texts[language];
  return language === 'en' && form.enhancedContent !== null
    ? { ...text, content: form.enhancedContent }
    : text;
}

/** Returns the English text and its proposal for the review. */
export function proposedTextOf(form: ComposeForm): ProposedText {
  const { proposal, assistantRun } = form;
  return { content: finalText(form, 'en').content, proposal, run: assistantRun ?? undefined };
}

/**
 * Returns the form after a change of its proposal. A decided text becomes the enhanced one, unless it equals the
 * original.
 */
export function withProposedText(form: ComposeForm, next: ProposedText): ComposeForm {
  if (next.proposal) return { ...form, proposal: next.proposal };
  const isOriginal =
    normalizeLineEndings(next.content) === normalizeLineEndings(form.texts.en.content);
  if (isOriginal) return { ...form, proposal: null, enhancedContent: null, assistantRun: null };
  const { content: enhancedContent, run: assistantRun = null } = next;
  return { ...form, proposal: null, enhancedContent, assistantRun };
}

/** Changes the English text and its proposal in the form of one post. The form of another post does not change. */
export function changeProposedText(
  change: (next: (form: ComposeForm) => ComposeForm) => void,
  { translationGroup }: Pick<ComposeForm, 'translationGroup'>,
): ChangeProposedText {
  return (next) =>
    change((now) =>
      now.translationGroup === translationGroup
        ? withProposedText(now, next(proposedTextOf(now)))
        : now,
    );
}

/** Returns the English text that translations are made from; null when there is none. */
export function englishOf(form: ComposeForm): DraftText | null {
  const text = finalText(form, 'en');
  return text.title.trim() || text.content.trim() ? text : null;
}

/** @returns the blank fields that must be filled in before the text is translated, described or published */
export function missingFields(form: ComposeForm, language: Language): ('title' | 'content')[] {
  const text = finalText(form, language);
  return (['title', 'content'] as const).filter((field) => text[field].trim() === '');
}

export function withText(form: ComposeForm, language: Language, change: Partial<DraftText>) {
  const text = { ...form.texts[language], ...change };
  return { ...form, texts: { ...form.texts, [language]: text } };
}

/** Returns the form for the remaining languages after some were stored; null when no other language has text. */
export function remainingForm(form: ComposeForm, ...stored: Language[]): ComposeForm | null {
  const rest = {
    ...form,
    // A proposal for a stored text can no longer be accepted.
    proposal: stored.includes('en') ? null : form.proposal,
    publishedImage: form.image,
    published: [...form.published, ...stored],
  };
  return waitingLanguages(rest).length > 0 ? rest : null;
}

/** Returns the languages that have an unpublished text with all that a post needs. */
export function completeLanguages(form: ComposeForm): Language[] {
  return waitingLanguages(form).filter((language) => missingFields(form, language).length === 0);
}

/** Returns the languages that have an unpublished text. */
export function waitingLanguages(form: ComposeForm): Language[] {
  return languages.filter((language) => hasUnpublishedText(form, language));
}

function hasUnpublishedText(form: ComposeForm, language: Language): boolean {
  if (form.published.includes(language)) return false;
  const { title, content } = finalText(form, language);
  return title.trim() !== '' || content.trim() !== '';
}
