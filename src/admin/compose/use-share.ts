import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import { useBanner } from '../shared/banner.tsx';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import { useAddToast } from '../shared/toasts.tsx';
import { currentRecord } from '../translation/apply-edit.ts';
import { useBlockingCheck } from '../translation/use-blocking-check.ts';
import { type ActionTools, messageAbout } from './action-tools.ts';
import {
  type ComposeForm,
  completeLanguages,
  remainingForm,
  waitingLanguages,
} from './compose-form.ts';
import { useStoreText } from './use-store-text.ts';

/**
 * Stores what is complete in the form as an unpublished article, and opens the screen with its links for reviewers
 * (decision 0044). Languages without a title or a text stay in the form.
 */
export function useShare({ readForm, draft, run, isComplete, openReview }: ActionTools) {
  const banner = useBanner();
  const addToast = useAddToast();
  const queries = useQueryClient();
  const t = useTranslations('adminCompose');
  const store = useStoreText();
  const isBlocked = useBlockingCheck();
  const { openReviews } = usePanelNavigation();
  const findBlocked = async (form: ComposeForm, languages: readonly Language[]) => {
    for (const language of languages) {
      if (language === 'en') continue;
      const translation = currentRecord(form.texts[language]);
      if (await isBlocked(translation, language, 'saveBlocked')) return language;
    }
    return null;
  };

  return async () => {
    const form = readForm();
    const languages = completeLanguages(form);
    const [first = 'en'] = waitingLanguages(form);
    if (languages.length === 0) return void isComplete(first, 'textRequired');
    await run('share', async () => {
      const stored: AdminPost[] = [];
      let current = first;
      try {
        const blocked = await findBlocked(form, languages);
        if (blocked) return openReview(blocked, true);
        for (current of languages) stored.push(await store(form, current, false));
      } catch (error) {
        banner.showError(error, 'save', messageAbout(current));
      }
      const [post] = stored;
      if (!post) return;
      // A language that was rejected stays in the form; those before it are stored.
      await draft.reset((now) => remainingForm(now, ...stored.map(({ language }) => language)));
      await queries.invalidateQueries();
      if (stored.length < languages.length) return;
      addToast({ text: t('storedForReview') });
      openReviews(post.id);
    });
  };
}
