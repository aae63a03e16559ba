import { useTranslations } from 'use-intl';
import type { Numbers } from '#domain/analytics/index.ts';
import type { Count, Dimension } from '#domain/analytics/shared/dimensions.ts';
import { cell, headCell, NumberCell, NumberHead } from '../chart-table.tsx';
import { useValueNames } from './use-value-names.ts';

type Props = {
  dimension: Dimension;
  counts: readonly Count[];
  rows: Numbers['tables'][Dimension];
  isFiltered: boolean;
  choose: (value: string) => void;
};

/** The values of a dimension with their counts. A value is a button that filters by it. */
export function NumberTable({ dimension, counts, rows, isFiltered, choose }: Props) {
  const t = useTranslations('adminAnalytics');
  const nameOf = useValueNames();
  const title = t(`dimensions.${dimension}`);
  if (rows.length === 0) return null;
  return (
    // The padding is room for the focus rings, which the edge of a scrolled area cuts off.
    <section
      aria-label={title}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
      tabIndex={0}
      className="scrolled-table -mx-1.5 px-1.5 pb-1.5"
    >
      <table className="w-full text-small">
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              {title}
            </th>
            {counts.map((count) => (
              <NumberHead key={count}>{t(`counts.${count}`)}</NumberHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.value}>
              <th scope="row" className={cell}>
                {isFiltered ? (
                  <bdi>{nameOf(dimension, row.value)}</bdi>
                ) : (
                  <button
                    type="button"
                    className="min-h-8 scroll-my-2 text-start underline decoration-line-strong decoration-1 underline-offset-4 wrap-anywhere hover:decoration-2"
                    aria-label={t('filterBy', {
                      dimension: title,
                      value: nameOf(dimension, row.value),
                    })}
                    onClick={({ currentTarget }) => {
                      // The button becomes text.
                      currentTarget.closest('section')?.focus();
                      choose(row.value);
                    }}
                  >
                    <bdi>{nameOf(dimension, row.value)}</bdi>
                  </button>
                )}
              </th>
              {counts.map((count) => (
                <NumberCell key={count} value={row.counts[count]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
