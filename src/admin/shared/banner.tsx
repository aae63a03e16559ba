import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { Icon } from '#ui/icon.tsx';
import {
  Bilingual,
  type BilingualText,
  bilingual,
  bilingualFailure,
  type FailureKey,
  type SuccessKey,
} from './bilingual.tsx';

type BannerContent = { kind: 'success' | 'error'; text: BilingualText };
type About = { about?: 'ar' | 'ckb' };

export type BannerActions = {
  showSuccess: (key: SuccessKey, options?: About) => void;
  /** Shows a message of the panel itself, such as a missing field. */
  showFailure: (key: FailureKey, options?: About) => void;
  /** Shows why a call failed, or `fallback` if the server gave no reason. */
  showError: (
    error: unknown,
    fallback: FailureKey,
    options?: About & { network?: FailureKey },
  ) => void;
  /** Shows a text of the caller. */
  show: (notice: BannerContent) => void;
  clear: () => void;
};

const BannerActionsContext = createContext<BannerActions | null>(null);
const BannerContentContext = createContext<BannerContent | null>(null);

export function useBanner(): BannerActions {
  const banner = use(BannerActionsContext);
  if (!banner) throw new Error('useNotices needs its provider');
  return banner;
}

/** Provides the banner, which has one success or error message until the next one or until it is dismissed. */
export function BannerProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<BannerContent | null>(null);
  const language = useLanguage();
  const banner = useMemo<BannerActions>(
    () => ({
      showSuccess: (key, options) =>
        setNotice({ kind: 'success', text: bilingual(language, `success.${key}`, options) }),
      showFailure: (key, options) =>
        setNotice({ kind: 'error', text: bilingual(language, `failure.${key}`, options) }),
      showError: (error, fallback, options) =>
        setNotice({ kind: 'error', text: bilingualFailure(language, error, fallback, options) }),
      show: setNotice,
      clear: () => setNotice(null),
    }),
    [language],
  );
  return (
    <BannerActionsContext value={banner}>
      <BannerContentContext value={notice}>{children}</BannerContentContext>
    </BannerActionsContext>
  );
}

/** The message above the tabs. Its live regions are always rendered, so that screen readers announce new messages. */
export function Banner() {
  const notice = use(BannerContentContext);
  return (
    <>
      <div role="status">{notice?.kind === 'success' && <BannerMessage notice={notice} />}</div>
      <div role="alert">{notice?.kind === 'error' && <BannerMessage notice={notice} />}</div>
    </>
  );
}

function BannerMessage({ notice }: { notice: BannerContent }) {
  const t = useTranslations('adminShared');
  const { clear } = useBanner();
  const colour =
    notice.kind === 'error' ? 'border-danger text-danger' : 'border-accent text-accent';
  return (
    <div
      className={`mb-1 flex items-start gap-3 border-s-4 bg-surface-raised ps-4 pe-1 text-small font-medium ${colour}`}
    >
      <p className="grow self-center py-1.5">
        <Bilingual text={notice.text} />
      </p>
      <button type="button" className="panel-icon-button" onClick={clear} aria-label={t('dismiss')}>
        <Icon name="close" />
      </button>
    </div>
  );
}
