import { useTranslations } from 'use-intl';
import { SectionHeading } from './section-heading.tsx';

/**
 * Weeks of each stage, in the order of the rows: the middle of the usual span, and ours. The texts have their totals.
 */
const weeks = [
  { traditional: 5, ours: 1 },
  { traditional: 5, ours: 1 },
  { traditional: 14, ours: 3 },
  { traditional: 5, ours: 1 },
  { traditional: 3.5, ours: 1 },
] as const;

const rows = [1, 2, 3, 4, 5] as const;

/** The usual timeline and ours, side by side, as two bars and as three columns. */
export function TimelineSection() {
  const t = useTranslations('timeline');
  return (
    <section
      id="timeline"
      tabIndex={-1}
      aria-labelledby="timeline-title"
      className="mx-auto mt-section max-w-page px-gutter outline-0"
    >
      <SectionHeading id="timeline-title" title={t('title')}>
        {t('subtitle')}
      </SectionHeading>
      <div aria-hidden="true" className="mt-10 grid gap-5 text-small font-bold">
        <Track
          label={t('stages.columnTraditional')}
          total={t('stages.totals.traditional')}
          of="traditional"
        />
        <Track label={t('stages.columnOurs')} total={t('stages.totals.ours')} of="ours" />
      </div>
      <table className="mt-10 w-full table-fixed text-tiny sm:text-small">
        <thead>
          <tr className="border-b-2 border-ink text-start">
            <th scope="col" className="py-3 pe-4 text-start">
              {t('stages.columnStage')}
            </th>
            <th scope="col" className="py-3 pe-4 text-start">
              {t('stages.columnTraditional')}
            </th>
            <th scope="col" className="bg-surface-sunken px-4 py-3 text-start text-accent">
              {t('stages.columnOurs')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((number) => (
            <tr key={number} className="border-b border-line align-top">
              <th scope="row" className="py-3 pe-4 text-start">
                {t(`stages.row${number}.stage`)}
              </th>
              <td className="py-3 pe-4 text-ink-muted">{t(`stages.row${number}.traditional`)}</td>
              <td className="bg-surface-sunken px-4 py-3">{t(`stages.row${number}.ours`)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-b-2 border-ink align-top font-bold">
            <th scope="row" className="py-3 pe-4 text-start">
              {t('stages.totals.stage')}
            </th>
            <td className="py-3 pe-4">{t('stages.totals.traditional')}</td>
            <td className="bg-surface-sunken px-4 py-3 text-accent">{t('stages.totals.ours')}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** One bar: a block for each stage, as wide as it takes long. Both bars have one scale. */
function Track(props: { label: string; total: string; of: 'traditional' | 'ours' }) {
  let start = 0;
  return (
    <div>
      <p className="flex justify-between gap-x-4 max-sm:flex-col">
        <span>{props.label}</span>
        <span className={props.of === 'ours' ? 'text-accent' : 'text-ink-muted'}>
          {props.total}
        </span>
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 325 14"
        preserveAspectRatio="none"
        className="mt-1 h-9 w-full rtl:mirrored"
      >
        {weeks.map((stage, index) => {
          const width = stage[props.of] * 10;
          const x = start;
          start += width;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the stages never change their order
              key={index}
              x={x}
              width={width - 1}
              height="14"
              className={
                props.of === 'ours' ? 'fill-gold' : index % 2 ? 'fill-line' : 'fill-line-strong'
              }
            />
          );
        })}
      </svg>
    </div>
  );
}
