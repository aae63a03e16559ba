import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  defaultCategory,
  defaultCover,
  defaultDescription,
  defaultSeo,
} from '#domain/post-rules/index.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { useNotices } from '../frame/notices.tsx';
import { useAddToast } from '../frame/toasts.tsx';
import { useApi } from '../session/api-client.ts';
import { useSession } from '../session/session.tsx';
import {
  type CreateForm,
  finalText,
  missingFields,
  remainingForm,
  withText,
} from './create-form.ts';
import type { CreateDraft } from './use-create-draft.ts';

export type TranslationLanguage = Exclude<Language, 'en'>;

export type CreateAction =
  | 'enhance'
  | `translate-${TranslationLanguage}`
  | `seo-${TranslationLanguage}`
  | `publish-${Language}`;

/** The fields that the last action found blank. */
export type Missing = { language: Language; fields: readonly ('title' | 'content')[] } | null;

const successOfPublishing = {
  en: 'publishedEnglish',
  ar: 'publishedArabic',
  ckb: 'publishedKurdish',
} as const;

const undoDurationMs = 10_000;

/** What the buttons of the Create tab do, and which of them are at it. */
export function useCreateActions(form: CreateForm, draft: CreateDraft) {
  const { client, call } = useApi();
  const { state } = useSession();
  const notices = useNotices();
  const addToast = useAddToast();
  const queries = useQueryClient();
  const t = useTranslations('adminCreate');
  const frame = useTranslations('adminFrame');
  const [busy, setBusy] = useState<ReadonlySet<CreateAction>>(new Set());
  const [missing, setMissing] = useState<Missing>(null);

  /** Runs one action at a time of each kind; the form stays open for typing meanwhile. */
  const run = async (action: CreateAction, work: () => Promise<void>) => {
    setBusy((actions) => new Set(actions).add(action));
    notices.clear();
    await work();
    setBusy((actions) => new Set([...actions].filter((other) => other !== action)));
  };

  /** @returns whether the text is there; otherwise says what is missing */
  const isComplete = (language: Language, message: Parameters<typeof notices.refuse>[0]) => {
    const fields = missingFields(form, language);
    setMissing(fields.length > 0 ? { language, fields } : null);
    if (fields.length > 0) notices.refuse(message, aboutLanguage(language));
    return fields.length === 0;
  };

  /** Puts a text of the assistant into the form, and offers the way back to what was there at that moment. */
  const replace = (
    next: (form: CreateForm) => CreateForm,
    back: (form: CreateForm, before: CreateForm) => CreateForm,
  ) => {
    let before = form;
    draft.change((now) => {
      // Not the form that the button was pressed on: somebody may have typed since.
      before = now;
      return next(now);
    });
    addToast({
      text: t('replaced'),
      durationMs: undoDurationMs,
      action: { label: frame('undo'), run: () => draft.change((now) => back(now, before)) },
    });
  };

  const enhance = async () => {
    if (!isComplete('en', 'textRequired')) return;
    const { title, content } = form.texts.en;
    await run('enhance', async () => {
      try {
        const answer = await call(() => client['enhance-blog'].$post({ json: { title, content } }));
        replace(
          (now) => ({ ...now, enhancedContent: answer.enhancedContent }),
          (now, before) => ({ ...now, enhancedContent: before.enhancedContent }),
        );
        notices.succeed('enhanced');
      } catch (error) {
        notices.fail(error, 'enhance');
      }
    });
  };

  const translate = async (language: TranslationLanguage) => {
    const about = { about: language };
    if (!isComplete('en', 'textRequired')) return;
    const { title, content } = finalText(form, 'en');
    await run(`translate-${language}`, async () => {
      try {
        const path = language === 'ckb' ? 'translate-kurdish' : 'translate-arabic';
        const { translated } = await call(() => client[path].$post({ json: { title, content } }));
        replace(
          (now) => withText(now, language, translated),
          (now, before) => {
            const { title, content } = before.texts[language];
            return withText(now, language, { title, content });
          },
        );
        notices.succeed(language === 'ckb' ? 'translatedToKurdish' : 'translatedToArabic', about);
      } catch (error) {
        notices.fail(error, 'translate', about);
      }
    });
  };

  const generateSeo = async (language: TranslationLanguage) => {
    const about = { about: language };
    if (!isComplete(language, language === 'ckb' ? 'kurdishSeoRequired' : 'arabicSeoRequired'))
      return;
    const { title, content } = form.texts[language];
    await run(`seo-${language}`, async () => {
      try {
        const path = language === 'ckb' ? 'generate-kurdish-seo' : 'generate-arabic-seo';
        const answer = await call(() => client[path].$post({ json: { title, content } }));
        const { seoTitle, seoDescription, seoKeywords } = answer;
        replace(
          (now) => withText(now, language, { seo: { seoTitle, seoDescription, seoKeywords } }),
          (now, before) => withText(now, language, { seo: before.texts[language].seo }),
        );
        notices.succeed(language === 'ckb' ? 'kurdishSeo' : 'arabicSeo', about);
      } catch (error) {
        notices.fail(error, 'seo', about);
      }
    });
  };

  const publish = async (language: Language) => {
    const about = aboutLanguage(language);
    if (!isComplete(language, 'textRequired')) return;
    const author = state.status === 'signed-in' ? state.username : '';
    await run(`publish-${language}`, async () => {
      try {
        const json = payload(form, language, author);
        const post = await call(() => client.blog.posts.$post({ json }));
        notices.succeed(successOfPublishing[language], about);
        addToast({
          text: (
            <>
              {t('published')}{' '}
              <bdi lang={language} dir={directionOf(language)}>
                {post.title}
              </bdi>
            </>
          ),
          action: {
            label: t('view'),
            run: () => window.open(pathInLanguage(`/blog/${post.slug}`, language), '_blank'),
          },
        });
        await draft.reset((now) => remainingForm(now, language));
        await queries.invalidateQueries();
      } catch (error) {
        notices.fail(error, 'publish', about);
      }
    });
  };

  return { busy, missing, enhance, translate, generateSeo, publish };
}

/** The payload rules of the specification, section 7. */
function payload(form: CreateForm, language: Language, author: string) {
  const { title, content, imageAlt, seo } = finalText(form, language);
  const defaults = defaultSeo({ title, content });
  return {
    title: title.trim(),
    content,
    description: defaultDescription(content),
    author: author || 'Admin',
    category: defaultCategory,
    tags: form.tags,
    image: form.image ?? defaultCover,
    // What described a picture that was removed describes nothing.
    imageAlt: form.image ? imageAlt : '',
    language,
    published: true,
    sources: [],
    seoTitle: seo.seoTitle.trim() || defaults.seoTitle,
    seoDescription: seo.seoDescription.trim() || defaults.seoDescription,
    seoKeywords: seo.seoKeywords.trim() || defaults.seoKeywords,
    translationGroup: form.translationGroup,
  };
}

function aboutLanguage(language: Language): { about?: TranslationLanguage } {
  return language === 'en' ? {} : { about: language };
}
