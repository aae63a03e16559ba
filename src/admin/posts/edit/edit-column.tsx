import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import type { TabDraft } from '../../drafts/tab-drafts-state.ts';
import type { TabDrafts } from '../../drafts/use-tab-drafts.ts';
import { columnRow, LanguageColumn } from '../../post-form/language-columns.tsx';
import { AssistantButton } from '../../shared/assistant-button.tsx';
import { commandLanguage, useCommands } from '../../shared/commands.ts';
import { DraftNotice } from '../../shared/draft-notice.tsx';
import { usePanelNavigation } from '../../shared/panel-navigation.ts';
import { TranslationLine } from '../../translation/translation-line.tsx';
import { useReplaceText } from '../../translation/use-replace-text.ts';
import { formatPanelDate, formatPanelTime } from '../panel-dates.ts';
import { applyXliff } from '../xliff/apply-xliff.ts';
import { XliffSection } from '../xliff/xliff-section.tsx';
import { EditActions } from './edit-actions.tsx';
import { EditSeo } from './edit-seo.tsx';
import { EditText } from './edit-text.tsx';
import type { EditDraft } from './edit-values.ts';
import { FieldComparisons, MergedNotice } from './merged-notice.tsx';
import { MoreFields } from './more-fields.tsx';
import type { PostColumnProps } from './open-posts.ts';
import { PostFacts } from './post-facts.tsx';
import { TitleField } from './text-fields.tsx';
import { useEditEnhance } from './use-edit-enhance.ts';
import { useEditSeo } from './use-edit-seo.ts';
import { type PostEdit, usePostEdit } from './use-post-edit.ts';
import { useTranslatedText } from './use-translated-text.ts';

type Props = PostColumnProps & {
  post: AdminPost;
  /** The unsaved changes in this browser; null when there are none. */
  restored: { value: EditDraft; savedAt: string | null } | null;
  /** The open draft of this post. */
  draft: TabDraft<EditDraft>;
  drafts: TabDrafts<EditDraft>;
  /** Further notices about the post, above its fields. */
  notices: ReactNode;
};

/** The form of one language of an article. Reports its state to the screen. */
export function EditColumn({ post, restored, draft, drafts, report, ...props }: Props) {
  const { summary, translations } = props;
  const { language } = post;
  const { search, searchNow, open } = usePanelNavigation();
  const t = useTranslations('adminPosts.fields');
  const openReview = (atBlocking: boolean) => {
    // The editor may have left the form during the check.
    const { edit: shown, review, screen } = searchNow();
    if (language === 'en' || shown !== props.articleId || review || screen) return;
    props.onReview(atBlocking);
    open({ review: language });
  };
  const initial = restored?.value ?? null;
  const edit = usePostEdit(post, initial, draft.writer.save, () => openReview(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
  useEffect(() => draft.connect(edit.receive), []);
  const { saveStatus, syncStatus } = drafts;
  const state = useMemo(
    () => ({ post, edit, saveStatus, syncStatus }),
    [post, edit, saveStatus, syncStatus],
  );
  useLayoutEffect(() => {
    report(language, state);
    return () => report(language, null);
  }, [report, language, state]);
  const enhance = useEditEnhance(post, edit);
  const seo = useEditSeo(post, edit);
  const translated = useTranslatedText(post, edit);
  const replace = useReplaceText();
  const canReview = !search.review && (() => openReview(false));
  const canGenerate = !seo.isBusy && (() => void seo.generate());
  useCommands(
    language === 'en'
      ? { enhance: !edit.proposal && !enhance.isBusy && (() => void enhance.enhance()) }
      : {
          [`review${commandLanguage[language]}`]: canReview,
          [`seo${commandLanguage[language]}`]: canGenerate,
        },
  );
  const isMissing = edit.error !== null && !edit.values.title.trim();
  return (
    <LanguageColumn
      language={language}
      isShown={props.isShown}
      head={
        <>
          <PostFacts post={summary} translations={translations} />
          {props.notices}
          {restored?.savedAt && edit.isRestored && (
            <RestoredNotice savedAt={restored.savedAt} discard={edit.discard} />
          )}
          <DraftNotice
            notice={drafts.notice}
            compare={({ changes }) => (
              <FieldComparisons before={edit.values} after={changes.mine} language={language} />
            )}
            close={drafts.closeNotice}
          />
          {edit.merged && (
            <MergedNotice merged={edit.merged} language={language} close={edit.closeMergeNote} />
          )}
        </>
      }
    >
      <div className={`grid min-w-0 content-start gap-3 ${columnRow.title}`}>
        <TitleField
          label={t('title')}
          language={language}
          value={edit.values.title}
          onChange={(title) => edit.change({ title })}
          isInvalid={isMissing}
        />
      </div>
      <EditText language={language} edit={edit} enhance={enhance} />
      <div className={`empty:hidden ${columnRow.translation}`}>
        {language !== 'en' && (
          <TranslationLine language={language} {...translated} onReview={() => openReview(false)} />
        )}
      </div>
      <div className={`grid min-w-0 content-start gap-3 ${columnRow.folded}`}>
        <EditSeo post={post} edit={edit} seo={seo} />
        <MoreFields post={post} edit={edit} />
        {language !== 'en' && translations.en && (
          <XliffSection
            article={{ group: post.translationGroup, language, slug: translations.en.slug }}
            isChanged={edit.isChanged}
            take={(taken) => replace(edit.change, (now) => applyXliff(taken, now))}
          />
        )}
      </div>
      <div className={`flex flex-wrap content-start gap-2 ${columnRow.assistant}`}>
        <Assistant post={post} edit={edit} enhance={enhance} seo={seo} />
      </div>
      <EditActions post={summary} translations={translations} edit={edit} />
    </LanguageColumn>
  );
}

/** What the assistant does for the language. A proposal must be decided before the next one. */
function Assistant(props: {
  post: AdminPost;
  edit: PostEdit;
  enhance: ReturnType<typeof useEditEnhance>;
  seo: ReturnType<typeof useEditSeo>;
}) {
  const { post, edit, enhance, seo } = props;
  const t = useTranslations('adminCompose');
  const seoText = useTranslations('adminPostForm.seoSuggestions')('generate');
  if (post.language !== 'en')
    return (
      <AssistantButton text={seoText} isBusy={seo.isBusy} run={seo.generate} cancel={seo.cancel} />
    );
  if (edit.proposal) return null;
  return (
    <AssistantButton
      text={t('enhance')}
      isBusy={enhance.isBusy}
      run={enhance.enhance}
      cancel={enhance.cancel}
    />
  );
}

/** Says that the form shows restored changes, with a button that discards them. */
function RestoredNotice({ savedAt, discard }: { savedAt: string; discard: () => void }) {
  const t = useTranslations('adminPosts.edit');
  const language = useLanguage();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-gold-strong bg-surface-raised py-1.5 ps-4 pe-2 text-small">
      <p role="status">
        {t('restored', {
          date: formatPanelDate(savedAt, language),
          time: formatPanelTime(savedAt, language),
        })}
      </p>
      <button type="button" className="panel-button" onClick={discard}>
        {t('discard')}
      </button>
    </div>
  );
}
