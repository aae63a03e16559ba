import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PortfolioProject, pictureSize } from '#content/portfolio.ts';
import { type Autoplay, useCanAutoplay } from './use-can-autoplay.ts';

/** Triangle and bars of players are the same in every language: they stand for the tape, not for the line. */
export const playerIconPaths = {
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  play: 'M8 5v14l11-7z',
};

/**
 * A poster, and over it a silent video that loops. The video is fetched when `isNear`, and plays while `isVisible` and
 * the tab is shown, unless the visitor has stopped it. For visitors who ask for less motion or save data, the button
 * fetches and starts it. It fills its positioned parent, so that nothing moves when the video arrives.
 */
export function ProjectVideo(props: {
  project: PortfolioProject;
  /** The id of the title. The button's name is its own label and this title. */
  titleId: string;
  isNear: boolean;
  isVisible: boolean;
  priority: boolean;
}) {
  const { poster, video, key } = props.project;
  const t = useTranslations('portfolio');
  const player = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const motion = useCanAutoplay();
  const { isOwn, isWanted, setIsWanted } = usePlayChoice(motion);
  const isFetched = props.isNear && (motion === 'by itself' || isOwn);
  const plays = isFetched && props.isVisible && isWanted;
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
        className={`absolute inset-0 size-full object-cover object-top [transition:opacity_250ms_var(--ease-calm)] ${hasStarted && isFetched ? '' : 'opacity-0'}`}
      >
        {isFetched && <source src={video.webm} type="video/webm" />}
        {isFetched && <source src={video.mp4} type="video/mp4" />}
      </video>
      {motion !== 'not yet' && (
        <button
          type="button"
          id={buttonId}
          aria-label={isWanted ? t('pause') : t('play')}
          aria-labelledby={`${buttonId} ${props.titleId}`}
          onClick={({ currentTarget }) => {
            setIsWanted(!isWanted);
            // Scrolls the whole video onto the screen.
            if (!isWanted) currentTarget.parentElement?.scrollIntoView({ block: 'nearest' });
          }}
          className="corner-button absolute end-0 bottom-0 z-10"
        >
          <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
            <path d={playerIconPaths[isWanted ? 'pause' : 'play']} />
          </svg>
        </button>
      )}
    </>
  );
}

/**
 * Whether the video should play. The visitor's choice overrides the default until they change the browser's setting for
 * motion or data.
 */
function usePlayChoice(motion: Autoplay) {
  const [wish, setWish] = useState<{ isWanted: boolean; under: Autoplay }>();
  const isOwn = wish?.under === motion;
  return {
    isOwn,
    isWanted: isOwn ? wish.isWanted : motion === 'by itself',
    setIsWanted: (isWanted: boolean) => setWish({ isWanted, under: motion }),
  };
}

function useWhileTabIsShown(player: RefObject<HTMLVideoElement | null>, plays: boolean) {
  useEffect(() => {
    const video = player.current;
    if (!video || !plays) return;
    function follow(): void {
      if (document.hidden) video?.pause();
      // `play()` rejects when the video is paused before it starts, and on phones that save battery. The poster then
      // stays.
      else video?.play().catch(() => {});
    }
    // A browser only lets a muted video start by itself, and React sets the property late.
    video.muted = true;
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      video.pause();
    };
  }, [player, plays]);
}
