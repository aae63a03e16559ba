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
  /** From 0 to the value at the top. */
  axis: readonly number[];
  labels: ChartLabels;
  chosen: number | null;
  choose: (index: number | null) => void;
};

/**
 * The bars, with a slider over them: one stop of the tab key, and arrow keys that follow the direction of the language
 * by themselves. The pointer is followed here, since a slider's own thumb would not stay on the bars.
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
      // So that the arrow keys go on from here, and what a finger has chosen stays when it leaves.
      onPointerUp={() => slider.current?.focus({ preventScroll: true })}
      // The press would take the focus away again.
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
