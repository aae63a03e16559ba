import createGlobe, { type COBEOptions, type Globe } from 'cobe';
import { company } from '#content/company.ts';
import { onThemeChange, runWhileVisible, type Stop } from '#ui/run-while-visible.ts';
import { enableDragging } from './globe-drag.ts';
import { firstTurn, tilt, turnAfter } from './globe-rotation.ts';

/** Sharp enough for the dots. A ratio of 3 would take four times the work. */
const highestPixelRatio = 1.5;

/** The same options as cobe's. A canvas has one context, with the options of the first call. */
const contextOptions: WebGLContextAttributes = {
  alpha: true,
  stencil: false,
  antialias: true,
  depth: false,
};

type ShowLive = (isLive: boolean) => void;

/**
 * Draws the globe into an empty element and turns it while it is on screen. Calls `showLive` when the globe appears and
 * when it can't be drawn (no WebGL, or a lost context), so that the still picture below can replace it. Where the CPU
 * renders WebGL, drawing blocks everything else, so the globe waits for a pointer over it.
 */
export function turnGlobe(stage: HTMLElement, showLive: ShowLive): Stop {
  const canvas = document.createElement('canvas');
  canvas.className = 'block size-full';
  const context =
    canvas.getContext('webgl2', contextOptions) ?? canvas.getContext('webgl', contextOptions);
  if (!context) return () => {};
  const turn = () => startTurning(stage, canvas, context, showLive);
  return isDrawnByProcessor(context) ? whenHovered(stage, turn) : turn();
}

/** Names of software renderers: SwiftShader in Chromium, WARP on Windows, Mesa's in Firefox and on Linux. */
const processorsAtWork = /swiftshader|basic render|llvmpipe|softpipe|software/i;

/** `failIfMajorPerformanceCaveat` is not enough: Chromium returns a context where SwiftShader was chosen. */
function isDrawnByProcessor(context: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const name = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  return processorsAtWork.test(String(name));
}

function whenHovered(element: HTMLElement, start: () => Stop): Stop {
  let stop: Stop = () => element.removeEventListener('pointerenter', reached);
  const reached = () => {
    stop = start();
  };
  element.addEventListener('pointerenter', reached, { once: true });
  return () => stop();
}

function startTurning(
  stage: HTMLElement,
  canvas: HTMLCanvasElement,
  context: WebGLRenderingContext | WebGL2RenderingContext,
  showLive: ShowLive,
): Stop {
  let globe: Globe | null = createGlobeIn(stage, canvas);
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
      // Without this call the browser never restores the context.
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
      globe = createGlobeIn(stage, canvas);
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

function createGlobeIn(stage: HTMLElement, canvas: HTMLCanvasElement): Globe {
  // Cobe wraps the canvas in an element of its own, each time.
  stage.replaceChildren(canvas);
  const globe = createGlobe(canvas, {
    ...colours(),
    width: stage.clientWidth,
    height: stage.clientHeight,
    devicePixelRatio: Math.min(devicePixelRatio, highestPixelRatio),
    phi: firstTurn,
    theta: tilt,
    mapSamples: 16_000,
    // The globe's radius is 0.8 of half the canvas. The scale makes it 0.94, as in the still picture.
    scale: 1.175,
    markers: company.globeMarkers.map(({ location: [latitude, longitude], size }) => ({
      location: [latitude, longitude],
      size,
    })),
  });
  dropLabelStyle();
  return globe;
}

/**
 * Removes cobe's style element. Cobe rewrites it on every frame for labels that this globe has not, and each write
 * makes the browser compute all styles again.
 */
function dropLabelStyle(): void {
  const last = document.head.lastElementChild;
  if (last instanceof HTMLStyleElement && last.textContent === ':root{}') last.remove();
}

/** The theme's colours in cobe's form. `dark` swaps dots and sea. */
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
