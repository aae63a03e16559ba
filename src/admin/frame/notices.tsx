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

type Notice = { kind: 'success' | 'error'; text: BilingualText };
type About = { about?: 'ar' | 'ckb' };

export type Notices = {
  succeed: (key: SuccessKey, options?: About) => void;
  /** A message of the panel's own, such as what a form lacks. */
  refuse: (key: FailureKey, options?: About) => void;
  /** What went wrong in a call; `fallback` is said where the server gave no sentence. */
  fail: (error: unknown, fallback: FailureKey, options?: About & { network?: FailureKey }) => void;
  /** Shows a text that is already put together. */
  show: (notice: Notice) => void;
  clear: () => void;
};

const NoticesContext = createContext<Notices | null>(null);
const CurrentNoticeContext = createContext<Notice | null>(null);

export function useNotices(): Notices {
  const notices = use(NoticesContext);
  if (!notices) throw new Error('useNotices needs its provider');
  return notices;
}

/** One success or error message at a time, which stays until the next one or until it is dismissed. */
export function NoticesProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice | null>(null);
  const language = useLanguage();
  const notices = useMemo<Notices>(
    () => ({
      succeed: (key, options) =>
        setNotice({ kind: 'success', text: bilingual(language, `success.${key}`, options) }),
      refuse: (key, options) =>
        setNotice({ kind: 'error', text: bilingual(language, `failure.${key}`, options) }),
      fail: (error, fallback, options) =>
        setNotice({ kind: 'error', text: bilingualFailure(language, error, fallback, options) }),
      show: setNotice,
      clear: () => setNotice(null),
    }),
    [language],
  );
  return (
    <NoticesContext value={notices}>
      <CurrentNoticeContext value={notice}>{children}</CurrentNoticeContext>
    </NoticesContext>
  );
}

/** The banner above the tabs. Its regions are there from the start, so that screen readers read what comes into them. */
export function NoticeBanner() {
  const notice = use(CurrentNoticeContext);
  return (
    <>
      <div role="status">{notice?.kind === 'success' && <Banner notice={notice} />}</div>
      <div role="alert">{notice?.kind === 'error' && <Banner notice={notice} />}</div>
    </>
  );
}

function Banner({ notice }: { notice: Notice }) {
  const t = useTranslations('adminFrame');
  const { clear } = useNotices();
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
