import { useTranslations } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import type { RecoverableDraft } from '../../drafts/draft-store.ts';
import type { TabDrafts } from '../../drafts/use-tab-drafts.ts';
import { RecoverableDrafts } from '../../shared/recoverable-drafts.tsx';
import type { EditDraft } from './edit-values.ts';

/** Says that another tab has the post open, and lists the unsaved changes of closed tabs. */
export function EditDrafts(props: {
  /** The language of the post. */
  language: Language;
  drafts: TabDrafts<EditDraft>;
  recoverable: readonly RecoverableDraft<EditDraft>[];
}) {
  const { language, drafts, recoverable } = props;
  const t = useTranslations('adminPosts.edit');
  const resume = async (saved: RecoverableDraft<EditDraft>) => {
    const draft = await drafts.claim(saved);
    if (draft) await drafts.switchTo(draft);
  };
  return (
    <>
      <div role="status">
        {drafts.isOpenElsewhere && (
          <p className="mt-4 border-s-4 border-gold-strong bg-surface-raised py-1.5 ps-4 text-small">
            {t('openElsewhere')}
          </p>
        )}
      </div>
      <RecoverableDrafts
        title={t('otherChanges')}
        drafts={recoverable}
        nameOf={({ changes }) => ({ language, text: changes.mine.title })}
        onResume={(saved) => void resume(saved)}
        onDiscard={(saved) => void drafts.discard(saved)}
        className="mt-4 px-4 py-2"
      />
    </>
  );
}
