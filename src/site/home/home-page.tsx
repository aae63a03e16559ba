import { useHydrated, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ContactSection } from '#site/contact/contact-section.tsx';
import { PageMessages } from '#site/delivery/page-messages.tsx';
import { RestOfStyle } from '#site/delivery/page-style.tsx';
import { scrollToSection } from '#site/layout/scroll-to-section.ts';
import { AiCentricSection } from './ai-centric-section.tsx';
import { CustomerStrip } from './customer-strip.tsx';
import { GuaranteeSection } from './guarantee-section.tsx';
import { Hero } from './hero.tsx';
import { ProcessSection } from './process-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { WhatYouGetSection } from './what-you-get-section.tsx';

/** Specified: a delay until the content above has its height. */
const scrollDelayMs = 100;

export function HomePage() {
  return (
    <PageMessages of="home">
      <Hero />
      <RestOfStyle />
      <CustomerStrip />
      <AiCentricSection />
      <ProcessSection />
      <TimelineSection />
      <GuaranteeSection />
      <ServicesSection />
      <WhatYouGetSection />
      <ContactSection />
      <HashScroll />
    </PageMessages>
  );
}

/**
 * Scrolls to the section that the URL's fragment names, whenever the fragment changes. For the first page,
 * `scroll.ts` does this: when React comes, the reader may have scrolled elsewhere.
 */
function HashScroll() {
  const { hash, state } = useLocation();
  const cameAsHtml = useRef(!useHydrated());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history asks again for the same section
  useEffect(() => {
    const isDone = cameAsHtml.current;
    cameAsHtml.current = false;
    if (!hash || isDone) return;
    const timer = setTimeout(() => scrollToSection(hash), scrollDelayMs);
    return () => clearTimeout(timer);
  }, [hash, state.key]);
  return null;
}
