import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { HomeLink } from './home-link.tsx';
import { LanguageLinks } from './language-menu.tsx';
import { ContactButton, NavigationLinks } from './navigation-links.tsx';
import { ThemeChoices } from './theme-menu.tsx';

export const sideSheetId = 'side-sheet';

/** The menu of small screens: from the right for Arabic, otherwise from the left. A popover, so it opens without script. */
export function SideSheet() {
  const t = useTranslations('navigation');
  const sheet = useRef<HTMLDivElement>(null);
  // Of the history: a link leads on by one, a search that is typed stays where it is.
  const place = useLocation({ select: ({ state }) => state.__TSR_index });
  const lastPlace = useRef(place);
  // Not when React arrives: the sheet may be open already.
  useEffect(() => {
    if (place !== lastPlace.current) sheet.current?.hidePopover();
    lastPlace.current = place;
  }, [place]);
  return (
    <div
      ref={sheet}
      id={sideSheetId}
      popover="auto"
      role="dialog"
      aria-label={t('menu')}
      className="side-sheet flex-col overflow-y-auto bg-surface p-gutter open:flex"
      onBlur={({ currentTarget, relatedTarget }) => {
        // Whoever tabs past the last link would otherwise walk on under the sheet.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
      }}
    >
      <div className="flex items-center justify-between">
        <HomeLink />
        <button
          type="button"
          popoverTarget={sideSheetId}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
          className="bar-item"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={t('menu')} className="mt-6 flex flex-col border-y border-line py-4 text-h3">
        <NavigationLinks className="sheet-item" />
      </nav>
      <ContactButton className="mt-6 justify-center" />
      <section aria-label={t('language')} className="mt-8">
        <LanguageLinks />
      </section>
      <section className="mt-4 border-t border-line pt-4">
        <ThemeChoices />
      </section>
    </div>
  );
}
