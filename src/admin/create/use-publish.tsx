import { useQueryClient } from '@tanstack/react-query';
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
import { useBlockingCheck } from '../translation/use-blocking-check.ts';
import { recordOf } from '../translation/with-edited-text.ts';
import { aboutLanguage } from './about-language.ts';
import { type CreateForm, finalText, remainingForm } from './create-form.ts';
import type { ActionTools } from './use-create-actions.tsx';

const successOf = {
  en: 'publishedEnglish',
  ar: 'publishedArabic',
  ckb: 'publishedKurdish',
} as const;

/** Publishes the post in one language, and empties the form (decision 0012). */
export function usePublish({ form, draft, run, isComplete, openReview }: ActionTools) {
  const { client, call } = useApi();
  const { state } = useSession();
  const notices = useNotices();
  const addToast = useAddToast();
  const queries = useQueryClient();
  const t = useTranslations('adminCreate');
  const isBlocked = useBlockingCheck();
  return async (language: Language) => {
    const about = aboutLanguage(language);
    if (!isComplete(language, 'textRequired')) return;
    const author = state.status === 'signed-in' ? state.username : '';
    await run(`publish-${language}`, async () => {
      try {
        const translation = recordOf(form.texts[language]);
        if (language !== 'en' && (await isBlocked(translation, language, 'publishBlocked')))
          return openReview(language, true);
        const json = { ...payload(form, language, author), ...(translation && { translation }) };
        const post = await call(() => client.blog.posts.$post({ json }));
        notices.succeed(successOf[language], about);
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
}

/** The payload rules of the specification, section 7. */
function payload(form: CreateForm, language: Language, author: string) {
  const { title, content, imageAlt, seo, slug } = finalText(form, language);
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
    ...(slug.trim() && { slug: slug.trim() }),
  };
}
