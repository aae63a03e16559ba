import { z } from 'zod';
import { defaultTags } from '#domain/post-rules/index.ts';
import { translationRecord } from '#domain/translation-rules/index.ts';
import { type Language, languages } from '#i18n/languages.ts';

const seo = z.object({ seoTitle: z.string(), seoDescription: z.string(), seoKeywords: z.string() });

/** What came later has a default: a draft of an earlier version must still open. */
const draftText = z.object({
  title: z.string(),
  content: z.string(),
  imageAlt: z.string(),
  seo,
  /** The end of the address; blank for one made from the title. */
  slug: z.string().default(''),
  /** What the assistant proposes for search engines and nobody has taken or refused yet. */
  seoProposal: seo.partial().extend({ slug: z.string().optional() }).nullable().default(null),
  /** What the text was translated from; null for a text that a person wrote. */
  translation: translationRecord.nullable().default(null),
});

/** Everything that is typed into the Create tab, as it is kept on the device. */
export const createForm = z.object({
  texts: z.object({ en: draftText, ar: draftText, ckb: draftText }),
  /** What the assistant made of the English text; null while there is none. It goes before the original. */
  enhancedContent: z.string().nullable(),
  /** A proposal of the assistant that is being looked through; null while there is none. */
  proposal: z
    .object({
      /** The English text with the changes that were accepted. */
      accepted: z.string(),
      /** The same with those that nobody has decided about, too. */
      proposed: z.string(),
    })
    .nullable()
    .default(null),
  tags: z.array(z.string()),
  /** The path of the uploaded cover. */
  image: z.string().nullable(),
  /** Makes translations of each other of what is published from this form. */
  translationGroup: z.string(),
  /** Languages that the group has already. */
  published: z.array(z.enum(languages)),
});

export type CreateForm = z.output<typeof createForm>;
export type DraftText = CreateForm['texts'][Language];

const blankText: DraftText = {
  title: '',
  content: '',
  imageAlt: '',
  seo: { seoTitle: '', seoDescription: '', seoKeywords: '' },
  slug: '',
  seoProposal: null,
  translation: null,
};

export function blankForm(): CreateForm {
  return {
    texts: { en: blankText, ar: blankText, ckb: blankText },
    enhancedContent: null,
    proposal: null,
    tags: [...defaultTags],
    image: null,
    translationGroup: crypto.randomUUID(),
    published: [],
  };
}

/** Whether there is anything in the form that someone would miss. */
export function isWorthKeeping(form: CreateForm): boolean {
  return form.image !== null || languages.some((language) => hasUnpublishedText(form, language));
}

/** The text as it goes to the translator and into publication: for English the enhanced one where there is one. */
export function finalText(form: CreateForm, language: Language): DraftText {
  const text = form.texts[language];
  return language === 'en' && form.enhancedContent !== null
    ? { ...text, content: form.enhancedContent }
    : text;
}

/** The English text that translations are made from; null where there is none. */
export function englishOf(form: CreateForm): DraftText | null {
  const text = finalText(form, 'en');
  return text.title.trim() || text.content.trim() ? text : null;
}

/** @returns what a language lacks before it can be translated, described or published; empty where nothing */
export function missingFields(form: CreateForm, language: Language): ('title' | 'content')[] {
  const text = finalText(form, language);
  return (['title', 'content'] as const).filter((field) => text[field].trim() === '');
}

export function withText(form: CreateForm, language: Language, change: Partial<DraftText>) {
  const text = { ...form.texts[language], ...change };
  return { ...form, texts: { ...form.texts, [language]: text } };
}

/**
 * What is left to do once a language is published: the same form, without that language's text where nothing else
 * needs it. Null where no other text waits.
 */
export function remainingForm(form: CreateForm, published: Language): CreateForm | null {
  const rest = {
    ...form,
    // A proposal for a text that is out can't be taken any more.
    proposal: published === 'en' ? null : form.proposal,
    published: [...form.published, published],
  };
  return languages.some((language) => hasUnpublishedText(rest, language)) ? rest : null;
}

function hasUnpublishedText(form: CreateForm, language: Language): boolean {
  if (form.published.includes(language)) return false;
  const { title, content } = finalText(form, language);
  return title.trim() !== '' || content.trim() !== '';
}
