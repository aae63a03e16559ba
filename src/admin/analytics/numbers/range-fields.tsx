import { useTranslations } from 'use-intl';
import { maxPeriodMonths } from '#domain/analytics/shared/dimensions.ts';
import { isRange, type Range, rangeLengths } from './numbers-view.ts';

const field = 'min-h-11 border border-line-strong bg-surface px-3 text-small sm:min-h-9';

/** @param props `shown`: the first and last day on screen, with which a range of choice begins */
export function RangeFields(props: {
  range: Range;
  shown: { from: string; until: string } | undefined;
  change: (range: Range) => void;
}) {
  const t = useTranslations('adminAnalytics');
  const { range, shown, change } = props;
  const choose = (value: string) => {
    if (value === 'months') change({ kind: 'months' });
    else if (value !== 'custom') change({ kind: 'days', days: Number(value) });
    else if (shown) change({ kind: 'custom', from: shown.from, until: shown.until });
  };
  return (
    <>
      <label className="grid gap-1 text-small">
        {t('range')}
        <select
          className={field}
          value={range.kind === 'days' ? range.days : range.kind}
          onChange={({ target }) => choose(target.value)}
        >
          {rangeLengths.map((days) => (
            <option key={days} value={days}>
              {t('lastDays', { days })}
            </option>
          ))}
          <option value="months">{t('lastMonths', { months: maxPeriodMonths })}</option>
          <option value="custom">{t('customRange')}</option>
        </select>
      </label>
      {range.kind === 'custom' &&
        (['from', 'until'] as const).map((name) => (
          <label key={name} className="grid gap-1 text-small">
            {t(name)}
            <input
              type="date"
              className={field}
              value={range[name]}
              onChange={({ target }) => {
                const next = { ...range, [name]: target.value };
                if (isRange(next)) change(next);
              }}
            />
          </label>
        ))}
    </>
  );
}
