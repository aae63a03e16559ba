import { useFormatter, useTranslations } from 'use-intl';
import type { Numbers } from '#domain/analytics/index.ts';
import type { Count } from '#domain/analytics/shared/dimensions.ts';

/** The sums of the period, beside those of the period before. */
export function Totals({ numbers, counts }: { numbers: Numbers; counts: readonly Count[] }) {
  const t = useTranslations('adminAnalytics');
  const format = useFormatter();
  const { total, before } = numbers;
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-3">
      {counts.map((name) => (
        <li key={name}>
          <span className="text-small text-ink-muted">{t(`counts.${name}`)}</span>
          <strong className="block text-h2 leading-tight">{format.number(total[name])}</strong>
          <span className="text-small text-ink-muted">
            {before ? t('comparedWith', { before: before.total[name] }) : t('notComparable')}
          </span>
        </li>
      ))}
    </ul>
  );
}
