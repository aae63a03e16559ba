import { type PointerEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { ChartBars } from './chart-bars.tsx';
import { MaxMarker, maxMarkerSize } from './max-marker.tsx';
import type { ChartLabels } from './use-chart-labels.ts';
import type { DayViews, ViewsSummary } from './views-summary.ts';

type Props = {
  days: readonly DayViews[];
  highest: ViewsSummary['highest'];
  /** The values of the lines, from 0 to the top. */
  axis: readonly number[];
  labels: ChartLabels;
  chosen: number | null;
  choose: (index: number | null) => void;
};

/**
 * The bars with a range input over them. The input is one tab stop, and its arrow keys follow the direction of the
 * language. The chart handles the pointer itself, because the thumb of the input would not stay on the bars.
 */
export function ChartPlot({ days, highest, axis, labels, chosen, choose }: Props) {
  const t = useTranslations('adminAnalytics');
  const direction = directionOf(useLanguage());
  const slider = useRef<HTMLInputElement>(null);
  const [index, setIndex] = useState(days.length - 1);

  const move = (next: number) => {
    setIndex(next);
    choose(next);
  };
  const followPointer = (event: PointerEvent<HTMLElement>) => {
    const { left, right, width } = event.currentTarget.getBoundingClientRect();
    const distance = direction === 'rtl' ? right - event.clientX : event.clientX - left;
    const day = Math.floor((distance / width) * days.length);
    move(Math.min(Math.max(day, 0), days.length - 1));
  };
  const isFocused = () => document.activeElement === slider.current;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the slider inside does the same for keyboards
    <div
      onPointerDown={followPointer}
      onPointerMove={followPointer}
      // The arrow keys continue from the day that the pointer chose, and a day chosen by touch stays chosen.
      onPointerUp={() => slider.current?.focus({ preventScroll: true })}
      // The browser would move the focus away after the press.
      onMouseDown={(event) => event.preventDefault()}
      onPointerLeave={() => choose(isFocused() ? index : null)}
      className="relative h-44 touch-pan-y has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus sm:h-56"
    >
      <ChartBars
        days={days}
        axis={axis}
        chosen={chosen}
        direction={direction}
        label={labels.label}
      />
      {highest && (
        <MaxMarker
          className="absolute"
          style={{
            insetInlineStart: `calc(${((highest.index + 0.5) / days.length) * 100}% - ${maxMarkerSize / 2}px)`,
            insetBlockEnd: `calc(${(highest.views / (axis.at(-1) ?? 1)) * 100}% + 4px)`,
          }}
        />
      )}
      <input
        ref={slider}
        type="range"
        min={0}
        max={days.length - 1}
        step={1}
        value={index}
        aria-label={t('chooseDay')}
        aria-valuetext={labels.ofDay(index)}
        onChange={({ target }) => move(Number(target.value))}
        onFocus={() => choose(index)}
        onBlur={() => choose(null)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
    </div>
  );
}
