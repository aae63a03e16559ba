import { Link } from '@tanstack/react-router';
import { DropdownMenu } from 'radix-ui';
import { type Ref, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { isMacKeyboard, shortcutNames } from '../editor/shortcut-names.ts';
import { openedState, usePanelNavigation } from '../shared/panel-navigation.ts';
import { type MenuScreen, menuScreens } from '../shared/panel-search.ts';
import { useHeadingFocus } from '../shared/screen-heading.tsx';

/**
 * The menu of the screens that are not tabs. Its items are links, so that they can be opened in another browser tab.
 */
export function PanelMenu(props: { ref: Ref<HTMLButtonElement>; openPalette: () => void }) {
  const t = useTranslations('adminApp');
  const palette = useTranslations('adminPalette');
  const keys = shortcutNames({ key: 'Mod-k' }, isMacKeyboard());
  const names = {
    pictures: useTranslations('adminPictures')('title'),
    glossary: useTranslations('adminGlossary')('title'),
    schedule: useTranslations('adminSchedule')('title'),
    activity: useTranslations('adminAuditLog')('title'),
    account: useTranslations('adminAccount')('title'),
  };
  const { search } = usePanelNavigation();
  const { request } = useHeadingFocus();
  const chosen = useRef<MenuScreen | 'palette' | null>(null);
  return (
    <DropdownMenu.Root
      onOpenChange={(isOpen) => {
        if (isOpen) chosen.current = null;
      }}
    >
      <DropdownMenu.Trigger ref={props.ref} className="panel-icon-button" aria-label={t('menu')}>
        <Icon name="menu" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="menu-surface panel-menu"
          onCloseAutoFocus={(event) => {
            // The glossary is a dialog and returns the focus to the button.
            if (chosen.current === null || chosen.current === 'glossary') return;
            event.preventDefault();
            if (chosen.current === 'palette') props.openPalette();
            else request();
          }}
        >
          <DropdownMenu.Item
            className="menu-item"
            aria-keyshortcuts={keys.aria}
            onSelect={() => (chosen.current = 'palette')}
          >
            {palette('menu')}
            <kbd dir="ltr" className="ms-auto ps-4 text-tiny text-ink-muted">
              {keys.shown}
            </kbd>
          </DropdownMenu.Item>
          {menuScreens.map((screen) => (
            <DropdownMenu.Item key={screen} asChild onSelect={() => (chosen.current = screen)}>
              <Link
                to="/admin/dashboard"
                search={screen === 'glossary' ? { ...search, screen } : { screen }}
                state={openedState}
                resetScroll={screen !== 'glossary'}
                aria-current={search.screen === screen ? 'page' : undefined}
                className="menu-item"
              >
                {names[screen]}
              </Link>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
