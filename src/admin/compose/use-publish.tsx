import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { pickFields } from '#domain/posts/shared/fields.ts';
import {
  defaultCategory,
  defaultCover,
  defaultDescription,
  defaultSeo,
} from '#domain/posts/shared/post-defaults.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { useApi } from '../api/client.ts';
import { useBanner } from '../shared/banner.tsx';
import { useSession } from '../shared/session.tsx';
import { useAddToast } from '../shared/toasts.tsx';
import { currentRecord } from '../translation/apply-edit.ts';
import { useBlockingCheck } from '../translation/use-blocking-check.ts';
import { type ActionTools, messageAbout } from './action-tools.ts';
import { type ComposeForm, composeFieldNames, finalText, remainingForm } from './compose-form.ts';

const successOf = {
  en: 'publishedEnglish',
  ar: 'publishedArabic',
  ckb: 'publishedKurdish',
} as const;

/** Publishes the post in one language, and empties the form (decision 0012). */
export function usePublish({ form, draft, run, isComplete, openReview }: ActionTools) {
  const { client, call } = useApi();
  const { state } = useSession();
  const banner = useBanner();
  const addToast = useAddToast();
  const queries = useQueryClient();
  const t = useTranslations('adminCompose');
  const isBlocked = useBlockingCheck();
  return async (language: Language) => {
    const about = messageAbout(language);
    if (!isComplete(language, 'textRequired')) return;
    const author = state.status === 'signed-in' ? state.username : '';
    await run(`publish-${language}`, async () => {
      try {
        const translation = currentRecord(form.texts[language]);
        if (language !== 'en' && (await isBlocked(translation, language, 'publishBlocked')))
          return openReview(language, true);
        const json = { ...payload(form, language, author), ...(translation && { translation }) };
        const post = await call(() => client.blog.posts.$post({ json }));
        banner.showSuccess(successOf[language], about);
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
        banner.showError(error, 'publish', about);
      }
    });
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
    published: true,
    sources: [],
    seoTitle: seo.seoTitle.trim() || defaults.seoTitle,
    seoDescription: seo.seoDescription.trim() || defaults.seoDescription,
    seoKeywords: seo.seoKeywords.trim() || defaults.seoKeywords,
    translationGroup: form.translationGroup,
    // Tells the server to keep a newer cover of the other languages, because this form did not change the cover.
    ...(form.published.length > 0 && form.image === form.publishedImage && { keepsCover: true }),
    ...(slug.trim() && { slug: slug.trim() }),
  };
}
