import { Tabs } from 'radix-ui';
import {
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslations } from 'use-intl';
import { Logo } from '#ui/logo.tsx';
import { AccountScreen } from '../account/account-screen.tsx';
import { AnalyticsTab } from '../analytics/analytics-tab.tsx';
import { AnnounceScreen } from '../announce/announce-screen.tsx';
import { AuditLogScreen } from '../audit-log/audit-log-screen.tsx';
import { ComposeTab } from '../compose/compose-tab.tsx';
import { hasUnsavedDrafts } from '../drafts/unsaved-drafts.ts';
import { EnquiriesScreen } from '../enquiries/enquiries-screen.tsx';
import { GlossaryScreen } from '../glossary/glossary-screen.tsx';
import { HistoryScreen } from '../history/history-screen.tsx';
import { MemoryScreen } from '../memory/memory-screen.tsx';
import { ModelsScreen } from '../models/models-screen.tsx';
import { PicturesScreen } from '../pictures/pictures-screen.tsx';
import { PostsLoading, PostsTab } from '../posts/posts-tab.tsx';
import { ReviewsScreen } from '../reviews/reviews-screen.tsx';
import { SafetyScreen } from '../safety/safety-screen.tsx';
import { MonthDrawer } from '../schedule/month-drawer.tsx';
import { ScheduleScreen } from '../schedule/schedule-screen.tsx';
import { Banner } from '../shared/banner.tsx';
import { usePanelNavigation } from '../shared/panel-navigation.ts';
import { type PanelSearch, type PanelTab, panelTabs } from '../shared/panel-search.ts';
import { HeadingFocusProvider } from '../shared/screen-heading.tsx';
import { useSession } from '../shared/session.tsx';
import { confirmLeave, UnsavedDraftsWarning } from './leave-confirmation.tsx';
import { CommandPalette } from './palette/command-palette.tsx';
import { usePaletteKey } from './palette/use-palette-key.ts';
import { usePanelCommands } from './palette/use-panel-commands.ts';
import { PanelMenu } from './panel-menu.tsx';
import { PanelLanguageMenu, PanelThemeMenu } from './preference-menus.tsx';

