import { useHydrated } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PortfolioProject } from '#content/portfolio.ts';
import { ProjectVideo } from './project-video.tsx';
import { useIsInFront, useOpenLightbox } from './use-lightbox.ts';
import { useNearViewport } from './use-near-viewport.ts';

/** The id of the element that opens a project's dialog. The dialog zooms from its place and returns the focus to it. */
export function openerId(project: PortfolioProject): string {
  return `open-${project.key}`;
}

/**
 * A project in the grid. The whole card is one button, which enlarges the project. Without script, the card is a link
 * to the picture. The button of the video lies above it.
 */
export function ProjectCard(props: { project: PortfolioProject; isOnFirstScreen: boolean }) {
  const { project } = props;
  const t = useTranslations('portfolio');
  const enlarge = useOpenLightbox();
  const isButton = useHydrated();
  const media = useRef<HTMLDivElement>(null);
  const { isNear, isVisible } = useNearViewport(media);
  const isInFront = useIsInFront(isVisible);
  const title = t(`${project.text}.title`);
  const titleId = `title-${project.key}`;

  function onClick(event: MouseEvent): void {
    // With a modifier key, the browser opens the picture in a new tab or downloads it.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    enlarge(project);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== ' ') return;
    event.preventDefault();
    enlarge(project);
  }

  return (
    <li className="card group relative flex flex-col">
      <div ref={media} className="relative h-60 overflow-clip bg-surface-sunken">
        <ProjectVideo
          project={project}
          titleId={titleId}
          isNear={isNear}
          isVisible={isInFront}
          priority={props.isOnFirstScreen}
        />
      </div>
      <h2
        id={titleId}
        className="card-words mt-4 text-h3 decoration-gold-strong decoration-2 underline-offset-4 group-hover:underline"
      >
        {title}
      </h2>
      <p className="card-words mt-1.5 text-small text-ink-muted">
        {t(`${project.text}.description`)}
      </p>
      <a
        id={openerId(project)}
        href={project.poster.jpeg}
        aria-label={t('open', { title })}
        {...(isButton && { role: 'button', 'aria-haspopup': 'dialog' })}
        data-awaits-script=""
        onClick={onClick}
        onKeyDown={onKeyDown}
        className="absolute inset-0 -outline-offset-3"
      />
    </li>
  );
}
