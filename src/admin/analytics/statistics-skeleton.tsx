import type { CSSProperties } from 'react';

/** Arbitrary heights of bars and widths of titles, in per cent. */
const barHeights = [38, 22, 45, 30, 62, 54, 28, 35, 48, 70, 41, 33, 57, 46, 25, 64, 52, 39];
const titleWidths = [92, 78, 60];
const lists = ['first', 'second', 'third'];

/** Placeholders for the chart and the lists while the statistics load. */
export function StatisticsSkeleton() {
  return (
    <div aria-hidden="true" className="animate-pulse">
      <Block className="h-7 w-40" />
      <div className="mt-10 flex h-44 items-end gap-2 border-b border-line sm:mt-4 sm:h-56">
        {barHeights.map((height) => (
          <Block key={height} className="flex-1" style={{ blockSize: `${height}%` }} />
        ))}
      </div>
      <Block className="mt-28 h-7 w-48" />
      <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {lists.map((list) => (
          <div key={list} className="border-t border-line pt-2">
            {titleWidths.map((width) => (
              <Block key={width} className="mt-3 h-6" style={{ inlineSize: `${width}%` }} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Block({ className, style }: { className: string; style?: CSSProperties }) {
  return <div className={`bg-surface-sunken ${className}`} style={style} />;
}
