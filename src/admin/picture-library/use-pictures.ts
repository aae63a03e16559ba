import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { LibraryPicture } from '#domain/picture-library/shared/picture.ts';
import { useApi } from '../api/client.ts';
import { freshPages } from '../shared/fresh-pages.ts';

export type PictureFilter = {
  /** What was typed into the search field. */
  q: string;
  /** "2026-11"; null for any. */
  month: string | null;
  isUnused: boolean;
  /** An article whose pictures are shown; null for all. */
  article: { group: string; title: string } | null;
};

export const noPictureFilter: PictureFilter = {
  q: '',
  month: null,
  isUnused: false,
  article: null,
};

/** The key of every query about pictures. */
export const picturesKey = ['pictures'] as const;

/** Loads the library page by page. The previous pictures stay visible while another filter loads. */
export function usePictures({ q, month, isUnused, article }: PictureFilter) {
  const { client, call } = useApi();
  const query = useInfiniteQuery({
    queryKey: [...picturesKey, 'list', q, month, isUnused, article?.group],
    queryFn: ({ pageParam, signal }) =>
      call(() =>
        client.media.$get(
          {
            query: {
              ...(q.trim() !== '' && { q }),
              ...(month !== null && { month }),
              ...(isUnused && { unused: 'yes' as const }),
              ...(article && { article: article.group }),
              ...(pageParam !== null && { after: pageParam }),
            },
          },
          { init: { signal } },
        ),
      ),
    ...freshPages<string>(),
    placeholderData: keepPreviousData,
  });
  const pictures: readonly LibraryPicture[] =
    query.data?.pages.flatMap((page) => page.pictures) ?? [];
  return { ...query, pictures };
}

/** Loads the months in which pictures were uploaded, the newest first. */
export function useMonths() {
  const { client, call } = useApi();
  return useQuery({
    queryKey: [...picturesKey, 'months'],
    queryFn: () => call(() => client.media.months.$get()),
    staleTime: 0,
  });
}
