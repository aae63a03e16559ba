import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { AdminPost } from '#domain/posts/index.ts';
import { postFields } from '#domain/posts/shared/fields.ts';
import { asciiDigits } from '#domain/translation/shared/qa/numbers.ts';
import { directionOf } from '#i18n/languages.ts';
import { isolate } from '#language/bidi.ts';
import { usePosts } from '../use-posts.ts';
import type { PostEdit } from './use-post-edit.ts';

/** The series of a post in its language, and its place there. Offers the series that there are. */
export function SeriesFields({ post, edit }: { post: AdminPost; edit: PostEdit }) {
  const { language } = post;
  const { series, seriesPart } = edit.values;
  const id = useId();
  const t = useTranslations('adminPosts.fields');
  const hints = useTranslations('adminPosts.edit');
  const { data } = usePosts();
  const others = useMemo(
    () => (data ?? []).filter((other) => other.language === language && other.id !== post.id),
    [data, language, post.id],
  );
  const names = useMemo(
    () => [...new Set(others.map((other) => other.series))].filter((name) => name !== ''),
    [others],
  );
  const hasSamePlace = (other: (typeof others)[number]) =>
    other.series === series.trim() && other.seriesPart === seriesPart;
  const rival = series && seriesPart > 0 ? others.find(hasSamePlace) : undefined;
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-[1fr_auto] items-end gap-3">
        <label className="panel-field min-w-0">
          <span>{t('series')}</span>
          <input
            list={`${id}-names`}
            lang={language}
            dir={directionOf(language)}
            value={series}
            onChange={({ target }) => edit.change({ series: target.value })}
            maxLength={postFields.series.limit}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            className="panel-input"
          />
        </label>
        <label className="panel-field">
          <span>{t('seriesPart')}</span>
          <input
            inputMode="numeric"
            value={seriesPart || ''}
            onChange={({ target }) => edit.change({ seriesPart: placeIn(target.value) })}
            autoComplete="off"
            aria-describedby={`${id}-hint ${id}-rival`}
            className="panel-input w-28"
          />
        </label>
      </div>
      <datalist id={`${id}-names`}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p id={`${id}-hint`} className="text-tiny text-ink-muted">
        {hints('seriesHint')}
      </p>
      <p id={`${id}-rival`} role="status" className="text-tiny empty:hidden">
        {rival && hints('samePlace', { title: isolate(rival.title) })}
      </p>
    </div>
  );
}

/** The number in what was typed, with whichever digits. */
function placeIn(typed: string): number {
  const digits = asciiDigits(typed).replace(/\D/g, '');
  return Math.min(Number(digits), postFields.seriesPart.limit);
}
