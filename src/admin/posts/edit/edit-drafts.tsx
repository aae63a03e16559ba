import { useTranslations } from 'use-intl';
import type { RecoverableDraft } from '../../drafts/draft-lists.ts';
import type { TabDrafts } from '../../drafts/use-tab-drafts.ts';
import { useBanner } from '../../shared/banner.tsx';
import { RecoverableDrafts } from '../../shared/recoverable-drafts.tsx';
import type { EditDraft } from './edit-values.ts';

type Saved = RecoverableDraft<EditDraft>;

/** Says that another tab has the post open, and lists unsaved changes of closed tabs, devices and other editors. */
export function EditDrafts(props: {
  drafts: TabDrafts<EditDraft>;
  isWorthRestoring: (draft: Saved) => boolean;
}) {
  const { drafts } = props;
  const t = useTranslations('adminPosts.edit');
  const ofOthers = useTranslations('adminCompose.recoverableDrafts')('ofOthers');
  const banner = useBanner();
  const resume = async (saved: Saved) => {
    try {
      const draft = await drafts.claim(saved);
      if (draft) await drafts.switchTo(draft);
    } catch {
      banner.showFailure('openDraft');
    }
  };
  const list = {
    onResume: (saved: Saved) => void resume(saved),
    onDiscard: (saved: Saved) =>
      void drafts.discard(saved).catch(() => banner.showFailure('discardDraft')),
    className: 'mt-4 px-4 py-2',
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
        drafts={drafts.recoverable.filter(props.isWorthRestoring)}
        {...list}
      />
      <RecoverableDrafts title={ofOthers} drafts={drafts.ofOthers} {...list} />
    </>
  );
}
