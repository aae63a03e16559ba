import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';

/** The data of a chart as a collapsed table. `children` are its head and its bodies. */
export function ChartTable({ caption, children }: { caption: string; children: ReactNode }) {
  const t = useTranslations('adminAnalytics');
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 items-center gap-2 text-small font-bold text-accent hover:underline sm:min-h-9">
        <Icon name="chevron" className="size-4 group-open:rotate-180" />
        {t('showAsTable')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      <section aria-label={caption} tabIndex={0} className="scrolled-table mt-2">
        <table className="w-full max-w-text text-small">
          <caption className="sr-only">{caption}</caption>
          {children}
        </table>
      </section>
    </details>
  );
}

/**
 * A cell with a number. Numbers run from left to right in every language, so their last digits are aligned on the
 * right.
 */
export function NumberCell({ value }: { value: number }) {
  return (
    <td className="border-b border-line py-1.5 ps-2 sm:ps-4">
      <div dir="ltr" className="text-end tabular-nums">
        {useFormatter().number(value)}
      </div>
    </td>
  );
}

/** The head of a number column, as narrow as its text, and aligned as the numbers are. */
export function NumberHead({ children }: { children: string }) {
  return (
    <th scope="col" className={`${head} w-px ps-2 whitespace-nowrap sm:ps-4`}>
      <div dir="ltr" className="text-end">
        <bdi>{children}</bdi>
      </div>
    </th>
  );
}

const head = 'sticky top-0 border-b border-line-strong bg-surface py-1.5 font-bold';

export const headCell = `${head} pe-2 text-start sm:pe-4`;
export const cell = 'border-b border-line py-1.5 pe-2 text-start font-normal sm:pe-4';
