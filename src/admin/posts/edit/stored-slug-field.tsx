import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import { SlugInput } from '../../post-form/slug-input.tsx';
import { copyText } from '../../shared/copy-text.ts';

/** The slug of a stored post, and a button that copies its path for a link in another post. */
export function StoredSlugField(props: {
  post: AdminPost;
  slug: string;
  onChange: (slug: string) => void;
}) {
  const { post, slug } = props;
  const id = useId();
  const t = useTranslations('adminPosts.edit');
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () =>
    setOutcome(await copyText(pathInLanguage(`/blog/${post.slug}`, post.language)));
  return (
    <div className="panel-field">
      <label htmlFor={id}>{t('address')}</label>
      <div className="flex gap-2">
        <SlugInput
          id={id}
          describedBy={`${id}-hint`}
          language={post.language}
          slug={slug}
          placeholder={post.slug}
          whenBlank={post.slug}
          onChange={props.onChange}
          className="min-w-0 flex-1"
        />
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