/** The panel of a signed-in editor: header, banner, tabs, and the screens of the menu. */
export function Dashboard({ username, takesFocus }: { username: string; takesFocus: boolean }) {
  const t = useTranslations('adminApp');
  const { signOut } = useSession();
  const leave = async () => {
    if (await confirmLeave()) await signOut();
  };
  usePreventFileDrops();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isMonthOpen, setMonthOpen] = useState(false);
  const openPalette = useCallback(() => setPaletteOpen(true), []);
  const openMonth = () => setMonthOpen(true);
  const closeMonth = useCallback(() => setMonthOpen(false), []);
  usePanelCommands({ leave: () => void leave(), openMonth });
  usePaletteKey(openPalette);
  const menu = useRef<HTMLButtonElement>(null);
  const { search, showNumbers } = usePanelNavigation();
  const { tab = 'create' } = search;
  const screen = search.screen === 'glossary' || !search.screen ? tab : search.screen;
  const [shown, press] = usePressedTab(screen);
  return (
    <HeadingFocusProvider screen={partOf(search) ?? screen} takesFocus={takesFocus}>
      <Tabs.Root
        // While a screen of the menu is open, no tab is selected.
        value={shown}
        onValueChange={(value) => press(panelTabs.find((name) => name === value))}
        activationMode="manual"
        className="min-h-dvh"
      >
        <header className="panel-header">
          <div className="flex items-center gap-x-2 px-panel py-1.5 sm:gap-x-4 sm:py-0">
            <Logo size={26} />
            {/* Wraps to two lines on a phone: truncation would cut the first letters of a right-to-left line. */}
            <h1 className="line-clamp-2 min-w-0 grow basis-20 text-small font-bold break-words sm:py-3">
              {t('greeting', { username })}
            </h1>
            <div className="flex items-center">
              <PanelLanguageMenu />
              <PanelThemeMenu />
              <PanelMenu ref={menu} openPalette={openPalette} openMonth={openMonth} />
              <button
                type="button"
                className="panel-button ms-1 px-2.5 sm:ms-2 sm:min-h-9"
                onClick={() => void leave()}
              >
                {t('logout')}
              </button>
            </div>
          </div>
          <div className="max-h-[40dvh] overflow-y-auto px-panel">
            <OfflineNotice />
            <Banner />
            <UnsavedDraftsWarning />
          </div>
          <Tabs.List aria-label={t('tabs.label')} className="panel-tabs px-panel">
            {panelTabs.map((name) => (
              <Tabs.Trigger key={name} value={name} className="panel-tab">
                {t(`tabs.${name}`)}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
        </header>
        <main className="px-panel py-5">
          {/* The form stays mounted behind other screens, and keeps its cursor and undo history. */}
          <Panel tab="create" shown={shown}>
            <ComposeTab />
          </Panel>
          <Panel tab="posts" shown={shown}>
            {screen !== 'posts' ? (
              shown === 'posts' && <PostsLoading />
            ) : search.history ? (
              <HistoryScreen id={search.history} />
            ) : search.reviews ? (
              <ReviewsScreen key={search.reviews} id={search.reviews} />
            ) : (
              <PostsTab
                announcement={
                  search.announce && <AnnounceScreen key={search.announce} id={search.announce} />
                }
              />
            )}
          </Panel>
          <Panel tab="analytics" shown={shown}>
            {shown === 'analytics' && (
              <AnalyticsTab numbers={search.numbers} showNumbers={showNumbers} />
            )}
          </Panel>
          {screen === 'enquiries' && <EnquiriesScreen />}
          {screen === 'pictures' && <PicturesScreen />}
          {screen === 'memory' && <MemoryScreen />}
          {screen === 'models' && <ModelsScreen />}
          {screen === 'schedule' && <ScheduleScreen />}
          {screen === 'safety' && <SafetyScreen />}
          {screen === 'activity' && <AuditLogScreen />}
          {screen === 'account' && <AccountScreen key={username} username={username} />}
        </main>
        <GlossaryScreen onClosed={() => menu.current?.focus()} />
        {isMonthOpen && <MonthDrawer onClose={closeMonth} fallback={menu} />}
        {isPaletteOpen && <CommandPalette onClose={() => setPaletteOpen(false)} fallback={menu} />}
      </Tabs.Root>
    </HeadingFocusProvider>
  );
}

/** What of an article is open in place of the article itself. */
function partOf(search: PanelSearch): string | undefined {
  const parts = ['history', 'reviews', 'announce'] as const;
  return parts.find((part) => search[part]);
}

/**
 * The panel of a tab. A hidden one keeps its layout: with thousands of words, laying them out again would take longer
 * than a key may.
 */
function Panel(props: { tab: PanelTab; shown: string; children: ReactNode }) {
  const isShown = props.tab === props.shown;
  return (
    <Tabs.Content
      value={props.tab}
      forceMount
      // Only what is inside is skipped, not the panel itself.
      tabIndex={isShown ? 0 : -1}
      aria-hidden={!isShown}
      className={isShown ? undefined : 'panel-kept'}
    >
      {props.children}
    </Tabs.Content>
  );
}

/**
 * Shows a tab as soon as it is pressed, and opens its URL after that frame: to leave one screen and to render another
 * takes longer.
 *
 * @param screen the one of the URL
 * @returns the screen to show, and what a press does
 */
function usePressedTab(screen: string): [string, (tab: PanelTab | undefined) => void] {
  const { openTab } = usePanelNavigation();
  const [pressed, setPressed] = useState<PanelTab | null>(null);
  if (pressed === screen) setPressed(null);
  return [
    pressed ?? screen,
    (tab) => {
      // The editor may decide to stay.
      if (!tab || hasUnsavedDrafts()) return openTab(tab);
      setPressed(tab);
      afterPaint(() => openTab(tab));
    },
  ];
}

/** Prevents the browser from opening a file that was dropped next to its field. */
function usePreventFileDrops(): void {
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

function OfflineNotice() {
  const t = useTranslations('adminApp');
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

/**
 * Runs a long task once the next frame is on the screen: what a key has changed is seen before it, and not after it.
 */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
