import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { SeriesFields } from './series-fields.tsx';
import { StoredSlugField } from './stored-slug-field.tsx';
import { LineField, TextField } from './text-fields.tsx';
import type { PostEdit } from './use-post-edit.ts';

/** The fields of a post that are changed seldom, folded so that the columns stay short. */
export function MoreFields({ post, edit }: { post: AdminPost; edit: PostEdit }) {
  const { language } = post;
  const { values, change } = edit;
  const t = useTranslations('adminPosts.fields');
  const summary = useTranslations('adminPosts.edit')('moreFields');
  return (
    <details className="border border-line">
      <summary className="px-3 py-2 text-small font-medium">{summary}</summary>
      <div className="grid gap-4 border-t border-line p-3">
        <TextField
          label={t('description')}
          language={language}
          value={values.description}
          onChange={(description) => change({ description })}
          rows={4}
        />
        <TextField
          label={t('sources')}
          hint={t('sourcesHint')}
          value={values.sources.join('\n')}
          onChange={(lines) => change({ sources: lines === '' ? [] : lines.split('\n') })}
          rows={3}
        />
        <div className="grid grid-cols-2 gap-3">
          <LineField
            label={t('category')}
            language={language}
            value={values.category}
            onChange={(category) => change({ category })}
          />
          <LineField
            label={t('author')}
            language={language}
            value={values.author}
            onChange={(author) => change({ author })}
          />
        </div>
        <SeriesFields post={post} edit={edit} />
        <StoredSlugField post={post} slug={values.slug} onChange={(slug) => change({ slug })} />
      </div>
    </details>
  );
}
