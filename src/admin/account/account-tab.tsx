import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { Bilingual, bilingualFailure } from '../frame/bilingual.tsx';
import { PasswordSection } from './password-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { useAccount } from './use-account.ts';

/** The own account: password, second step, sessions. */
export function AccountTab({ username }: { username: string }) {
  const t = useTranslations('adminAccount');
  const language = useLanguage();
  const { data, error, isPending, refetch } = useAccount(username);
  return (
    <div className="mx-auto grid max-w-text gap-10" aria-busy={isPending}>
      <p role="status" className="sr-only">
        {isPending && t('loading')}
      </p>
      {error && !data && (
        <div>
          <p role="alert" className="mb-4">
            {t('fault')} <Bilingual text={bilingualFailure(language, error, 'network')} />
          </p>
          <button type="button" className="panel-button" onClick={() => void refetch()}>
            {t('tryAgain')}
          </button>
        </div>
      )}
      {data && (
        <>
          <PasswordSection username={username} />
          <SecondFactorSection username={username} factor={data.secondFactor} />
          <SessionsSection username={username} sessions={data.sessions} />
        </>
      )}
    </div>
  );
}
