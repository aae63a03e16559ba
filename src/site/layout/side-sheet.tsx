import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { HomeLink } from './home-link.tsx';
import { LanguageLinks } from './language-menu.tsx';
import { ContactButton, NavigationLinks } from './navigation-links.tsx';
import { ThemeChoices } from './theme-menu.tsx';

const sideSheetId = 'side-sheet';

declare module 'react' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface ButtonHTMLAttributes<T> {
    /** Invoker commands. React does not know these attributes and writes them unchanged. */
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}

/** The attributes of a button that opens the side sheet. */
export const opensSideSheet = { commandfor: sideSheetId, command: 'show-modal' } as const;

/**
 * The menu of small screens. It comes from the right for Arabic, otherwise from the left. Without script it is a modal
 * dialog, with script a popover (`dialog.ts`).
 */
export function SideSheet() {
  const t = useTranslations('navigation');
  return (
    <dialog
      id={sideSheetId}
      popover=""
      closedby="any"
      aria-label={t('menu')}
      className="side-sheet flex-col overflow-y-auto overscroll-contain bg-surface p-gutter open:flex"
    >
      <div className="flex items-center justify-between">
        <HomeLink />
        <button
          type="button"
          commandfor={sideSheetId}
          command="close"
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
      <section className="theme-choice mt-4 border-t border-line pt-4">
        <ThemeChoices />
      </section>
    </dialog>
  );
}
