import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { formatDateAndTime } from '#language/dates.ts';
import { useBanner } from '../shared/banner.tsx';
import { useCommands } from '../shared/commands.ts';
import { useAddToast } from '../shared/toasts.tsx';
import { Section, takeFocus } from './account-form.tsx';
import { type Session, useEndOtherSessions, useEndSession } from './use-account.ts';

type Props = { username: string; sessions: Session[] };

/** The sessions of the account, with buttons that end them. */
export function SessionsSection({ username, sessions }: Props) {
  const t = useTranslations('adminAccount.sessions');
  const addToast = useAddToast();
  const banner = useBanner();
  const end = useEndSession(username);
  const endOthers = useEndOtherSessions(username);
  const { heading, expectEnd } = useFocusAfterEnd(sessions);
  const fail = (error: Error) => banner.showError(error, 'save');
  const endAllOthers = () => {
    if (endOthers.isPending) return;
    expectEnd();
    endOthers.mutate(undefined, {
      onSuccess: ({ ended }) => addToast({ text: t('othersEnded', { count: ended }) }),
      onError: fail,
    });
  };
  useCommands({ endOtherSessions: sessions.length > 1 && endAllOthers });
  return (
    <Section title={t('title')} heading={heading}>
      <p className="mt-1 text-small text-ink-muted">{t('hint')}</p>
      <ul className="mt-3 border-b border-line">
        {currentFirst(sessions).map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isBusy={end.isPending}
            onEnd={() => {
              expectEnd();
              end.mutate(session.id, {
                onSuccess: () => addToast({ text: t('ended') }),
                onError: fail,
              });
            }}
          />
        ))}
      </ul>
      {sessions.length > 1 && (
        <button
          type="button"
          aria-disabled={endOthers.isPending}
          className="panel-button-danger mt-4"
          onClick={endAllOthers}
        >
          {t('endOthers')}
        </button>
      )}
    </Section>
  );
}

/** Moves the focus to the heading when an ended session disappears with its focused button. */
function useFocusAfterEnd(sessions: Session[]) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isExpected = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs for each change of the list
  useEffect(() => {
    if (!isExpected.current) return;
    isExpected.current = false;
    // The user may have moved the focus meanwhile.
    if (document.activeElement === document.body) takeFocus(heading.current);
  }, [sessions]);
  const expectEnd = () => {
    isExpected.current = true;
  };
  return { heading, expectEnd };
}

function currentFirst(sessions: Session[]): Session[] {
  return sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

function SessionRow(props: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const t = useTranslations('adminAccount.sessions');
  const language = useLanguage();
  const { browser, system, address, createdAt, lastUsedAt, isCurrent } = props.session;
  const names = [browser, system].filter((name) => name !== null);
  const device = names.length > 0 ? names.join(' · ') : t('unknownDevice');
  const time = formatDateAndTime(createdAt, language);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-line py-3 text-small">
      <p className="font-medium">
        <bdi>{device}</bdi>
        {isCurrent && <strong className="ms-2 text-accent">{t('current')}</strong>}
      </p>
      {!isCurrent && (
        <button
          type="button"
          aria-disabled={props.isBusy}
          aria-label={t('endNamed', { device, time })}
          className="panel-button col-start-2 row-start-1 sm:row-span-2"
          onClick={() => !props.isBusy && props.onEnd()}
        >
          {t('end')}
        </button>
      )}
      <p className="col-span-2 row-start-2 flex flex-wrap gap-x-4 text-ink-muted sm:col-span-1">
        <span>{t('since', { time })}</span>
        <span>{t('lastUsed', { time: formatDateAndTime(lastUsedAt, language) })}</span>
        {address && (
          <bdi dir="ltr" className="break-all">
            {address}
          </bdi>
        )}
      </p>
    </li>
  );
}
