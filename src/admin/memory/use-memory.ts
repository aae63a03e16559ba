import {
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

export type ListedUnit = NonNullable<
  ReturnType<typeof useMemory>['data']
>['pages'][number]['units'][number];

/** Changes and deletes entries. A toast undoes each change. */
export function useMemoryChanges(onChanged: () => void) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  const banner = useBanner();
  const addUndoToast = useAddUndoToast();
  const t = useTranslations('adminMemory');
  const refetch = () => queries.invalidateQueries({ queryKey: memoryKey });
  const paramOf = (id: number) => ({ param: { id: String(id) } });
  const restore = useMutation({
    mutationFn: (id: number) => call(() => client.memory[':id'].restore.$post(paramOf(id))),
    onError: (error) => banner.showError(error, 'undo'),
    onSettled: refetch,
  });
  const offerUndo = (text: string, id: number) => {
    onChanged();
    addUndoToast(text, () => restore.mutate(id));
  };
  const remove = useMutation({
    mutationFn: (id: number) => call(() => client.memory[':id'].$delete(paramOf(id))),
    onSuccess: (_answer, id) => offerUndo(t('deleted'), id),
    onError: (error) => banner.showError(error, 'save'),
    onSettled: refetch,
  });
  const edit = useMutation({
    mutationFn: ({ id, target }: { id: number; target: string }) =>
      call(() => client.memory[':id'].$patch({ ...paramOf(id), json: { target } })),
    onSuccess: (stored, { id }) => stored.id !== id && offerUndo(t('edited'), id),
    onError: (error) => banner.showError(error, 'save'),
    onSettled: refetch,
  });
  return { remove, edit };
}

export function useEditedWords() {
  const { client, call } = useApi();
  return useQuery({
    queryKey: ['edited-words'],
    queryFn: () => call(() => client.memory['edited-words'].$get()),
    staleTime: 0,
  });
}
