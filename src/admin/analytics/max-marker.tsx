import type { CSSProperties } from 'react';

/** The width and the height in pixels. */
export const maxMarkerSize = 12;

/** The mark of the highest bar, and of its day in the caption: a stepped lozenge as in kilims. */
export function MaxMarker(props: { className?: string; style?: CSSProperties }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width={maxMarkerSize}
      height={maxMarkerSize}
      aria-hidden="true"
      {...props}
    >
      <path
        d="M5 1h2v2h2v2h2v2H9v2H7v2H5V9H3V7H1V5h2V3h2z"
        className="fill-gold stroke-ink"
        strokeWidth="1"
      />
    </svg>
  );
}
