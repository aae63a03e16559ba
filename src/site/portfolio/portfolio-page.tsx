import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PortfolioProject, portfolioProjects } from '#content/portfolio.ts';
import { PageMessages } from '#site/delivery/page-messages.tsx';
import { RestOfStyle } from '#site/delivery/page-style.tsx';
import { ContactLink } from '#site/layout/contact-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import { useCloseLightbox, useOpenProject } from './use-lightbox.ts';

/** Cards whose posters are on the first screen of the widest layout. */
const firstScreenCards = 3;

export function PortfolioPage() {
  return (
    <PageMessages of="portfolio">
      <Opening />
      <RestOfStyle />
      {/* The list and the invitation share one grid: ten cards leave room in the last row, and the invitation fills
         it. */}
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-12 px-gutter sm:grid-cols-2 sm:gap-y-14 lg:grid-cols-3">
        <ul className="contents">
          {portfolioProjects.map((project, index) => (
            <ProjectCard
              key={project.key}
              project={project}
              isOnFirstScreen={index < firstScreenCards}
            />
          ))}
        </ul>
        <Invitation />
      </div>
      <Lightbox />
    </PageMessages>
  );
}

function Opening() {
  const t = useTranslations('portfolio');
  return (
    <div className="mx-auto grid max-w-page items-end gap-x-8 gap-y-5 px-gutter pt-12 pb-10 sm:pt-20 sm:pb-14 lg:grid-cols-3">
      <div className="lg:col-span-2">
        <span aria-hidden="true" className="kilim-edge mb-6 block w-16 text-gold-strong" />
        <h1 className="text-display leading-display">{t('title')}</h1>
      </div>
      <p className="max-w-text text-ink-muted lg:border-s-2 lg:border-gold-strong lg:ps-5">
        {t('subtitle')}
      </p>
    </div>
  );
}

function Invitation() {
  const t = useTranslations('contact');
  return (
    <aside className="flex flex-col items-start justify-between gap-8 border-y-2 border-ink py-7 sm:col-span-2 lg:h-60">
      <div>
        <h2 className="text-h2">{t('title')}</h2>
        <p className="mt-2 max-w-text text-ink-muted">{t('subtitle')}</p>
      </div>
      <ContactLink className="button-gold">
        {useTranslations('navigation')('contact')}
        <Icon name="forward" />
      </ContactLink>
    </aside>
  );
}

/** The dialog of the project that the history entry names. It stays until it has zoomed back into its card. */
function Lightbox() {
  const enlarged = useOpenProject();
  const close = useCloseLightbox();
  const [shown, setShown] = useState<PortfolioProject>();
  // The state is set during rendering. In an effect, the page would render twice before the dialog opens.
  if (useHydrated() && enlarged && enlarged !== shown) setShown(enlarged);
  if (!shown) return null;
  return (
    <ProjectDialog
      key={shown.key}
      project={shown}
      isLeaving={enlarged !== shown}
      onClosing={close}
      onClosed={() => setShown(enlarged)}
    />
  );
}
