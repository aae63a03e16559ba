import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PortfolioProject, pictureSize } from '#content/portfolio.ts';
import { useMayMove } from './use-may-move.ts';

/**
 * A poster, and over it a silent loop that is fetched when `isNear` and runs while `isVisible`, the tab is shown and
 * the visitor has not stopped it. Fills its positioned parent, so that nothing moves when the loop arrives.
 */
export function MovingPicture(props: {
  project: PortfolioProject;
  /** Names the button together with its own word. */
  titleId: string;
  isNear: boolean;
  isVisible: boolean;
  priority: boolean;
}) {
  const { poster, video, key } = props.project;
  const t = useTranslations('portfolio');
  const player = useRef<HTMLVideoElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);
  const mayMove = useMayMove();
  const isFetched = mayMove && props.isNear;
  const plays = isFetched && props.isVisible && !isPaused;
  useWhileTabIsShown(player, plays);
  const buttonId = `${props.titleId}-motion`;
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={poster.avif} />
        <source type="image/webp" srcSet={poster.webp} />
        <img
          src={poster.jpeg}
          alt=""
          {...pictureSize}
          loading={props.priority ? 'eager' : 'lazy'}
          decoding="async"
          className="size-full object-cover object-top"
        />
      </picture>
      <video
        key={`${key}-${isFetched}`}
        ref={player}
        muted
        playsInline
        loop
        preload={isFetched ? 'auto' : 'none'}
        aria-hidden="true"
        tabIndex={-1}
        disablePictureInPicture
        {...pictureSize}
        onPlaying={() => setHasStarted(true)}
        className={`absolute inset-0 size-full object-cover object-top transition-opacity duration-250 ${hasStarted && mayMove ? '' : 'opacity-0'}`}
      >
        {isFetched && <source src={video.webm} type="video/webm" />}
        {isFetched && <source src={video.mp4} type="video/mp4" />}
      </video>
      {mayMove && (
        <button
          type="button"
          id={buttonId}
          aria-label={isPaused ? t('play') : t('pause')}
          aria-labelledby={`${buttonId} ${props.titleId}`}
          onClick={() => setIsPaused(!isPaused)}
          className="corner-button absolute end-0 bottom-0 z-10"
        >
          <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
            <path d={isPaused ? 'M8 5v14l11-7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'} />
          </svg>
        </button>
      )}
    </>
  );
}

function useWhileTabIsShown(player: RefObject<HTMLVideoElement | null>, plays: boolean) {
  useEffect(() => {
    const video = player.current;
    if (!video || !plays) return;
    function follow(): void {
      if (document.hidden) video?.pause();
      // Refused when it is paused before it began, or by a phone that saves its battery: the poster stays.
      else video?.play().catch(() => {});
    }
    // React sets the property late; a browser lets only a muted video begin by itself.
    video.muted = true;
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      video.pause();
    };
  }, [player, plays]);
}
