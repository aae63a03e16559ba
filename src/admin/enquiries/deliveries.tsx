import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ChannelState } from '#domain/enquiries/shared/enquiry.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { formatDateAndTime } from '#language/dates.ts';
import { useBanner } from '../shared/banner.tsx';
import { focusUnlessTyping } from '../shared/typing.ts';
import { useDeliveries, useSendAgain } from './use-deliveries.ts';

/** How deliveries stand, where a channel is set: what waits, since when, and what to do about it. */
export function Deliveries() {
  const t = useTranslations('adminEnquiries.deliveries');
  const { data = [] } = useDeliveries();
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="deliveries-title" className="mt-10">
      <h3 id="deliveries-title" className="text-small font-bold">
        {t('title')}
      </h3>
      <ul className="mt-3 text-small">
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
  const item = useRef<HTMLLIElement>(null);
  const { channel, waiting, waitingSince, failure, nextAttemptAt, lastDeliveredAt, refused } =
    state;
  const timeOf = (isoTime: string) => formatDateAndTime(isoTime, language);
  return (
    <li ref={item} tabIndex={-1} className="enquiry-channel">
      <strong className="font-bold">{t(`channels.${channel}`)}</strong>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
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
      </div>
      {refused > 0 && (
        <SendAgain channel={channel} onSent={() => focusUnlessTyping(item.current)} />
      )}
    </li>
  );
}

/** Sends again what was not taken, for one more attempt each. */
function SendAgain(props: { channel: ChannelState['channel']; onSent: () => void }) {
  const t = useTranslations('adminEnquiries.deliveries');
  const banner = useBanner();
  const { mutate, isPending } = useSendAgain(props.channel);
  const send = () =>
    mutate(undefined, {
      onSuccess: props.onSent,
      onError: (error) => banner.showError(error, 'save'),
    });
  return (
    <button
      type="button"
      className="panel-button col-start-2 justify-self-start"
      aria-disabled={isPending}
      onClick={() => !isPending && send()}
    >
      {t('sendAgain')}
    </button>
  );
}
