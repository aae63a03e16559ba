import type { AdminPost } from '#domain/posts/index.ts';
import { useEnhance } from '../../proposal/use-enhance.ts';
import { useBanner } from '../../shared/banner.tsx';
import { useRunningActions } from '../../shared/use-running-actions.ts';
import type { PostEdit } from './use-post-edit.ts';

/** Requests a proposal for a stored English text. */
export function useEditEnhance({ translationGroup }: AdminPost, edit: PostEdit) {
  const banner = useBanner();
  const { running, run, cancel } = useRunningActions<'enhance'>();
  const enhancing = useEnhance({
    readText: edit.latestValues,
    translationGroup,
    change: edit.changeProposedText,
    run,
    isComplete() {
      const { title, content } = edit.latestValues();
      const isComplete = title.trim() !== '' && content.trim() !== '';
      if (!isComplete) banner.showFailure('textRequired');
      return isComplete;
    },
  });
  return { ...enhancing, isBusy: running.has('enhance'), cancel: () => cancel('enhance') };
}
