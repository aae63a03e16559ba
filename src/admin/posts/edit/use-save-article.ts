import { flushSync } from 'react-dom';
import type { Language } from '#i18n/languages.ts';
import { proposalReviewId } from '../../proposal/proposal.ts';
import { useBanner } from '../../shared/banner.tsx';
import { isSomebodyTyping } from '../../shared/typing.ts';
import type { OpenPost } from './open-posts.ts';
import type { SaveOutcome } from './use-post-edit.ts';

/** Says that all changes are saved, or moves the focus to the proposal that is undecided. */
export function useReportSaved(): (outcomes: readonly SaveOutcome[]) => void {
  const banner = useBanner();
  return (outcomes) => {
    if (outcomes.includes('undecided')) document.getElementById(proposalReviewId)?.focus();
    else if (outcomes.includes('saved') && !outcomes.includes('kept')) banner.showSuccess('saved');
  };
}

/**
 * Saves each changed language of the article, one after another: English first, so that its translations find it
 * stored. A language that can't be saved does not stop the others.
 *
 * @param show makes the column of a language visible on narrow screens
 */
export function useSaveArticle(
  posts: readonly OpenPost[],
  show: (language: Language) => void,
): () => Promise<void> {
  const tell = useReportSaved();
  return async () => {
    const outcomes: SaveOutcome[] = [];
    for (const { post, edit } of posts) {
      const outcome = await edit.save();
      outcomes.push(outcome);
      if (outcome !== 'undecided') continue;
      // At once: the editor may be typing by the time that the other languages are stored.
      // `flushSync`, because a hidden proposal could not take the focus.
      flushSync(() => show(post.language));
      tell(outcomes);
    }
    if (outcomes.includes('undecided')) return;
    const kept = posts[outcomes.indexOf('kept')];
    if (kept && !isSomebodyTyping()) show(kept.post.language);
    tell(outcomes);
  };
}
