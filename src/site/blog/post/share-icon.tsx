import type { ShareService } from './share-links.ts';

/** Drawn on the grid of `ui/icon.tsx`. They are in this file so that only pages of posts load them. */
export const shareIconPaths = {
  whatsApp: 'M4 20l1.3-4.3A8 8 0 1 1 8.3 18.7zM9.5 8.5c-.6 3.6 2.4 6.6 6 6',
  telegram: 'M21 4L3 11l6 2.5L12 20zM9 13.5L21 4',
  facebook: 'M16 4h-1.5A3.5 3.5 0 0 0 11 7.5V20M7.5 12H15',
  linkedIn: 'M5 10v9M5 5.5v.01M10 19v-9M10 14a4 4 0 0 1 8.5 0v5',
  x: 'M4.5 4H8l11.5 16H16zM19 4l-6 6.6M11 13.4L5 20',
  link: 'M9.5 14.5l5-5M11 7.5l2-2a3.9 3.9 0 0 1 5.5 5.5l-2 2M13 16.5l-2 2A3.9 3.9 0 0 1 5.5 13l2-2',
  share: 'M12 15V4M8 8l4-4 4 4M7 12H5v8h14v-8h-2',
} as const satisfies Record<ShareService | 'link' | 'share', string>;

/** A decorative line icon in the colour of its text. The text beside it has the meaning. */
export function ShareIcon({ name }: { name: keyof typeof shareIconPaths }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="square"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={shareIconPaths[name]} />
    </svg>
  );
}
