import { useTranslations } from 'use-intl';
import type { SyncStatus } from '../../drafts/draft-sync.ts';
import { Bilingual } from '../../shared/bilingual.tsx';
import type { OpenPost } from './open-posts.ts';

type Props = {
  /** The open languages, in the order of the columns. */
  posts: readonly OpenPost[];
  save: () => void;
  /** Whether a chosen picture is not on the server yet. */
  isPicturePending: boolean;
};

/** The save status of the article and the save button for all its languages. Always visible. */
export function SaveBar({ posts, save, isPicturePending }: Props) {
  const t = useTranslations('adminPosts.edit');
  const names = useTranslations('adminShared.languages');
  const isSaving = posts.some(({ edit }) => edit.isSaving);
  const changed = posts.filter(({ edit }) => edit.isChanged);
  const failed = posts.filter(({ edit }) => edit.error);
  return (
    <div className="panel-bottom-bar">
      <button
        type="button"
        aria-disabled={isSaving || changed.length === 0}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={save}
        className="panel-button-primary edit-save"
      >
        {t(isSaving ? 'saving' : 'save')}
      </button>
      <p
        role="status"
        aria-busy={posts.some(({ saveStatus }) => saveStatus === 'saving')}
        data-server-status={syncStatusOf(posts)}
        className={`text-small ${failed.length > 0 ? 'font-medium text-danger' : 'text-ink-muted'}`}
      >
        {failed.map(({ post: { language }, edit }) => (
          <span key={language} className="block">
            {posts.length > 1 && `${names(language)}: `}
            {edit.error && <Bilingual text={edit.error} />}
          </span>
        ))}
        {failed.length === 0 && t(messageOf(changed))} {isPicturePending && t('picturePending')}
      </p>
    </div>
  );
}

function messageOf(changed: readonly OpenPost[]) {
  if (changed.length === 0) return 'allSaved';
  return changed.some(({ saveStatus }) => saveStatus === 'error') ? 'unsavedAtRisk' : 'unsaved';
}

/** What is known of the drafts on the server: the state of the one that is furthest behind. */
function syncStatusOf(posts: readonly OpenPost[]): SyncStatus {
  const statuses = posts.map((post) => post.syncStatus);
  return (['error', 'waiting', 'saved'] as const).find((one) => statuses.includes(one)) ?? 'idle';
}
