import { useFormatter } from 'use-intl';
import type { Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { daysBetween } from './chart-axis.ts';
import { shortDay } from './day-names.ts';
import type { DayViews } from './views-summary.ts';

/** The numbers beside the lines of the chart, the largest on top. */
export function AxisNumbers({ values }: { values: readonly number[] }) {
  const format = useFormatter();
  return (
    <ol
      aria-hidden="true"
      className="flex flex-col-reverse justify-between text-end text-tiny text-ink-muted"
    >
      {values.map((value) => (
        // Has no height of its own, so that the number is level with its line.
        <li key={value} className="flex h-0 items-center justify-end">
          {format.number(value)}
        </li>
      ))}
    </ol>
  );
}

/** So many bars are wide enough for a label below each. */
const maxCentred = 4;

type DayLabelsProps = {
  days: readonly DayViews[];
  nameOf?: (day: string, language: Language) => string;
};

/**
 * The days below the chart: first, middle and last, and two more on wide screens. A middle label is left out where it
 * does not fit.
 */
export function DayLabels({ days, nameOf = shortDay }: DayLabelsProps) {
  const language = useLanguage();
  const name = (index: number) => nameOf(days[index]?.day ?? '', language);
  const last = days.length - 1;
  if (days.length <= maxCentred)
    return (
      <ol aria-hidden="true" className="col-start-2 mt-2 flex text-tiny text-ink-muted">
        {days.map(({ day }) => (
          <li key={day} className="flex-1 text-center">
            {nameOf(day, language)}
          </li>
        ))}
      </ol>
    );
  return (
    <ol
      aria-hidden="true"
      className="relative col-start-2 mt-2 flex justify-between text-tiny whitespace-nowrap text-ink-muted"
    >
      <li>{name(0)}</li>
      {daysBetween(last).map((index, quarter) => (
        // Has no width of its own, so that the label is centred below its day.
        <li
          key={index}
          className={`absolute hidden w-0 justify-center ${quarter === 1 ? 'min-[24rem]:flex' : 'sm:flex'}`}
          style={{ insetInlineStart: `${((index + 0.5) / days.length) * 100}%` }}
        >
          {name(index)}
        </li>
      ))}
      <li>{name(last)}</li>
    </ol>
  );
}
