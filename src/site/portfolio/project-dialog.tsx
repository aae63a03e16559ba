import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PortfolioProject } from '#content/portfolio.ts';
import { Icon } from '#ui/icon.tsx';
import { openerId } from './project-card.tsx';
import { ProjectVideo } from './project-video.tsx';
import { zoom } from './zoom.ts';

const titleId = 'enlarged-title';
const descriptionId = 'enlarged-description';

/**
 * A large view of a project in a modal dialog, which opens when it renders. Escape, a click outside and the button call
 * `onClosing`. With `isLeaving` the dialog zooms back, closes, returns the focus to its card and calls `onClosed`.
 */
export function ProjectDialog(props: {
  project: PortfolioProject;
  isLeaving: boolean;
  onClosing: () => void;
  onClosed: () => void;
}) {
  const { project, isLeaving } = props;
  const t = useTranslations('portfolio');
  const dialog = useRef<HTMLDialogElement>(null);
  const media = useRef<HTMLDivElement>(null);
  const onClosed = useRef(props.onClosed);
  onClosed.current = props.onClosed;
  const isClosing = useRef(false);

  /** Ignores a second request to close. `history.back()` works later, and two calls would go back twice. */
  function askToClose(): void {
    if (isClosing.current) return;
    isClosing.current = true;
    props.onClosing();
  }

  // A layout effect runs before the paint, so that the dialog is never seen before it zooms.
  useLayoutEffect(() => {
    if (!dialog.current || !media.current) return;
    const panel = dialog.current;
    const opener = document.getElementById(openerId(project));
    const card = opener?.parentElement?.firstElementChild;
    isClosing.current = isLeaving;
    function stop(): void {
      for (const animation of panel.getAnimations()) animation.cancel();
    }
    if (!isLeaving) {
      if (!panel.open) panel.showModal();
      void zoom(panel, media.current, card, 'out of the card');
      return stop;
    }
    let isWantedAgain = false;
    void zoom(panel, media.current, card, 'into the card').then(() => {
      if (isWantedAgain) return;
      panel.close();
      opener?.focus({ preventScroll: true });
      onClosed.current();
    });
    return () => {
      isWantedAgain = true;
      stop();
    };
  }, [project, isLeaving]);

  const outside = useClickOutside(askToClose);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={descriptionId}
      data-leaving={isLeaving || undefined}
      className="project-dialog bg-surface-raised text-ink"
      onCancel={(event) => {
        event.preventDefault();
        askToClose();
      }}
      // A browser may close a dialog by itself. Chromium does so when Escape is pressed twice.
      onClose={askToClose}
      {...outside}
    >
      <button
        type="button"
        aria-label={t('close')}
        onClick={askToClose}
        className="corner-button absolute end-0 top-0 z-20"
      >
        <Icon name="close" />
      </button>
      <div ref={media} className="relative aspect-4/3 overflow-clip bg-surface-sunken">
        <ProjectVideo project={project} titleId={titleId} isNear isVisible={!isLeaving} priority />
      </div>
      <div className="p-6 sm:p-8 lg:self-end">
        <span aria-hidden="true" className="kilim-edge mb-5 block w-8 text-gold-strong" />
        <h2 id={titleId} className="text-h2">
          {t(`${project.text}.title`)}
        </h2>
        <p id={descriptionId} className="mt-3 text-ink-muted">
          {t(`${project.text}.description`)}
        </p>
      </div>
    </dialog>
  );
}

/**
 * Detects a click that starts and ends on the backdrop. It ignores a selection that ends outside, and the second half
 * of a double click.
 */
function useClickOutside(onClickOutside: () => void) {
  const beganOutside = useRef(false);
  return {
    onPointerDown(event: PointerEvent<HTMLDialogElement>): void {
      beganOutside.current = isOutside(event);
    },
    onClick(event: MouseEvent<HTMLDialogElement>): void {
      if (beganOutside.current && isOutside(event) && event.detail === 1) onClickOutside();
    },
  };
}

function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = event.currentTarget.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  return event.target === event.currentTarget && (x < left || x > right || y < top || y > bottom);
}
