import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { pathInLanguage } from '#i18n/paths.ts';

/** The post's address on this site, which never changes, ready to be put into another post as a link. */
export function AddressField({ post }: { post: AdminPost }) {
  const id = useId();
  const t = useTranslations('adminPosts.edit');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const path = pathInLanguage(`/blog/${post.slug}`, post.language);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(path);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <div className="panel-field">
      <label htmlFor={id}>{t('address')}</label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          dir="ltr"
          value={path}
          onFocus={({ target }) => target.select()}
          className="panel-input min-w-0 bg-surface-sunken font-mono text-tiny"
        />
        <button type="button" className="panel-button shrink-0" onClick={() => void copy()}>
          {t('copy')}
        </button>
      </div>
      <p role="status" className="text-tiny font-normal text-ink-muted empty:hidden">
        {outcome && t(outcome)}
      </p>
    </div>
  );
}
