import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { type Language, languages } from '#i18n/languages.ts';
import { useBanner } from '../shared/banner.tsx';
import { InlineDiff } from '../shared/diff/inline-diff.tsx';
import { DraftNotice } from '../shared/draft-notice.tsx';
import { openedState } from '../shared/panel-navigation.ts';
import { DraftList, DraftRow, RecoverableDrafts } from '../shared/recoverable-drafts.tsx';
import { useLanguageNames } from '../shared/use-language-names.ts';
import { type ComposeForm, finalText } from './compose-form.ts';
import { RemainingPost } from './remaining-post.tsx';
import type { ComposeDraft, RecoverablePost } from './use-compose-draft.ts';

type Props = {
  draft: ComposeDraft;
  onResume: (post: RecoverablePost) => void;
  /** Publishes a language of the article that the last publication left. */
  onPublish: (post: RecoverablePost, language: Language) => void;
};

/** All unpublished work: texts of closed tabs, crashes, publications, other devices and other editors. */
export function ComposeDrafts({ draft, onResume, onPublish }: Props) {
  const t = useTranslations('adminCompose.recoverableDrafts');
  const names = useLanguageNames();
  const banner = useBanner();
  const remaining = draft.recoverable.find(({ key }) => key !== null && key === draft.remaining);
  const list = {
    detailsOf: ({ value, name }: RecoverablePost) =>
      name.unpublished.length > 0 &&
      (value === null || value.published.length > 0) &&
      ` · ${t('waiting', { languages: names(name.unpublished) })}`,
    onResume,
    onDiscard: (post: RecoverablePost) =>
      void draft.discard(post).catch(() => banner.showFailure('discardDraft')),
    className: 'mt-3 p-4',
  };
  return (
    <>
      <DraftNotice
        notice={draft.notice}
        compare={(theirs) => draft.form && <Differences mine={draft.form} theirs={theirs} />}
        close={draft.closeNotice}
      />
      {remaining?.value && (
        <RemainingPost
          key={remaining.key}
          form={remaining.value}
          onResume={() => onResume(remaining)}
          onPublish={(language) => onPublish(remaining, language)}
        />
      )}
      <RecoverableDrafts
        title={t('title')}
        drafts={draft.recoverable.filter((post) => post !== remaining)}
        {...list}
      />
      <RecoverableDrafts title={t('ofOthers')} drafts={draft.ofOthers} {...list} />
      <Edits edits={draft.edits} />
    </>
  );
}

/** The unsaved changes of stored posts, each with a link to its form. */
function Edits({ edits }: Pick<ComposeDraft, 'edits'>) {
  const t = useTranslations('adminCompose.recoverableDrafts');
  return (
    <DraftList title={t('edits')} className="mt-3 p-4">
      {edits.map((edit) => (
        <DraftRow key={edit.id} name={edit} savedAt={edit.updatedAt} username={edit.username}>
          <Link
            to="/admin/dashboard"
            search={{ tab: 'posts', ...(edit.postId && { edit: edit.postId }) }}
            state={openedState}
            className="panel-button"
          >
            {t('openEdit')}
          </Link>
        </DraftRow>
      ))}
    </DraftList>
  );
}

/** The titles and texts in which another version of the form differs. */
function Differences({ mine, theirs }: { mine: ComposeForm; theirs: ComposeForm }) {
  const t = useTranslations('adminCompose');
  return languages.flatMap((language) =>
    (['title', 'content'] as const).map((field) => {
      const [before, after] = [
        finalText(theirs, language)[field],
        finalText(mine, language)[field],
      ];
      if (before === after) return null;
      const label = field === 'title' ? t(`titleLabel.${language}`) : t(`contentLabel.${language}`);
      return (
        <div key={`${language}-${field}`} className="mt-3">
          <h4 className="font-bold">{label}</h4>
          <InlineDiff before={before} after={after} language={language} />
        </div>
      );
    }),
  );
}
