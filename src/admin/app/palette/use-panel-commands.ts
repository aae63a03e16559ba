import { useNavigate } from '@tanstack/react-router';
import { useCommands } from '../../shared/commands.ts';
import { openedState, usePanelNavigation } from '../../shared/panel-navigation.ts';
import type { MenuScreen } from '../../shared/panel-search.ts';
import { useChooseLanguage } from '../panel-language.tsx';
import { chooseTheme } from '../use-theme.ts';

/** Offers the commands that are possible on every screen. */
export function usePanelCommands(leave: () => void): void {
  const { openTab, open } = usePanelNavigation();
  const navigate = useNavigate();
  const chooseLanguage = useChooseLanguage();
  const openScreen = (screen: Exclude<MenuScreen, 'glossary'>) =>
    void navigate({ to: '/admin/dashboard', search: { screen }, state: openedState });
  useCommands({
    create: () => openTab('create'),
    posts: () => openTab('posts'),
    analytics: () => openTab('analytics'),
    pictures: () => openScreen('pictures'),
    glossary: () => open({ screen: 'glossary' }),
    schedule: () => openScreen('schedule'),
    activity: () => openScreen('activity'),
    account: () => openScreen('account'),
    english: () => chooseLanguage('en'),
    arabic: () => chooseLanguage('ar'),
    kurdish: () => chooseLanguage('ckb'),
    light: () => chooseTheme('light'),
    dark: () => chooseTheme('dark'),
    system: () => chooseTheme('system'),
    logout: leave,
  });
}
