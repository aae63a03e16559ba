import { useTranslations } from 'use-intl';
import type { XliffSegment } from '#domain/xliff/shared/xliff-report.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { isolate } from '#language/bidi.ts';
import { InlineDiff } from '../../shared/diff/inline-diff.tsx';

/** The translation of one segment in a file, as a diff to the one here, and whether it is taken. */
export function SegmentChoice(props: {
  segment: XliffSegment;
  language: TranslationLanguage;
  isTaken: boolean;
  onChange: (isTaken: boolean) => void;
}) {
  const { segment, language } = props;
  const t = useTranslations('adminExchange.article');
  const { state, source, oldSource, current, proposed, problem, notes } = segment;
  const isConflict = state === 'english-changed' || state === 'translation-changed';
  return (
    <>
      {source !== null && oldSource !== null ? (
        <InlineDiff before={oldSource} after={source} language="en" />
      ) : (
        <p lang="en" dir="ltr" className="wrap-anywhere text-ink-muted">
          {source ?? oldSource}
        </p>
      )}
      {isConflict && !problem && <p className="mt-1 font-bold">{t(`states.${state}`)}</p>}
      <div className="mt-1">
        <InlineDiff before={current ?? ''} after={proposed} language={language} />
      </div>
      {notes.map((note) => (
        <p key={note} className="mt-1 text-ink-muted">
          {t('note')} <bdi className="wrap-anywhere">{note}</bdi>
        </p>
      ))}
      {problem ? (
        <p className="mt-1 font-bold text-danger">
          {t(`problems.${problem.reason}`, { detail: isolate(problem.detail) })}
        </p>
      ) : (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={props.isTaken}
            onChange={({ target }) => props.onChange(target.checked)}
          />
          {t('takeOne')}
          <span className="sr-only">
            : <bdi lang="en">{(source ?? '').slice(0, 80)}</bdi>
          </span>
        </label>
      )}
    </>
  );
}
