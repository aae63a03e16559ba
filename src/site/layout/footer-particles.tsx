import { useEffect, useRef } from 'react';
import { onThemeChange, runWhileMotionAllowed, runWhileVisible } from '#ui/run-while-visible.ts';

/** Specified. */
const quantity = 75;

const highestPixelRatio = 1.5;

/** The longest time between two frames that counts. After a longer pause the particles continue where they were. */
const longestFrameMs = 100;

/**
 * Position as a share of the canvas, speed in px per second, radius in px. The opacity is low, because text lies above.
 */
type Particle = { x: number; y: number; across: number; up: number; radius: number; alpha: number };

/** Gold dust that rises behind the footer's text. It does not move for visitors who ask for less motion. */
export function FooterParticles() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? drawParticles(canvas.current) : undefined), []);
  return (
    <div aria-hidden="true" className="absolute inset-0 -z-10 text-gold-strong">
      <canvas ref={canvas} className="absolute size-full" />
    </div>
  );
}

function drawParticles(canvas: HTMLCanvasElement): () => void {
  const context = canvas.getContext('2d');
  if (!context) return () => {};
  const particles = scatter();
  let colour = getComputedStyle(canvas).color;

  const draw = () => {
    const { width, height } = canvas;
    const ratio = width / Math.max(canvas.clientWidth, 1);
    context.clearRect(0, 0, width, height);
    context.fillStyle = colour;
    for (const { x, y, radius, alpha } of particles) {
      context.globalAlpha = alpha;
      context.beginPath();
      context.arc(x * width, y * height, radius * ratio, 0, 2 * Math.PI);
      context.fill();
    }
  };

  const resizing = new ResizeObserver(() => {
    const ratio = Math.min(devicePixelRatio, highestPixelRatio);
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    draw();
  });
  resizing.observe(canvas);

  const stops = [
    onThemeChange(() => {
      colour = getComputedStyle(canvas).color;
      draw();
    }),
    runWhileMotionAllowed(() =>
      runWhileVisible(canvas, () => {
        let last = performance.now();
        let request = requestAnimationFrame(function frame(now) {
          const seconds = Math.min(Math.max(now - last, 0), longestFrameMs) / 1000;
          last = now;
          drift(particles, seconds, canvas);
          draw();
          request = requestAnimationFrame(frame);
        });
        return () => cancelAnimationFrame(request);
      }),
    ),
  ];
  return () => {
    resizing.disconnect();
    for (const stop of stops) stop();
  };
}

/** Moves the particles. One that leaves on one side comes back on the other. */
function drift(particles: Particle[], seconds: number, canvas: HTMLCanvasElement): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!width || !height) return;
  for (const particle of particles) {
    particle.x = (particle.x + (particle.across * seconds) / width + 1) % 1;
    particle.y = (particle.y - (particle.up * seconds) / height + 1) % 1;
  }
}

/** The positions are the same every time, so that tests can compare screenshots. */
function scatter(): Particle[] {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  return Array.from({ length: quantity }, () => ({
    x: random(),
    y: random(),
    across: (random() - 0.5) * 8,
    up: 3 + random() * 9,
    radius: 0.9 + random() ** 2 * 2.1,
    alpha: 0.16 + random() * 0.14,
  }));
}
