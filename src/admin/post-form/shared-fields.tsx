import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CoverField } from './cover-field.tsx';
import { TagsField } from './tags-field.tsx';

/** Below the columns: the cover and the tags, which all languages of an article share. */
export function SharedFields(props: {
  cover: ComponentProps<typeof CoverField>;
  tags: ComponentProps<typeof TagsField>;
  /** A sentence below each of the two. */
  coverNote?: ReactNode;
  tagsNote?: ReactNode;
}) {
  const t = useTranslations('adminCompose');
  return (
    <section
      aria-label={t('shared')}
      className="mt-8 grid gap-x-10 gap-y-6 border-t border-line pt-6 md:grid-cols-2"
    >
      <div className="grid min-w-0 content-start gap-3">
        <CoverField {...props.cover} />
        <p className="text-tiny text-ink-muted empty:hidden">{props.coverNote}</p>
      </div>
      <div className="grid min-w-0 content-start gap-3">
        <TagsField {...props.tags} />
        <p className="text-tiny text-ink-muted empty:hidden">{props.tagsNote}</p>
      </div>
    </section>
  );
}
