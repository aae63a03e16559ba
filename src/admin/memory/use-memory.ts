import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { UnitOrigin } from '#domain/memory/shared/unit.ts';
import { useApi } from '../api/client.ts';
import { useBanner } from '../shared/banner.tsx';
import { freshPages } from '../shared/fresh-pages.ts';
import { useAddUndoToast } from '../shared/toasts.tsx';

export const memoryKey = ['memory'] as const;

export type MemoryFilter = {
  q: string;
  language: 'ar' | 'ckb' | null;
  origin: UnitOrigin | null;
};

/** The query parameters of a filter. */
export function memoryQuery({ q, language, origin }: MemoryFilter) {
  return {
    ...(q !== '' && { q }),
    ...(language !== null && { language }),
    ...(origin !== null && { origin }),
  };
}

/** Loads the memory page by page. The previous entries stay visible while another search loads. */
export function useMemory({ q, language, origin }: MemoryFilter) {
  const { client, call } = useApi();
  return useInfiniteQuery({
    queryKey: [...memoryKey, q, language, origin],
    queryFn: ({ pageParam, signal }) =>
      call(() =>
        client.memory.$get(
          {
            query: {
              ...memoryQuery({ q, language, origin }),
              ...(pageParam !== null && { before: String(pageParam) }),
            },
          },
          { init: { signal } },
        ),
      ),
    ...freshPages<number>(),
    placeholderData: keepPreviousData,
  });
}

type Page = NonNullable<ReturnType<typeof useMemory>['data']>['pages'][number];

export type ListedUnit = Page['units'][number];

/**
 * Changes and deletes entries. A toast undoes each change. The list shows a change as soon as it is stored: until the
 * list is loaded again, which takes seconds on a slow network, the former entry could be changed a second time.
 *
 * @param onChanged called with the entry, once its change is stored
 */
export function useMemoryChanges(onChanged: (id: number) => void) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  const addUndoToast = useAddUndoToast();
  const t = useTranslations('adminMemory');
  const refetch = async () => {
    // A list that is loaded for the first time may be older than the change, and would not be loaded again.
    await queries.cancelQueries({ queryKey: memoryKey });
    await queries.invalidateQueries({ queryKey: memoryKey });
  };
  const paramOf = (id: number) => ({ param: { id: String(id) } });
  const show = (id: number, next: ListedUnit | null) =>
    queries.setQueriesData<InfiniteData<Page>>(
      { queryKey: memoryKey },
      (data) => data && withUnit(data, id, next),
    );
  const restore = useMutation({
    mutationFn: ({ id }: { id: number; instead: number }) =>
      call(() => client.memory[':id'].restore.$post(paramOf(id))),
    onSuccess: (restored, { instead }) => show(instead, { ...restored, isCurrent: true }),
    onError: (error) => banner.showError(error, 'undo'),
    onSettled: refetch,
  });
  /** @param instead the entry that has replaced `id` in the list, and that `id` replaces again */
  const offerUndo = (text: string, id: number, instead = id) =>
    addUndoToast(text, () => restore.mutate({ id, instead }));
  const remove = useMutation({
    mutationFn: (id: number) => call(() => client.memory[':id'].$delete(paramOf(id))),
    onSuccess(_answer, id) {
      onChanged(id);
      show(id, null);
      offerUndo(t('deleted'), id);
    },
    onError: (error) => banner.showError(error, 'save'),
    onSettled: refetch,
  });
  const edit = useMutation({
    mutationFn: ({ id, target }: { id: number; target: string }) =>
      call(() => client.memory[':id'].$patch({ ...paramOf(id), json: { target } })),
    onSuccess(stored, { id }) {
      onChanged(id);
      if (stored.id === id) return;
      show(id, { ...stored, isCurrent: true });
      offerUndo(t('edited'), id, stored.id);
    },
    onError: (error) => banner.showError(error, 'save'),
    onSettled: refetch,
  });
  return { remove, edit };
}

/** The pages after a change: `next` replaces the entry. An edit may bring back one that the list has already. */
function withUnit(
  data: InfiniteData<Page>,
  id: number,
  next: ListedUnit | null,
): InfiniteData<Page> {
  const pages = data.pages.map((page) => ({
    ...page,
    units: page.units.flatMap((unit) => {
      if (unit.id === id) return next ?? [];
      return unit.id === next?.id ? [] : unit;
    }),
  }));
  return { ...data, pages };
}

export function useEditedWords() {
  const { client, call } = useApi();
  return useQuery({
    queryKey: ['edited-words'],
    queryFn: () => call(() => client.memory['edited-words'].$get()),
    staleTime: 0,
  });
}
