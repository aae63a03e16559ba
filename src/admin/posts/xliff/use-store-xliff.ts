import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { TakenXliff } from '#domain/xliff/shared/xliff-report.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { useApi } from '../../api/client.ts';
import { useUsername } from '../../shared/session.tsx';
import { useAddToast } from '../../shared/toasts.tsx';
import { cacheStoredPost } from '../cached-posts.ts';
import { applyXliff } from './apply-xliff.ts';

/** Stores what was taken from a file as an unpublished post, in a language that the article does not have. */
export function useStoreXliff(english: AdminPostSummary) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const addToast = useAddToast();
  const t = useTranslations('adminExchange.article');
  const author = useUsername() || 'Admin';
  return async (language: TranslationLanguage, taken: TakenXliff): Promise<void> => {
    const { title, content, translation } = applyXliff(taken, null);
    const json = {
      // The file may have no translation of the title, and a post must have one.
      title: title || english.title,
      content,
      language,
      author,
      published: false,
      tags: english.tags,
      translation,
      translationGroup: english.translationGroup,
      keepsCover: true,
    };
    cacheStoredPost(queries, await call(() => client.blog.posts.$post({ json })));
    addToast({ text: t('created') });
  };
}
