import type { CSSProperties } from 'react';

/** Width and height in pixels. */
export const highestMarkSize = 12;

/** The stepped lozenge of the kilim: over the highest bar, and beside its name. */
export function HighestMark(props: { className?: string; style?: CSSProperties }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width={highestMarkSize}
      height={highestMarkSize}
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
