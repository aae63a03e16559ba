import { useTranslations } from 'use-intl';
import { formatDateAndTime } from '#i18n/dates.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { useNotices } from '../frame/notices.tsx';
import { useAddToast } from '../frame/toasts.tsx';
import { Section } from './account-form.tsx';
import { type Session, useEndOtherSessions, useEndSession } from './use-account.ts';

type Props = { username: string; sessions: Session[] };

/** Where the account is signed in, and the buttons that end it. */
export function SessionsSection({ username, sessions }: Props) {
  const t = useTranslations('adminAccount.sessions');
  const addToast = useAddToast();
  const notices = useNotices();
  const end = useEndSession(username);
  const endOthers = useEndOtherSessions(username);
  const fail = (error: Error) => notices.fail(error, 'save');
  return (
    <Section title={t('title')}>
      <p className="mt-1 text-small text-ink-muted">{t('hint')}</p>
      <ul className="mt-3 border-b border-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={end.isPending}
            onEnd={() =>
              end.mutate(session.id, {
                onSuccess: () => addToast({ text: t('ended') }),
                onError: fail,
              })
            }
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          aria-disabled={endOthers.isPending}
          className="panel-button-danger mt-4"
          onClick={() =>
            endOthers.mutate(undefined, {
              onSuccess: ({ ended }) => addToast({ text: t('othersEnded', { count: ended }) }),
              onError: fail,
            })
          }
        >
          {t('endOthers')}
        </button>
      )}
    </Section>
  );
}

function SessionRow(props: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const t = useTranslations('adminAccount.sessions');
  const language = useLanguage();
  const { browser, system, address, createdAt, lastUsedAt, isCurrent } = props.session;
  const names = [browser, system].filter((name) => name !== null);
  const device = names.length > 0 ? names.join(' · ') : t('unknownDevice');
  const time = formatDateAndTime(createdAt, language);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 text-small">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">
          <bdi>{device}</bdi>
          {isCurrent && <strong className="ms-2 text-accent">{t('current')}</strong>}
        </p>
        <p className="text-ink-muted">
          {t('since', { time, lastUsed: formatDateAndTime(lastUsedAt, language) })}
        </p>
        {address && (
          <p className="break-all text-ink-muted">
            <bdi dir="ltr">{address}</bdi>
          </p>
        )}
      </div>
      {!isCurrent && (
        <button
          type="button"
          aria-disabled={props.isBusy}
          aria-label={t('endNamed', { device, time })}
          className="panel-button"
          onClick={() => !props.isBusy && props.onEnd()}
        >
          {t('end')}
        </button>
      )}
    </li>
  );
}
