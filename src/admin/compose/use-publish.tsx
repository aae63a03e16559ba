import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { pickFields } from '#domain/posts/shared/fields.ts';
import {
  defaultCategory,
  defaultCover,
  defaultDescription,
  defaultSeo,
} from '#domain/posts/shared/post-defaults.ts';
import type { Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { useApi } from '../api/client.ts';
import { useBanner } from '../shared/banner.tsx';
import { PostTitle } from '../shared/post-title.tsx';
import { useSession } from '../shared/session.tsx';
import { useAddToast } from '../shared/toasts.tsx';
import { currentRecord } from '../translation/apply-edit.ts';
import { useBlockingCheck } from '../translation/use-blocking-check.ts';
import { type ActionTools, messageAbout } from './action-tools.ts';
import { type ComposeForm, composeFieldNames, finalText, remainingForm } from './compose-form.ts';
import { PublishLaterDialog } from './publish-later-dialog.tsx';

const successOf = {
  en: 'publishedEnglish',
  ar: 'publishedArabic',
  ckb: 'publishedKurdish',
} as const;

/** Publishes the post in one language, now or later, and empties the form (decision 0012). */
export function usePublish({ form, draft, run, isComplete, openReview }: ActionTools) {
  const { client, call } = useApi();
  const { state } = useSession();
  const banner = useBanner();
  const addToast = useAddToast();
  const queries = useQueryClient();
  const t = useTranslations('adminCompose');
  const isBlocked = useBlockingCheck();
  const [later, setLater] = useState<Language | null>(null);

  /** Goes on with a text that is complete and has no blocking issue; otherwise the panel shows what is wrong. */
  const runWhenReady = async (language: Language, work: () => Promise<void>) => {
    if (!isComplete(language, 'textRequired')) return;
    await run(`publish-${language}`, async () => {
      try {
        const translation = currentRecord(form.texts[language]);
        if (language !== 'en' && (await isBlocked(translation, language, 'publishBlocked')))
          return openReview(language, true);
        await work();
      } catch (error) {
        banner.showError(error, 'publish', messageAbout(language));
      }
    });
  };
  const store = async (language: Language, published: boolean) => {
    const author = state.status === 'signed-in' ? state.username : '';
    const translation = currentRecord(form.texts[language]);
    const json = {
      ...payload(form, language, author),
      published,
      ...(translation && { translation }),
    };
    return await call(() => client.blog.posts.$post({ json }));
  };
  const emptyForm = async (language: Language) => {
    await draft.reset((now) => remainingForm(now, language));
    await queries.invalidateQueries();
  };
  return {
    async publish(language: Language) {
      await runWhenReady(language, async () => {
        const post = await store(language, true);
        banner.showSuccess(successOf[language], messageAbout(language));
        addToast({
          text: (
            <>
              {t('published')} <PostTitle post={post} />
            </>
          ),
          action: {
            label: t('view'),
            run: () => window.open(pathInLanguage(`/blog/${post.slug}`, language), '_blank'),
          },
        });
        await emptyForm(language);
      });
    },
    /** Asks for the time first. */
    async publishLater(language: Language) {
      await runWhenReady(language, async () => setLater(language));
    },
    laterDialog: later && (
      <PublishLaterDialog
        language={later}
        title={form.texts[later].title}
        store={() => store(later, false)}
        onStored={() => emptyForm(later)}
        onClose={() => setLater(null)}
      />
    ),
  };
}

/** Builds the request by the rules of the specification (section 7). */
function payload(form: ComposeForm, language: Language, author: string) {
  const text = finalText(form, language);
  const { title, content, imageAlt, seo, slug } = text;
  const defaults = defaultSeo({ title, content });
  return {
    ...pickFields(text, composeFieldNames),
    title: title.trim(),
    description: defaultDescription(content),
    author: author || 'Admin',
    category: defaultCategory,
    tags: form.tags,
    image: form.image ?? defaultCover,
    // A removed picture needs no alternative text.
    imageAlt: form.image ? imageAlt : '',
    language,
    sources: [],
    seoTitle: seo.seoTitle.trim() || defaults.seoTitle,
    seoDescription: seo.seoDescription.trim() || defaults.seoDescription,
    seoKeywords: seo.seoKeywords.trim() || defaults.seoKeywords,
    translationGroup: form.translationGroup,
    // Tells the server to keep a newer cover of the other languages, because this form did not change the cover.
    ...(form.published.length > 0 && form.image === form.publishedImage && { keepsCover: true }),
    ...(slug.trim() && { slug: slug.trim() }),
    ...(language === 'en' &&
      form.enhancedContent !== null &&
      form.assistantRun !== null && { assistantRun: form.assistantRun }),
  };
}
