import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LanguageProvider } from '#i18n/messages.tsx';
import { pageTexts } from '#site/page-texts.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideSheet } from './side-sheet.tsx';
import { SpeculationRules } from './speculation-rules.tsx';
import { useTellHydrated } from './tell-hydrated.ts';

const route = getRouteApi('/{-$prefix}');

/** Navigation, page and footer of every public page. */
export function SiteFrame() {
  const { language } = route.useRouteContext();
  useTellHydrated();
  return (
    <LanguageProvider language={language} messages={pageTexts(language, 'frame')}>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 pt-bar outline-none">
        <Outlet />
      </main>
      <Footer />
      <SideSheet />
      <SpeculationRules />
    </LanguageProvider>
  );
}

function SkipLink() {
  const t = useTranslations('navigation');
  return (
    <a
      href="#content"
      className="fixed start-4 top-2 z-50 [translate:0_-5rem] bg-gold px-4 py-2 font-bold text-gold-ink focus:[translate:none]"
    >
      {t('skipToContent')}
    </a>
  );
}
