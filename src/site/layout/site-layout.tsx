import { getRouteApi, Outlet, useMatches } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { LanguageProvider } from '#i18n/messages.tsx';
import { currentPage, pageMessages } from '#site/delivery/page-messages.tsx';
import { InlineScript } from '../delivery/inline-script.tsx';
import layoutScript from '../delivery/layout.inline.ts?script';
import { NotifyHydrated } from '../delivery/notify-hydrated.tsx';
import { SpeculationRules } from '../delivery/speculation-rules.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SideSheet } from './side-sheet.tsx';

const route = getRouteApi('/{-$prefix}');

/** Navigation, page and footer of every public page. */
export function SiteLayout() {
  const { language } = route.useRouteContext();
  const page = useMatches({ select: currentPage });
  return (
    <LanguageProvider language={language} messages={pageMessages(language, 'layout')}>
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 pt-bar outline-0">
        <Outlet />
      </main>
      <Footer />
      <SideSheet />
      <InlineScript text={layoutScript} />
      {page !== 'review' && <SpeculationRules />}
      <NotifyHydrated />
    </LanguageProvider>
  );
}

function SkipLink() {
  const t = useTranslations('navigation');
  return (
    <a
      href="#content"
      className="no-print fixed start-4 top-2 z-50 [translate:0_-5rem] bg-gold px-4 py-2 font-bold text-gold-ink focus:[translate:none]"
    >
      {t('skipToContent')}
    </a>
  );
}
