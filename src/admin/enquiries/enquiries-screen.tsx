import './enquiries.css';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { enquiryStatuses } from '#domain/enquiries/shared/enquiry.ts';
import { Choice } from '../shared/choice.tsx';
import { LoadError } from '../shared/load-error.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { useFocusOnNext } from '../shared/use-focus-on-next.ts';
import { Deliveries } from './deliveries.tsx';
import { EnquiryItem } from './enquiry-item.tsx';
import { ExportCsv } from './export-csv.tsx';
import { type EnquiryView, useEnquiries, useEnquiryCounts } from './use-enquiries.ts';

const views = [...enquiryStatuses, 'doubtful'] as const satisfies readonly EnquiryView[];

/** What visitors wrote: the new ones first, and what became of the others. */
export function EnquiriesScreen() {
  const t = useTranslations('adminEnquiries');
  const [view, setView] = useState<EnquiryView>('new');
  const [open, setOpen] = useState<number | null>(null);
  const loaded = useEnquiries(view);
  const { data, error, isPending, isPlaceholderData } = loaded;
  const enquiries = data?.pages.flatMap((page) => page.enquiries) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const expectLeaving = useFocusOnNext(enquiries, {
    elementOf: (id) => list.current?.querySelector(`[data-enquiry="${id}"] button`) ?? null,
    fallback: list,
  });
  return (
    <div className="mx-auto max-w-page" aria-busy={isPending || isPlaceholderData}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <ScreenHeading className="text-h3 font-bold">{t('title')}</ScreenHeading>
          <p className="mt-1 text-small text-ink-muted">{t('hint')}</p>
        </div>
        <ExportCsv isDoubtful={view === 'doubtful'} />
      </div>
      <p role="status" className="sr-only">
        {isPending && t('loading')}
      </p>
      <Views
        view={view}
        choose={(chosen) => {
          setOpen(null);
          setView(chosen);
        }}
      />
      {view === 'doubtful' && <p className="mt-3 max-w-text text-small">{t('doubtfulHint')}</p>}
      {error && (
        <LoadError text={t('loadError')} error={error} retry={() => void loaded.refetch()} />
      )}
      <div role="status">
        {data && enquiries.length === 0 && (
          <p className="mt-4 border-y border-line py-8">{t(`empty.${view}`)}</p>
        )}
      </div>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('list')}
        className={`mt-4 outline-none ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {enquiries.map((enquiry) => (
          <EnquiryItem
            key={enquiry.id}
            enquiry={enquiry}
            isOpen={enquiry.id === open}
            setOpen={(isOpen) => setOpen(isOpen ? enquiry.id : null)}
            expectLeaving={() => expectLeaving(enquiry.id)}
          />
        ))}
      </ul>
      {loaded.hasNextPage && (
        <button
          type="button"
          aria-disabled={loaded.isFetchingNextPage}
          className="panel-button mt-4"
          onClick={() => !loaded.isFetchingNextPage && void loaded.fetchNextPage()}
        >
          {t('more')}
        </button>
      )}
      {enquiries.length > 0 && <p className="mt-6 text-tiny text-ink-muted">{t('keys')}</p>}
      <Deliveries />
    </div>
  );
}

function Views(props: { view: EnquiryView; choose: (view: EnquiryView) => void }) {
  const t = useTranslations('adminEnquiries');
  const format = useFormatter();
  const { data } = useEnquiryCounts();
  const countOf = (view: EnquiryView) =>
    view === 'doubtful' ? data?.doubtful : data?.counts[view];
  return (
    <Choice
      className="enquiry-views mt-4"
      label={t('which')}
      value={props.view}
      onChange={props.choose}
      options={views.map((view) => ({
        value: view,
        text: (
          <>
            {view === 'doubtful' ? t('doubtful') : t(`statuses.${view}`)}
            <span className="ms-1.5 even-figures">{format.number(countOf(view) ?? 0)}</span>
          </>
        ),
      }))}
    />
  );
}
