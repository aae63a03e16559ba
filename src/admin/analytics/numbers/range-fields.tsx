import { useTranslations } from 'use-intl';
import { maxPeriodDays } from '#domain/analytics/shared/dimensions.ts';

const lengths = [7, 28, 90, 365] as const;

const dayMs = 24 * 60 * 60 * 1_000;

/** The last days up to today, or two days of choice. */
export type Range = { days: number; custom?: { from: string; until: string } };

const field = 'min-h-11 border border-line-strong bg-surface px-3 text-small sm:min-h-9';

/** @param props `today`: the last day of what is shown, at which a range of choice begins */
export function RangeFields(props: {
  range: Range;
  today: string | undefined;
  change: (range: Range) => void;
}) {
  const t = useTranslations('adminAnalytics');
  const { range, today, change } = props;
  const { days, custom } = range;
  const chooseLength = (value: string) => {
    if (value !== 'custom') change({ days: Number(value) });
    else if (today) change({ days, custom: { from: daysBefore(today, days - 1), until: today } });
  };
  const chooseDay = (name: 'from' | 'until', value: string) => {
    if (!custom || value === '') return;
    const next = { ...custom, [name]: value };
    const length = daysBetween(next.from, next.until);
    if (length >= 1 && length <= maxPeriodDays && next.from >= '2000-01-01')
      change({ days, custom: next });
  };
  return (
    <>
      <label className="grid gap-1 text-small">
        {t('range')}
        <select
          className={field}
          value={custom ? 'custom' : days}
          onChange={({ target }) => chooseLength(target.value)}
        >
          {lengths.map((length) => (
            <option key={length} value={length}>
              {t('lastDays', { days: length })}
            </option>
          ))}
          <option value="custom">{t('customRange')}</option>
        </select>
      </label>
      {custom &&
        (['from', 'until'] as const).map((name) => (
          <label key={name} className="grid gap-1 text-small">
            {t(name)}
            <input
              type="date"
              className={field}
              value={custom[name]}
              onChange={({ target }) => chooseDay(name, target.value)}
            />
          </label>
        ))}
    </>
  );
}

/** How many days there are from one to the other, both counted. */
export function daysBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / dayMs + 1;
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);
}
