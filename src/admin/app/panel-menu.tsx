import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { isMacKeyboard, shortcutNames } from '../editor/shortcut-names.ts';
import { useEnquiryCounts } from '../enquiries/use-enquiries.ts';
import { useRedCount } from '../safety/use-safety.ts';
import { openedState, usePanelNavigation } from '../shared/panel-navigation.ts';
import { menuScreens } from '../shared/panel-search.ts';
import { useHeadingFocus } from '../shared/screen-heading.tsx';
import { PopoverMenu } from './popover-menu.tsx';

/**
 * The menu of the screens that are not tabs. Its items are links, so that they can be opened in another browser tab.
 */
export function PanelMenu(props: {
  ref: Ref<HTMLButtonElement>;
  openPalette: () => void;
  openMonth: () => void;
}) {
  const t = useTranslations('adminApp');
  const palette = useTranslations('adminPalette');
  const keys = shortcutNames({ key: 'Mod-k' }, isMacKeyboard());
  const safety = useTranslations('adminSafety');
  const red = useRedCount();
  const enquiries = useTranslations('adminEnquiries');
  const { data: counted } = useEnquiryCounts();
  const newOnes = counted?.counts.new ?? 0;
  const names = {
    enquiries: enquiries('title'),
    pictures: useTranslations('adminPictures')('title'),
    glossary: useTranslations('adminGlossary')('title'),
    memory: useTranslations('adminMemory')('title'),
    models: useTranslations('adminModels')('title'),
    schedule: useTranslations('adminSchedule')('title'),
    safety: safety('title'),
    activity: useTranslations('adminAuditLog')('title'),
    account: useTranslations('adminAccount')('title'),
  };
  const format = useFormatter();
  const name =
    newOnes > 0 ? `${t('menu')} (${enquiries('newOnes', { count: newOnes })})` : t('menu');
  const { search } = usePanelNavigation();
  const { request: focusHeading } = useHeadingFocus();
  return (
    <PopoverMenu
      ref={props.ref}
      // The number is on the button, so its name must be text there (WCAG 2.5.3).
      button={
        <span className="inline-flex items-center gap-1.5">
          <span className="sr-only">
            {red > 0 ? safety('menuRed', { menu: name, count: red }) : name}
          </span>
          <span className="relative">
            <Icon name="menu" />
            {red > 0 && <RedDot className="absolute -end-1 -top-1" />}
          </span>
          {newOnes > 0 && (
            <span aria-hidden="true" className="menu-count">
              {format.number(newOnes)}
            </span>
          )}
        </span>
      }
    >
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        aria-keyshortcuts={keys.aria}
        className="menu-item w-full"
        onClick={props.openPalette}
      >
        {palette('menu')}
        <kbd dir="ltr" className="ms-auto ps-4 text-tiny text-ink-muted">
          {keys.shown}
        </kbd>
      </button>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className="menu-item w-full"
        onClick={props.openMonth}
      >
        {palette('commands.month')}
      </button>
      {menuScreens.map((screen) => (
        <Link
          key={screen}
          to="/admin/dashboard"
          search={screen === 'glossary' ? { ...search, screen } : { screen }}
          state={openedState}
          resetScroll={screen !== 'glossary'}
          role="menuitem"
          tabIndex={-1}
          aria-current={search.screen === screen ? 'page' : undefined}
          className="menu-item"
          onClick={({ currentTarget }) => {
            // The glossary is a dialog: it returns the focus to the button. A screen gives it to its heading.
            if (screen === 'glossary') return;
            currentTarget.blur();
            if (search.screen === screen) focusHeading();
          }}
        >
          {names[screen]}
          {screen === 'safety' && red > 0 && <RedDot className="ms-2 inline-block" />}
          {screen === 'enquiries' && newOnes > 0 && (
            <span className="menu-count ms-auto">
              <span className="sr-only">{enquiries('newOnes', { count: newOnes })}</span>
              <span aria-hidden="true">{format.number(newOnes)}</span>
            </span>
          )}
        </Link>
      ))}
    </PopoverMenu>
  );
}

/** Says beside a name that something needs attention; the name of the button says it in words. */
function RedDot({ className }: { className: string }) {
  return <span aria-hidden="true" className={`size-2.5 rounded-full bg-danger ${className}`} />;
}
