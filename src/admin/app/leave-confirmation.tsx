import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { readStoredSession } from '../api/stored-session.ts';
import { hasUnsavedDrafts, mayLoseText, onUnsavedDrafts } from '../drafts/unsaved-drafts.ts';
import { ConfirmDialog } from '../shared/confirm-dialog.tsx';
import { panelSearch } from '../shared/panel-search.ts';

/** Opens the dialog. Set while the panel is mounted. */
let ask: (() => Promise<boolean>) | undefined;

/** Asks whether to leave when some drafts could not be saved. Resolves to true at once when all are saved. */
export async function confirmLeave(): Promise<boolean> {
  return !hasUnsavedDrafts() || !ask || (await ask());
}

/** Asks before unsaved drafts are lost: on closing the page, navigating away or signing out. */
export function LeaveConfirmation() {
  const t = useTranslations('adminApp.leaving');
  const isUnsaved = useSyncExternalStore(onUnsavedDrafts, hasUnsavedDrafts);
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null);
  useEffect(() => {
    ask = () =>
      new Promise((resolve) => {
        setAnswer(() => (leaves: boolean) => {
          setAnswer(null);
          resolve(leaves);
        });
      });
    return () => {
      ask = undefined;
    };
  }, []);
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => {
      if (mayLoseText()) event.preventDefault();
    };
    window.addEventListener('beforeunload', listen);
    return () => window.removeEventListener('beforeunload', listen);
  }, []);
  useBlocker({
    disabled: !isUnsaved,
    enableBeforeUnload: false,
    shouldBlockFn: async ({ current, next }) => {
      // Signing out has already asked. Signing in leads back to the same page.
      if (current.pathname !== dashboardPath || !readStoredSession()) return false;
      const { edit } = panelSearch(current.search);
      const to = panelSearch(next.search);
      const isForm = to.edit === edit && (!to.screen || to.screen === 'glossary');
      const staysOpen = next.pathname === dashboardPath && (edit === undefined || isForm);
      return !staysOpen && !(await confirmLeave());
    },
  });
  return (
    <ConfirmDialog
      isOpen={answer !== null}
      title={t('title')}
      cancel={t('stay')}
      onCancel={() => answer?.(false)}
      answers={
        <button type="button" className="panel-button-danger" onClick={() => answer?.(true)}>
          {t('leave')}
        </button>
      }
    >
      {t('text')}
    </ConfirmDialog>
  );
}

const dashboardPath = '/admin/dashboard';

/** Warns on every screen that some text is only in the memory of this page. */
export function UnsavedDraftsWarning() {
  const t = useTranslations('adminApp');
  const isUnsaved = useSyncExternalStore(onUnsavedDrafts, hasUnsavedDrafts);
  return (
    <div role="alert">
      {isUnsaved && (
        <p className="mb-1 border-s-4 border-danger bg-surface-raised px-4 py-2 text-small font-medium text-danger">
          {t('unsaved')}
        </p>
      )}
    </div>
  );
}
