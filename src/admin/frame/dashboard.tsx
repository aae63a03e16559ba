import { getRouteApi } from '@tanstack/react-router';
import { Tabs } from 'radix-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Mark } from '#ui/mark.tsx';
import { AccountTab } from '../account/account-tab.tsx';
import { ActivityTab } from '../activity/activity-tab.tsx';
import { AnalyticsTab } from '../analytics/analytics-tab.tsx';
import { CreateTab } from '../create/create-tab.tsx';
import { PostsTab } from '../posts/posts-tab.tsx';
import { useSession } from '../session/session.tsx';
import { NoticeBanner } from './notices.tsx';
import { PanelLanguageMenu, PanelThemeMenu } from './panel-menus.tsx';
import { panelTabs } from './panel-tabs.ts';

const route = getRouteApi('/admin');

/** The signed-in editor's place: who it is, what happened last, and the tabs. */
export function Dashboard({ username }: { username: string }) {
  const t = useTranslations('adminFrame');
  const { signOut } = useSession();
  useStayOnDrop();
  const { tab = 'create' } = route.useSearch();
  const navigate = route.useNavigate();
  const open = (chosen: string) => {
    const next = panelTabs.find((name) => name === chosen);
    if (next) void navigate({ to: '/admin/dashboard', search: { tab: next } });
  };
  return (
    <Tabs.Root value={tab} onValueChange={open} activationMode="manual" className="min-h-dvh">
      <header className="sticky top-0 z-20 border-b border-line bg-surface">
        <div className="flex items-center gap-x-2 px-panel py-1.5 sm:gap-x-4 sm:py-0">
          <Mark size={26} />
          {/* Two lines on a phone: a name that is cut loses its first letters in a right-to-left line. */}
          <h1 className="line-clamp-2 min-w-0 grow basis-20 text-small font-bold break-words sm:py-3">
            {t('greeting', { username })}
          </h1>
          <div className="flex items-center">
            <PanelLanguageMenu />
            <PanelThemeMenu />
            <button
              type="button"
              className="panel-button ms-1 px-2.5 sm:ms-2 sm:min-h-9"
              onClick={() => void signOut()}
            >
              {t('logout')}
            </button>
          </div>
        </div>
        <div className="max-h-[40dvh] overflow-y-auto px-panel">
          <OfflineLine />
          <NoticeBanner />
        </div>
        <Tabs.List
          aria-label={t('tabs.label')}
          className="-mb-px flex overflow-x-auto overflow-y-hidden px-panel"
        >
          {panelTabs.map((name) => (
            <Tabs.Trigger key={name} value={name} className="panel-tab">
              {t(`tabs.${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
      </header>
      <main className="px-panel py-5">
        {/* What is being written stays mounted, with its cursor and its undo, behind the other tabs. */}
        <Tabs.Content value="create" forceMount hidden={tab !== 'create'}>
          <CreateTab />
        </Tabs.Content>
        <Tabs.Content value="posts">
          <PostsTab />
        </Tabs.Content>
        <Tabs.Content value="analytics">
          <AnalyticsTab />
        </Tabs.Content>
        <Tabs.Content value="activity">
          <ActivityTab />
        </Tabs.Content>
        <Tabs.Content value="account">
          <AccountTab key={username} username={username} />
        </Tabs.Content>
      </main>
    </Tabs.Root>
  );
}

/** A file that is dropped beside its field would make the browser leave the page. */
function useStayOnDrop(): void {
  useEffect(() => {
    const listening = new AbortController();
    const stay = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    window.addEventListener('dragover', stay, { signal: listening.signal });
    window.addEventListener('drop', stay, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}

function OfflineLine() {
  const t = useTranslations('adminFrame');
  const online = useSyncExternalStore(listenToNetwork, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="mb-1 border-s-4 border-gold-strong bg-surface-raised px-4 py-2 text-small">
          {t('offline')}
        </p>
      )}
    </div>
  );
}

function listenToNetwork(callback: () => void): () => void {
  const listening = new AbortController();
  window.addEventListener('online', callback, { signal: listening.signal });
  window.addEventListener('offline', callback, { signal: listening.signal });
  return () => listening.abort();
}
