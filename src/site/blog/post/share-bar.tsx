import { useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ShareIcon } from './share-icon.tsx';
import { type Shared, shareLink, shareServices } from './share-links.ts';

const buttonStyle =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 border border-line-strong hover:bg-surface-sunken';

/**
 * Links and buttons that share a post by its short link, because a long percent-encoded URL looks suspicious in chats.
 * The links work without script. A button that needs script has its room from the start, so nothing moves.
 */
export function ShareBar({ shared }: { shared: Shared }) {
  const t = useTranslations('blog.share');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => {
    // Empties the status first, so that screen readers announce a second copy too.
    setOutcome(null);
    setOutcome(await copyText(shared.url));
  };
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center gap-x-4">
        <SystemShare shared={shared} />
        <p role="status" className="text-ink-muted">
          {outcome && t(outcome)}{' '}
          {outcome === 'notCopied' && <bdi className="wrap-anywhere text-ink">{shared.url}</bdi>}
        </p>
      </div>
      <ul className="flex flex-wrap gap-2">
        {shareServices.map((service) => (
          <li key={service}>
            <a
              href={shareLink(service, shared)}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonStyle}
            >
              <ShareIcon name={service} />
              <span className="sr-only">{t('on', { service: t(`services.${service}`) })}</span>
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => void copy()}
            data-awaits-script=""
            className={`${buttonStyle} noscript:invisible sm:px-3`}
          >
            <ShareIcon name="link" />
            <span className="max-sm:sr-only">{t('copyLink')}</span>
          </button>
        </li>
      </ul>
    </div>
  );
}

/** The title of the share bar. If the browser has a share sheet, the title is the button that opens it. */
function SystemShare({ shared }: { shared: Shared }) {
  const t = useTranslations('blog.share');
  const place = 'inline-flex min-h-11 items-center gap-2 font-bold';
  const title = (
    <>
      <ShareIcon name="share" />
      {t('title')}
    </>
  );
  if (!useHydrated() || !('share' in navigator)) return <p className={place}>{title}</p>;
  return (
    <button
      type="button"
      // The promise rejects when a reader closes the sheet. That is no error.
      onClick={() => void navigator.share(shared).catch(() => undefined)}
      className={`${place} underline decoration-gold-strong decoration-2 underline-offset-4 hover:decoration-3`}
    >
      {title}
    </button>
  );
}

async function copyText(text: string): Promise<'copied' | 'notCopied'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'notCopied';
  }
}
