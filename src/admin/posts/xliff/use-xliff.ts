import { useMutation, useQuery } from '@tanstack/react-query';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { useApi } from '../../api/client.ts';
import { useBanner } from '../../shared/banner.tsx';
import { fetchFile, saveFile } from '../../shared/download-file.ts';

/** The article and the language of a file; `slug` names the download. */
export type XliffArticle = { group: string; language: TranslationLanguage; slug: string };

const paramOf = ({ group, language }: XliffArticle) => ({ group, language });

/** Downloads the article as it is stored. */
export function useXliffDownload(article: XliffArticle) {
  const { client, call } = useApi();
  const banner = useBanner();
  return useMutation({
    mutationFn: () =>
      fetchFile(call, null, (options) =>
        client.blog.articles[':group'].xliff[':language'].$get(
          { param: paramOf(article) },
          options,
        ),
      ),
    onSuccess: (file) =>
      saveFile(file, `${article.slug}-${article.language}.xlf`, 'application/xliff+xml'),
    onError: (error) => banner.showError(error, 'export'),
  });
}

/** What a file has for the article. Each choice of a file reads it anew. */
export function useXliffCheck(article: XliffArticle, file: File, chosenAt: number) {
  const { client, call } = useApi();
  return useQuery({
    queryKey: ['xliff', article.group, article.language, chosenAt],
    queryFn: () =>
      call(() =>
        client.blog.articles[':group'].xliff[':language'].check.$post({
          param: paramOf(article),
          form: { file },
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** Fetches the texts of the chosen segments. */
export function useXliffMerge(article: XliffArticle, file: File) {
  const { client, call } = useApi();
  return useMutation({
    mutationFn: (take: readonly number[]) =>
      call(() =>
        client.blog.articles[':group'].xliff[':language'].merge.$post({
          param: paramOf(article),
          form: { file, take: take.join(',') },
        }),
      ),
  });
}
