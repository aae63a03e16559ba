import { useId } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Numbers } from '#domain/analytics/index.ts';
import { quarters } from '#domain/analytics/shared/dimensions.ts';
import { ChartTable, cell, headCell, NumberCell, NumberHead } from '../chart-table.tsx';

/** How many of the readers of posts reached each quarter of the text: of all posts as bars, of each post as a table. */
export function ReadingDepth({ numbers }: { numbers: Numbers }) {
  const t = useTranslations('adminAnalytics');
  const format = useFormatter();
  const titleId = useId();
  const { posts, tables } = numbers;
  if (posts.readers === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h3 id={titleId} className="font-bold">
        {t('readingDepth')}
      </h3>
      <p className="mt-1 max-w-text text-small text-ink-muted">
        {t('readingDepthNote', { readers: posts.readers })}
      </p>
      <ul className="mt-3 grid max-w-text gap-3">
        {quarters.map((name) => (
          <li key={name} className="text-small">
            <span className="flex justify-between gap-4">
              <span>{t(`counts.${name}`)}</span>
              <span className="tabular-nums">
                <bdi>{format.number(posts[name] / posts.readers, { style: 'percent' })}</bdi>
              </span>
            </span>
            <span aria-hidden="true" className="mt-1 block h-2 bg-surface-sunken">
              <span
                className="block h-full bg-accent"
                style={{ inlineSize: `${(posts[name] / posts.readers) * 100}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <ChartTable caption={t('readingOfEachPost')}>
        <thead>
          <tr>
            <th scope="col" className={headCell}>
              {t('dimensions.page')}
            </th>
            {(['readers', ...quarters] as const).map((name) => (
              <NumberHead key={name}>{t(`counts.${name}`)}</NumberHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.page
            .filter(({ value }) => value.startsWith('/blog/'))
            .map(({ value, counts }) => (
              <tr key={value}>
                <th scope="row" className={`${cell} min-w-40 wrap-anywhere`}>
                  <bdi>{value}</bdi>
                </th>
                {(['readers', ...quarters] as const).map((name) => (
                  <NumberCell key={name} value={counts[name]} />
                ))}
              </tr>
            ))}
        </tbody>
      </ChartTable>
    </section>
  );
}
