import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { expectedSlug, postLimits } from '#domain/post-rules/index.ts';
import type { AdminPost } from '#domain/posts/index.ts';
import { pathInLanguage } from '#i18n/paths.ts';

/** The words of the post's address, and the address as it is stored, ready to be put into another post as a link. */
export function AddressField(props: {
  post: AdminPost;
  slug: string;
  onChange: (slug: string) => void;
}) {
  const { post, slug } = props;
  const id = useId();
  const t = useTranslations('adminPosts.edit');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const folder = `${pathInLanguage('/blog', post.language)}/`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(folder + post.slug);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  const settle = () => {
    const shown = (expectedSlug(slug) ?? slug.trim()) || post.slug;
    if (shown !== slug) props.onChange(shown);
  };
  return (
    <div className="panel-field">
      <label htmlFor={id}>{t('address')}</label>
      <div className="flex gap-2">
        <div dir="ltr" className="slug-field min-w-0 flex-1">
          <span aria-hidden="true" className="text-tiny text-ink-muted">
            {folder}
          </span>
          <input
            id={id}
            dir="ltr"
            value={slug}
            onChange={({ target }) => props.onChange(target.value)}
            onBlur={settle}
            placeholder={post.slug}
            maxLength={postLimits.slug}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
          />
        </div>
        <button type="button" className="panel-button shrink-0" onClick={() => void copy()}>
          {t('copy')}
        </button>
      </div>
      <p id={`${id}-hint`} className="text-tiny font-normal text-ink-muted">
        {t('addressHint')}
      </p>
      <p role="status" className="text-tiny font-normal text-ink-muted empty:hidden">
        {outcome && t(outcome)}
      </p>
    </div>
  );
}
