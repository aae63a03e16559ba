import createGlobe, { type COBEOptions, type Globe } from 'cobe';
import { company } from '#content/company.ts';
import { onThemeChange, runWhileVisible, type Stop } from '#ui/run-while-visible.ts';
import { enableDragging } from './globe-drag.ts';
import { firstTurn, tilt, turnAfter } from './globe-rotation.ts';

/** Sharp enough for dots; three would be four times the work. */
const highestPixelRatio = 1.5;

/** The same as cobe asks for: a canvas gives one context only, to whoever asks first. */
const contextOptions: WebGLContextAttributes = {
  alpha: true,
  stencil: false,
  antialias: true,
  depth: false,
};

type ShowLive = (isLive: boolean) => void;

/**
 * Draws the globe into an empty element and keeps it turning while it is on screen. Says when it shows and when it does
 * not (no WebGL, or its context was lost), so that the picture below can stand in. Where the processor would draw in place
 * of a graphics card, which holds up everything else, it waits until a pointer reaches for it.
 */
export function turnGlobe(stage: HTMLElement, showLive: ShowLive): Stop {
  const canvas = document.createElement('canvas');
  canvas.className = 'block size-full';
  const context =
    canvas.getContext('webgl2', contextOptions) ?? canvas.getContext('webgl', contextOptions);
  if (!context) return () => {};
  const turn = () => turnIn(stage, canvas, context, showLive);
  return isDrawnByProcessor(context) ? onceReachedFor(stage, turn) : turn();
}

/** Names of the renderers in Chromium (SwiftShader, and WARP on Windows), and in Firefox and Linux (Mesa's). */
const processorsAtWork = /swiftshader|basic render|llvmpipe|softpipe|software/i;

/** `failIfMajorPerformanceCaveat` would ask the same, but Chromium gives a context all the same where SwiftShader was chosen. */
function isDrawnByProcessor(context: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  return processorsAtWork.test(String(name));
}

function onceReachedFor(element: HTMLElement, start: () => Stop): Stop {
  let stop: Stop = () => element.removeEventListener('pointerenter', reached);
  const reached = () => {
    stop = start();
  };
  element.addEventListener('pointerenter', reached, { once: true });
  return () => stop();
}

function turnIn(
  stage: HTMLElement,
  canvas: HTMLCanvasElement,
  context: WebGLRenderingContext | WebGL2RenderingContext,
  showLive: ShowLive,
): Stop {
  let globe: Globe | null = createIn(stage, canvas);
  let phi = firstTurn;
  let isInView = false;
  let isHeld = false;
  let request = 0;
  let lastFrame = 0;

  const mayTurn = () => isInView && !isHeld;
  const draw = (now: number) => {
    request = 0;
    if (mayTurn()) phi += turnAfter(now - lastFrame);
    lastFrame = now;
    globe?.update({ phi });
    if (mayTurn()) requestDraw();
  };
  const requestDraw = () => {
    if (globe) request ||= requestAnimationFrame(draw);
  };
  const goOn = () => {
    lastFrame = performance.now();
    requestDraw();
  };
  const pause = () => {
    cancelAnimationFrame(request);
    request = 0;
  };

  const listening = new AbortController();
  canvas.addEventListener(
    'webglcontextlost',
    (event) => {
      // Otherwise it is never given back.
      event.preventDefault();
      pause();
      globe?.destroy();
      globe = null;
      showLive(false);
    },
    { signal: listening.signal },
  );
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      globe = createIn(stage, canvas);
      showLive(true);
      goOn();
    },
    { signal: listening.signal },
  );

  const resizing = new ResizeObserver(() => {
    globe?.update({ width: stage.clientWidth, height: stage.clientHeight, phi });
  });
  resizing.observe(stage);

  const stops = [
    onThemeChange(() => globe?.update({ ...colours(), phi })),
    enableDragging(stage, {
      hold() {
        isHeld = true;
      },
      turnBy(turn) {
        phi += turn;
        requestDraw();
      },
      release() {
        isHeld = false;
        goOn();
      },
    }),
    runWhileVisible(stage, () => {
      isInView = true;
      goOn();
      return () => {
        isInView = false;
        pause();
      };
    }),
  ];
  showLive(true);

  return () => {
    for (const stop of stops) stop();
    resizing.disconnect();
    listening.abort();
    globe?.destroy();
    globe = null;
    context.getExtension('WEBGL_lose_context')?.loseContext();
    stage.replaceChildren();
    showLive(false);
  };
}

function createIn(stage: HTMLElement, canvas: HTMLCanvasElement): Globe {
  // Cobe puts a wrapper of its own around the canvas, each time.
  stage.replaceChildren(canvas);
  const globe = createGlobe(canvas, {
    ...colours(),
    width: stage.clientWidth,
    height: stage.clientHeight,
    devicePixelRatio: Math.min(devicePixelRatio, highestPixelRatio),
    phi: firstTurn,
    theta: tilt,
    mapSamples: 16_000,
    // The globe's radius is 0.8 of half the canvas; so it is 0.94, as in the picture below.
    scale: 1.175,
    markers: company.globeMarkers.map(({ location: [latitude, longitude], size }) => ({
      location: [latitude, longitude],
      size,
    })),
  });
  dropLabelStyle();
  return globe;
}

/** Cobe rewrites a style element of its own on every frame, for labels that we do not have: the page's styles with it. */
function dropLabelStyle(): void {
  const last = document.head.lastElementChild;
  if (last instanceof HTMLStyleElement && last.textContent === ':root{}') last.remove();
}

/** The theme as cobe has it. `dark` turns dots and sea around. */
function colours() {
  const isDark = document.documentElement.dataset.theme === 'dark';
  return isDark ? night : day;
}

type Colours = Pick<
  COBEOptions,
  'dark' | 'diffuse' | 'mapBrightness' | 'baseColor' | 'markerColor' | 'glowColor'
>;

const day: Colours = {
  dark: 0,
  diffuse: 0.5,
  mapBrightness: 1,
  baseColor: [0.81, 0.855, 0.815],
  markerColor: [0.784, 0.588, 0.18],
  glowColor: [0.984, 0.976, 0.953],
};

const night: Colours = {
  dark: 0.92,
  diffuse: 1.1,
  mapBrightness: 5,
  baseColor: [0.36, 0.6, 0.5],
  markerColor: [0.886, 0.706, 0.31],
  glowColor: [0.08, 0.17, 0.14],
};
