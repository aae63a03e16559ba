import { useTranslations } from 'use-intl';
import type { Numbers } from '#domain/analytics/index.ts';
import type { Dimension } from '#domain/analytics/shared/dimensions.ts';
import { cell, headCell, headNumberCell, NumberCell } from '../chart-table.tsx';
import { useValueNames } from './use-value-names.ts';

type Props = {
  dimension: Dimension;
  rows: Numbers['tables'][Dimension];
  isFiltered: boolean;
  choose: (value: string) => void;
};

/** The values of a dimension with their counts. A value is a button that filters by it. */
export function NumberTable({ dimension, rows, isFiltered, choose }: Props) {
  const t = useTranslations('adminAnalytics');
  const nameOf = useValueNames();
  const title = t(`dimensions.${dimension}`);
  if (rows.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
    <section aria-label={title} tabIndex={0} className="max-h-96 overflow-auto">
      <table className="w-full text-small">
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              {title}
            </th>
            <th scope="col" className={headNumberCell}>
              {t('readers')}
            </th>
            <th scope="col" className={`${headNumberCell} ps-4`}>
              {t('views')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ value, readers, views }) => (
            <tr key={value}>
              <th scope="row" className={cell}>
                {isFiltered ? (
                  <bdi>{nameOf(dimension, value)}</bdi>
                ) : (
                  <button
                    type="button"
                    className="min-h-8 text-start underline decoration-line-strong decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2"
                    aria-label={t('filterBy', {
                      dimension: title,
                      value: nameOf(dimension, value),
                    })}
                    onClick={() => choose(value)}
                  >
                    <bdi>{nameOf(dimension, value)}</bdi>
                  </button>
                )}
              </th>
              <NumberCell value={readers} />
              <NumberCell value={views} />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
