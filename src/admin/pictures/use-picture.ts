import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type {
  PictureTexts,
  PictureWithUses,
  ReplacedUse,
} from '#domain/picture-library/shared/picture.ts';
import { useApi } from '../api/client.ts';
import { postsKey } from '../api/list-posts.ts';
import { picturesKey } from '../picture-library/use-pictures.ts';
import { useBanner } from '../shared/banner.tsx';
import { useAddToast, useAddUndoToast } from '../shared/toasts.tsx';

/** Loads a picture, its texts and its uses. */
export function usePicture(hash: string) {
  const { client, call } = useApi();
  return useQuery<PictureWithUses>({
    queryKey: [...picturesKey, 'one', hash],
    queryFn: () => call(() => client.media[':hash'].$get({ param: { hash } })),
    staleTime: 0,
  });
}

/** Returns a function that fetches again what shows pictures or the state of posts. */
function useRefresh() {
  const queries = useQueryClient();
  return async (keys: readonly (readonly string[])[] = [picturesKey, postsKey, ['post']]) => {
    await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}

/** Stores the alternative texts of a picture. */
export function useSaveTexts(hash: string, onSaved: () => void) {
  const t = useTranslations('adminPictures');
  const { client, call } = useApi();
  const refresh = useRefresh();
  const addToast = useAddToast();
  const banner = useBanner();
  return useMutation({
    mutationFn: (texts: { alts: PictureTexts; everywhere: boolean }) =>
      call(() => client.media[':hash'].texts.$put({ param: { hash }, json: texts })),
    async onSuccess({ changedPosts }, { everywhere }) {
      addToast({ text: everywhere ? t('savedEverywhere', { count: changedPosts }) : t('saved') });
      await refresh();
      onSaved();
    },
    onError: (error) => banner.showError(error, 'save'),
  });
}

/** Shows another picture in place of one, everywhere, with a toast that undoes it. */
export function useReplace(hash: string) {
  const t = useTranslations('adminPictures');
  const { client, call } = useApi();
  const refresh = useRefresh();
  const addToast = useAddToast();
  const addUndoToast = useAddUndoToast();
  const banner = useBanner();
  const send = (from: string, to: string, places?: ReplacedUse[]) =>
    call(() =>
      client.media[':hash'].replace.$post({
        param: { hash: from },
        json: { with: to, ...(places && { places }) },
      }),
    );
  const undo = useMutation({
    mutationFn: ({ to, places }: { to: string; places: ReplacedUse[] }) => send(to, hash, places),
    async onSuccess() {
      addToast({ text: t('replacedBack') });
      await refresh();
    },
    onError: (error) => banner.showError(error, 'save'),
  });
  return useMutation({
    mutationFn: (to: string) => send(hash, to),
    async onSuccess({ places, canBeUndone }, to) {
      const text = t('replaced', { count: places.length });
      if (canBeUndone && places.length > 0) addUndoToast(text, () => undo.mutate({ to, places }));
      else addToast({ text });
      await refresh();
    },
    onError: (error) => banner.showError(error, 'save'),
  });
}

/** Deletes a picture for good. */
export function useDeletePicture(hash: string, onDeleted: () => void) {
  const t = useTranslations('adminPictures');
  const { client, call } = useApi();
  const refresh = useRefresh();
  const addToast = useAddToast();
  const banner = useBanner();
  return useMutation({
    mutationFn: () => call(() => client.media[':hash'].$delete({ param: { hash } })),
    async onSuccess() {
      addToast({ text: t('deleted') });
      onDeleted();
      // Not the picture itself, which is gone.
      await refresh([
        [...picturesKey, 'list'],
        [...picturesKey, 'months'],
      ]);
    },
    async onError(error) {
      banner.showError(error, 'delete');
      // The places where it is used meanwhile.
      await refresh();
    },
  });
}
