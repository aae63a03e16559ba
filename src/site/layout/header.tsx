import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { HomeLink } from './home-link.tsx';
import { LanguageMenu, LanguageToggle } from './language-menu.tsx';
import { ContactButton, NavigationLinks } from './navigation-links.tsx';
import { opensSideSheet } from './side-sheet.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** The bar at the top of every public page. It stays while the page scrolls. */
export function Header() {
  const t = useTranslations('navigation');
  return (
    <header className="fixed inset-x-0 top-0 z-40 h-bar border-b border-line bg-surface">
      <div className="mx-auto flex h-full max-w-page items-center gap-2 px-gutter">
        <HomeLink />
        <nav aria-label={t('mainLabel')} className="ms-auto hidden items-center gap-1 md:flex">
          <NavigationLinks className="bar-item" />
        </nav>
        <div className="ms-auto flex items-center gap-1 md:ms-2">
          <div className="hidden items-center gap-1 md:flex">
            <ThemeMenu />
            <LanguageMenu />
          </div>
          <LanguageToggle className="md:hidden" />
          <ContactButton className="ms-1 hidden sm:inline-flex" />
          <button
            type="button"
            {...opensSideSheet}
            aria-label={t('openMenu')}
            className="bar-item md:hidden"
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}
