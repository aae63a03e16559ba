import { useFormatter, useTranslations } from 'use-intl';
import type { Statistics } from '#domain/analytics/index.ts';

const names = ['totalPosts', 'publishedPosts', 'totalViews'] as const;

/** The three counters (specification, section 2.10), or their placeholders. */
export function StatCards({ statistics }: { statistics: Statistics | undefined }) {
  const t = useTranslations('adminAnalytics');
  const format = useFormatter();
  return (
    <dl className="grid grid-cols-3 border-y border-line">
      {names.map((name) => (
        <div
          key={name}
          className="flex flex-col justify-between gap-1 border-line py-4 not-first:border-s not-first:ps-4 sm:not-first:ps-8"
        >
          <dt className="text-tiny text-ink-muted sm:text-small">{t(name)}</dt>
          <dd className="text-h2 leading-tight font-bold">
            {statistics ? (
              format.number(statistics[name])
            ) : (
              <span aria-hidden="true" className="block w-16 animate-pulse bg-surface-sunken">
                &nbsp;
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
