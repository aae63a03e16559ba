import { getRouteApi } from '@tanstack/react-router';
import { PageMessages } from '#i18n/messages.tsx';
import { ContactSection } from '#site/contact/contact-section.tsx';
import { Hero } from './hero.tsx';

const route = getRouteApi('/{-$prefix}/');

export function HomePage() {
  return (
    <PageMessages messages={route.useLoaderData()}>
      <Hero />
      <ContactSection />
    </PageMessages>
  );
}
