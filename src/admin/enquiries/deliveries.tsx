import { useTranslations } from 'use-intl';
import type { ChannelState } from '#domain/enquiries/shared/enquiry.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { formatDateAndTime } from '#language/dates.ts';
import { useDeliveries } from './use-enquiries.ts';

/** How deliveries stand, where a channel is set: what waits, since when, and what to do about it. */
export function Deliveries() {
  const t = useTranslations('adminEnquiries.deliveries');
  const { data = [] } = useDeliveries();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="deliveries-title" className="mt-10 border-t border-line pt-4">
      <h3 id="deliveries-title" className="text-small font-bold">
        {t('title')}
      </h3>
      <ul className="mt-2 grid gap-2 text-small">
        {data.map((state) => (
          <Channel key={state.channel} state={state} />
        ))}
      </ul>
    </section>
  );
}

function Channel({ state }: { state: ChannelState }) {
  const t = useTranslations('adminEnquiries.deliveries');
  const language = useLanguage();
  const { channel, waiting, waitingSince, failure, nextAttemptAt, lastDeliveredAt, refused } =
    state;
  const timeOf = (isoTime: string) => formatDateAndTime(isoTime, language);
  return (
    <li className="flex flex-wrap gap-x-2">
      <strong className="font-bold">{t(`channels.${channel}`)}</strong>
      {waiting > 0 && waitingSince && (
        <span>{t('waiting', { count: waiting, time: timeOf(waitingSince) })}</span>
      )}
      {failure && <span className="text-danger">{t(`failures.${failure}`)}</span>}
      {failure && nextAttemptAt && <span>{t('next', { time: timeOf(nextAttemptAt) })}</span>}
      {refused > 0 && <span className="text-danger">{t('refused', { count: refused })}</span>}
      {!failure && waiting === 0 && (
        <span className="text-ink-muted">
          {lastDeliveredAt ? t('last', { time: timeOf(lastDeliveredAt) }) : t('none')}
        </span>
      )}
    </li>
  );
}
