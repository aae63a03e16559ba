import { useFormatter, useTranslations } from 'use-intl';
import type { Numbers } from '#domain/analytics/index.ts';
import type { Count } from '#domain/analytics/shared/dimensions.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { longDay } from '../day-names.ts';

/** The sums of the period, beside those of the period before, and which days these periods are. */
export function Totals({ numbers, counts }: { numbers: Numbers; counts: readonly Count[] }) {
  const t = useTranslations('adminAnalytics');
  const format = useFormatter();
  const language = useLanguage();
  const { total, before } = numbers;
  const period = {
    from: longDay(numbers.from, language),
    until: longDay(numbers.until, language),
  };
  return (
    <>
      <p className="max-w-text text-small text-ink-muted">
        {before
          ? t('comparedPeriod', {
              ...period,
              beforeFrom: longDay(before.from, language),
              beforeUntil: longDay(before.until, language),
            })
          : t('notComparable', period)}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
        {counts.map((name) => (
          <li key={name}>
            <span className="text-small text-ink-muted">{t(`counts.${name}`)}</span>
            <strong className="block text-h2 leading-tight">{format.number(total[name])}</strong>
            {before && (
              <span className="text-small text-ink-muted">
                {t('comparedWith', { before: before.total[name] })}{' '}
                <Change from={before.total[name]} to={total[name]} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** By how much a count has risen or fallen. Nothing for what began with 0. */
function Change({ from, to }: { from: number; to: number }) {
  const format = useFormatter();
  if (from === 0) return null;
  const change = (to - from) / from;
  return <bdi>{format.number(change, { style: 'percent', signDisplay: 'exceptZero' })}</bdi>;
}
