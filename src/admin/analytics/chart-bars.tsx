import type { Direction } from '#i18n/languages.ts';
import type { DayViews } from './views-summary.ts';

type Props = {
  days: readonly DayViews[];
  axis: readonly number[];
  chosen: number | null;
  direction: Direction;
  label: string;
  /** False if the last day is over. */
  isLastOpen?: boolean;
};

/** The size of the SVG in its own units. The SVG is stretched to the size of its container. */
const height = 100;
const dayWidth = 10;
const gap = 3;

/** The lowest bar, so that one view does not look like none. */
const minBarHeight = 1.5;

/** One bar per day. The bar of today is hollow, because the day is not over. */
export function ChartBars({ days, axis, chosen, direction, label, isLastOpen = true }: Props) {
  const end = axis.at(-1) ?? 1;
  const width = days.length * dayWidth;
  const dayStart = (index: number) =>
    dayWidth * (direction === 'rtl' ? days.length - 1 - index : index);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible"
    >
      {chosen !== null && (
        <rect
          x={dayStart(chosen)}
          width={dayWidth}
          height={height}
          className="fill-surface-sunken"
        />
      )}
      {axis.map((value) => (
        <line
          key={value}
          x2={width}
          y1={height - (value / end) * height}
          y2={height - (value / end) * height}
          vectorEffect="non-scaling-stroke"
          className={value === 0 ? 'stroke-line-strong' : 'stroke-line'}
        />
      ))}
      {days.map(({ day, views }, index) => {
        const barHeight = Math.max((views / end) * height, minBarHeight);
        const isToday = isLastOpen && index === days.length - 1;
        return views === 0 ? null : (
          <rect
            key={day}
            x={dayStart(index) + gap / 2}
            y={height - barHeight}
            width={dayWidth - gap}
            height={barHeight}
            vectorEffect="non-scaling-stroke"
            className={`${index === chosen ? 'fill-ink stroke-ink' : 'fill-accent stroke-accent'} ${isToday ? 'fill-transparent' : 'stroke-transparent'}`}
          />
        );
      })}
    </svg>
  );
}
