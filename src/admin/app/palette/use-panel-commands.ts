import { useNavigate } from '@tanstack/react-router';
import { useCommands } from '../../shared/commands.ts';
import { openedState, usePanelNavigation } from '../../shared/panel-navigation.ts';
import { type MenuScreen, menuScreens, panelTabs } from '../../shared/panel-search.ts';
import { useChooseLanguage } from '../panel-language.tsx';
import { chooseTheme } from '../use-theme.ts';

/** Offers the commands that are possible on every screen. */
export function usePanelCommands({
  leave,
  openMonth,
}: {
  leave: () => void;
  openMonth: () => void;
}): void {
  const { openTab, open } = usePanelNavigation();
  const navigate = useNavigate();
  const chooseLanguage = useChooseLanguage();
  const openScreen = (screen: MenuScreen) => {
    if (screen === 'glossary') return open({ screen });
    void navigate({ to: '/admin/dashboard', search: { screen }, state: openedState });
  };
  useCommands({
    ...Object.fromEntries(panelTabs.map((tab) => [tab, () => openTab(tab)])),
    ...Object.fromEntries(menuScreens.map((screen) => [screen, () => openScreen(screen)])),
    month: openMonth,
    english: () => chooseLanguage('en'),
    arabic: () => chooseLanguage('ar'),
    kurdish: () => chooseLanguage('ckb'),
    light: () => chooseTheme('light'),
    dark: () => chooseTheme('dark'),
    system: () => chooseTheme('system'),
    logout: leave,
  });
}
