import { ContactSection } from '#site/contact/contact-section.tsx';
import { PageMessages } from '#site/delivery/page-messages.tsx';
import { AiCentricSection } from './ai-centric-section.tsx';
import { CustomerStrip } from './customer-strip.tsx';
import { GuaranteeSection } from './guarantee-section.tsx';
import { HashScroll } from './hash-scroll.tsx';
import { Hero } from './hero.tsx';
import { ProcessSection } from './process-section.tsx';
import { ServicesSection } from './services-section.tsx';
import { TimelineSection } from './timeline-section.tsx';
import { WhatYouGetSection } from './what-you-get-section.tsx';

export function HomePage() {
  return (
    <PageMessages of="home">
      <Hero />
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
