import { ContactSection } from '#site/contact/contact-section.tsx';
import { PageTexts } from '#site/page-texts.tsx';
import { AiCentricSection } from './ai-centric-section.tsx';
import { CustomerStrip } from './customer-strip.tsx';
import { GuaranteeSection } from './guarantee-section.tsx';
import { Hero } from './hero.tsx';
import { ProcessSection } from './process-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { useHashScroll } from './use-hash-scroll.ts';
import { WhatYouGetSection } from './what-you-get-section.tsx';

export function HomePage() {
  useHashScroll();
  return (
    <PageTexts of="home">
      <Hero />
      <CustomerStrip />
      <AiCentricSection />
      <ProcessSection />
      <TimelineSection />
      <GuaranteeSection />
      <ServicesSection />
      <WhatYouGetSection />
      <ContactSection />
    </PageTexts>
  );
}
