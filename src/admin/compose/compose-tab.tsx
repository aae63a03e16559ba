import { useContext, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { LanguageColumns } from '../post-form/language-columns.tsx';
import { useBanner } from '../shared/banner.tsx';
import { columnLanguages } from '../shared/column-languages.ts';
import { CommandScope } from '../shared/commands.ts';
import { Loading } from '../shared/loading.tsx';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import { ScreenHeading, useHeadingFocus } from '../shared/screen-heading.tsx';
import { focusUnlessTyping } from '../shared/typing.ts';
import { EnglishTextProvider } from '../translation/english-text.tsx';
import { columnProps } from './column-props.ts';
import { ComposeColumn } from './compose-column.tsx';
import { ComposeDrafts } from './compose-drafts.tsx';
import { type ComposeForm, englishOf, waitingLanguages } from './compose-form.ts';
import { ComposeReview } from './compose-review.tsx';
import { ComposeShared } from './compose-shared.tsx';
import { ShareForReview } from './share-for-review.tsx';
import { useComposeActions } from './use-compose-actions.tsx';
import { useComposeCommands } from './use-compose-commands.ts';
import { type ComposeDraft, type RecoverablePost, useComposeDraft } from './use-compose-draft.ts';
import { usePublishRemaining } from './use-publish-remaining.ts';
import { useTranslationStart } from './use-translation-start.ts';

/** The form of a new post in three languages, side by side on wide screens. It stays mounted behind other screens. */
export function ComposeTab() {
  const draft = useComposeDraft();
  useTranslationStart(draft);
  const { tab = 'create', screen } = usePanelNavigation().search;
  const isShown = tab === 'create' && (!screen || screen === 'glossary');
  if (!draft.form) return <Loading />;
  return (
    <CommandScope value={isShown}>
      <Form form={draft.form} draft={draft} />
    </CommandScope>
  );
}

function Form({ form, draft }: { form: ComposeForm; draft: ComposeDraft }) {
  const t = useTranslations('adminCompose');
  const translating = useTranslations('adminTranslation')('translating');
  const [shown, setShown] = useState<Language>('en');
  const [isCoverPending, setCoverPending] = useState(false);
  const [uploadCount, countUploads] = useReducer(
    (count: number, change: 1 | -1) => count + change,
    0,
  );
  const isPicturePending = isCoverPending || uploadCount > 0;
  const actions = useComposeActions(form, draft);
  const { review } = actions;
  const isShown = useContext(CommandScope) && !review;
  useComposeCommands(form, actions, isPicturePending);
  useFocusOnNewForm(form.translationGroup);
  const container = useRef<HTMLDivElement>(null);
  const [titleToFocus, setTitleToFocus] = useState<{ group: string; language: Language } | null>(
    null,
  );
  // A title can take the focus only once its form and its column are visible.
  useEffect(() => {
    if (titleToFocus?.group !== form.translationGroup) return;
    const title = `[data-title=${titleToFocus.language}]`;
    focusUnlessTyping(container.current?.querySelector<HTMLElement>(title));
    setTitleToFocus(null);
  }, [titleToFocus, form.translationGroup]);
  const banner = useBanner();
  const resume = async (post: RecoverablePost) => {
    const resumed = await draft.resume(post).catch(() => {
      banner.showFailure('openDraft');
      return null;
    });
    if (!resumed) return null;
    // Shows the first language that is not published yet.
    const next = columnLanguages.find((one) => waitingLanguages(resumed).includes(one)) ?? 'en';
    setShown(next);
    setTitleToFocus({ group: resumed.translationGroup, language: next });
    return resumed;
  };
  const publishRemaining = usePublishRemaining(form, actions, setShown);
  const { en, ar, ckb } = form.texts;
  const imageAlts = useMemo(
    () => ({ en: en.imageAlt, ar: ar.imageAlt, ckb: ckb.imageAlt }),
    [en.imageAlt, ar.imageAlt, ckb.imageAlt],
  );
  return (
    // The key remounts the fields for a new post, without the undo history and the crop dialog of the previous one.
    <div ref={container} key={form.translationGroup}>
      {actions.overwriteDialog}
      {actions.laterDialog}
      <p role="status" className="sr-only">
        {(actions.streamedTranslations.ckb || actions.streamedTranslations.ar) && translating}
      </p>
      {review && (
        <ComposeReview form={form} draft={draft} review={review} onClose={actions.closeReview} />
      )}
      {/* Hidden, not unmounted: the editors keep their undo history during a review. */}
      <div hidden={review !== null}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <ScreenHeading className="grow text-h3">{t('title')}</ScreenHeading>
          <SaveStatusLine draft={draft} />
        </div>
        <ComposeDrafts
          draft={draft}
          onResume={(post) => void resume(post)}
          onPublish={(post, language) => void publishRemaining(resume(post), language)}
        />
        <CommandScope value={isShown}>
          <EnglishTextProvider text={englishOf(form)}>
            <LanguageColumns
              shown={shown}
              onShow={setShown}
              column={(language) => (
                <ComposeColumn
                  key={language}
                  {...columnProps(language, form, actions)}
                  change={draft.change}
                  isPicturePending={isPicturePending}
                  onPictureUpload={countUploads}
                  isShown={language === shown}
                />
              )}
            />
          </EnglishTextProvider>
          <ComposeShared
            image={form.image}
            tags={form.tags}
            published={form.published}
            imageAlts={imageAlts}
            change={draft.change}
            onPicturePending={setCoverPending}
          />
        </CommandScope>
        <ShareForReview form={form} actions={actions} isPicturePending={isPicturePending} />
      </div>
    </div>
  );
}

/** Moves the focus to the heading when the form shows another post. */
function useFocusOnNewForm(translationGroup: string): void {
  const { request } = useHeadingFocus();
  const before = useRef(translationGroup);
  useEffect(() => {
    if (before.current === translationGroup) return;
    before.current = translationGroup;
    request();
  }, [translationGroup, request]);
}

/**
 * The save status of the draft. Not a live region: it changes with every letter, and errors are announced above the
 * tabs.
 */
function SaveStatusLine({ draft: { saveStatus, syncStatus } }: { draft: ComposeDraft }) {
  const t = useTranslations('adminCompose');
  const isOnDevice = saveStatus === 'saved' && syncStatus !== 'idle';
  return (
    <p
      data-save-status={saveStatus}
      data-server-status={syncStatus}
      className={`text-tiny ${saveStatus === 'error' ? 'font-bold text-danger' : 'text-ink-muted'}`}
    >
      {isOnDevice ? t(`serverStatus.${syncStatus}`) : t(`saveStatus.${saveStatus}`)}
    </p>
  );
}
