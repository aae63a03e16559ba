import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { prefersSaveData } from '#ui/prefers-save-data.ts';
import { runWhileMotionAllowed, runWhileVisible, type Stop } from '#ui/run-while-visible.ts';
import { GlobeStill } from './globe-still.tsx';

/**
 * The globe with the company's cities. The server sends a still picture. Visitors without script or WebGL, with
 * Save-Data or with reduced motion load nothing more. For everyone else the globe turns, and can be turned.
 */
export function Globe() {
  const t = useTranslations('hero');
  const helpId = useId();
  const stage = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    const element = stage.current;
    if (!element || prefersSaveData()) return;
    return runWhileMotionAllowed(() => loadAndTurn(element, setLive));
  }, []);

  return (
    <div className="relative size-50 lg:size-100" data-globe={isLive ? 'live' : 'still'}>
      <GlobeStill label={t('globeLabel')} isHidden={isLive} />
      <div
        ref={stage}
        {...(isLive && {
          role: 'application',
          tabIndex: 0,
          'aria-label': t('globeLabel'),
          'aria-describedby': helpId,
        })}
        className={`absolute inset-0 rounded-full [transition:opacity_400ms_var(--ease-calm)] select-none ${
          isLive ? 'cursor-grab [touch-action:pan-y] data-held:cursor-grabbing' : 'opacity-0'
        }`}
      />
      <span id={helpId} hidden>
        {t('globeHelp')}
      </span>
    </div>
  );
}

/** Loads and turns the globe once it is on screen and the browser is idle. */
function loadAndTurn(stage: HTMLElement, showLive: (isLive: boolean) => void): Stop {
  let isWanted = true;
  let stopTurning: Stop | null = null;
  const stopWatching = runWhileVisible(stage, () => {
    if (stopTurning) return () => {};
    return whenIdle(async () => {
      // The still picture stays when loading fails, such as offline.
      const module = await import('./globe-canvas.ts').catch(() => null);
      if (isWanted && module) stopTurning ??= module.turnGlobe(stage, showLive);
    });
  });
  return () => {
    isWanted = false;
    stopWatching();
    stopTurning?.();
  };
}

function whenIdle(callback: () => void): Stop {
  // Safari has no `requestIdleCallback`.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 300);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: 4000 });
  return () => cancelIdleCallback(request);
}
