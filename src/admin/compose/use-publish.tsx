import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { useBanner } from '../shared/banner.tsx';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import { PostTitle } from '../shared/post-title.tsx';
import { buttonDurationMs, useAddToast } from '../shared/toasts.tsx';
import { currentRecord } from '../translation/apply-edit.ts';
import { useBlockingCheck } from '../translation/use-blocking-check.ts';
import { type ActionTools, messageAbout } from './action-tools.ts';
import { type ComposeForm, remainingForm } from './compose-form.ts';
import { PublishLaterDialog } from './publish-later-dialog.tsx';
import { useStoreText } from './use-store-text.ts';

const successOf = {
  en: 'publishedEnglish',
  ar: 'publishedArabic',
  ckb: 'publishedKurdish',
} as const;

/** Publishes the post in one language, now or later, and empties the form (decision 0012). */
export function usePublish({ readForm, draft, run, isComplete, openReview }: ActionTools) {
  const store = useStoreText();
  const banner = useBanner();
  const addToast = useAddToast();
  const queries = useQueryClient();
  const t = useTranslations('adminCompose');
  const announce = useTranslations('adminAnnounce');
  const { openAnnouncement } = usePanelNavigation();
  const isBlocked = useBlockingCheck();
  const [later, setLater] = useState<{ language: Language; title: string } | null>(null);

  /** Goes on with a text that is complete and has no blocking issue; otherwise the panel shows what is wrong. */
  const runWhenReady = async (language: Language, work: (form: ComposeForm) => Promise<void>) => {
    if (!isComplete(language, 'textRequired')) return;
    const form = readForm();
    await run(`publish-${language}`, async () => {
      try {
        const translation = currentRecord(form.texts[language]);
        if (language !== 'en' && (await isBlocked(translation, language, 'publishBlocked')))
          return openReview(language, true);
        await work(form);
      } catch (error) {
        banner.showError(error, 'publish', messageAbout(language));
      }
    });
  };
  const emptyForm = async (language: Language) => {
    await draft.reset((now) => remainingForm(now, language));
    await queries.invalidateQueries();
  };
  return {
    async publish(language: Language) {
      await runWhenReady(language, async (form) => {
        const post = await store(form, language, true);
        banner.showSuccess(successOf[language], messageAbout(language));
        addToast({
          text: (
            <>
              {t('published')} <PostTitle post={post} />
            </>
          ),
          durationMs: buttonDurationMs,
          actions: [
            {
              label: t('view'),
              run: () => window.open(pathInLanguage(`/blog/${post.slug}`, language), '_blank'),
            },
            { label: announce('open'), run: () => openAnnouncement(post.id) },
          ],
        });
        await emptyForm(language);
      });
    },
    /** Asks for the time first. */
    async publishLater(language: Language) {
      await runWhenReady(language, async (form) =>
        setLater({ language, title: form.texts[language].title }),
      );
    },
    laterDialog: later && (
      <PublishLaterDialog
        {...later}
        store={() => store(readForm(), later.language, false)}
        onStored={() => emptyForm(later.language)}
        onClose={() => setLater(null)}
      />
    ),
  };
}
