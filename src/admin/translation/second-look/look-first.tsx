import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { directionOf, type TranslationLanguage } from '#i18n/languages.ts';
import { isolate } from '#language/bidi.ts';
import { useCommands } from '../../shared/commands.ts';
import { RunModel } from '../../shared/run-model.tsx';
import type { RankedRow } from '../rank-rows.ts';
import { nextKey } from './use-next-key.ts';
import type { SecondLook } from './use-second-look.ts';

/** A longer list would not be read. Further paragraphs appear when these are settled. */
const shownAtOnce = 12;

/** More than one line has. */
const shownCharacters = 120;

/**
 * Where to look first: the paragraphs that most likely need a correction, each a button that moves the focus
 * there, and the button of the second look.
 */
export function LookFirst(props: {
  language: TranslationLanguage;
  secondLook: SecondLook;
  ranked: readonly RankedRow[];
  jumpTo: (row: RankedRow) => void;
}) {
  const { language, secondLook, ranked, jumpTo } = props;
  const { isRunning, progress, waiting } = secondLook;
  const id = useId();
  const t = useTranslations('adminSecondLook');
  const startButton = useRef<HTMLButtonElement>(null);
  const start = !isRunning && waiting > 0 ? () => void secondLook.start() : undefined;
  useCommands({ secondLook: start });
  return (
    <section aria-labelledby={`${id}-heading`} className="review-issues">
      <h3 id={`${id}-heading`} className="text-small font-bold">
        {t('heading')}
      </h3>
      {ranked.length === 0 && <p className="mt-1 text-small text-ink-muted">{t('nothing')}</p>}
      {ranked.length > 0 && (
        <>
          <p className="pointer-coarse:hidden text-tiny text-ink-muted">
            {t('keys', { next: isolate(nextKey), previous: isolate(`Shift+${nextKey}`) })}
          </p>
          <ol className="mt-1">
            {ranked.slice(0, shownAtOnce).map((row) => (
              <li key={row.blockRef} className="review-issue">
                <button type="button" className="review-jump" onClick={() => jumpTo(row)}>
                  <RowName row={row} />{' '}
                  <span
                    lang={language}
                    dir={directionOf(language)}
                    className="line-clamp-1 text-ink-muted"
                  >
                    {row.text.slice(0, shownCharacters)}
                  </span>
                </button>
                <span className="text-tiny text-ink-muted">
                  <Counts row={row} />
                </span>
              </li>
            ))}
          </ol>
          {ranked.length > shownAtOnce && (
            <p className="text-tiny text-ink-muted">
              {t('more', { count: ranked.length - shownAtOnce })}
            </p>
          )}
        </>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <button
          ref={startButton}
          type="button"
          className="panel-button"
          // Not `disabled`, because a disabled button loses the focus.
          aria-disabled={!start}
          onClick={start}
        >
          {secondLook.hasRun && waiting > 0 ? t('startChanged', { count: waiting }) : t('start')}
        </button>
        {isRunning && (
          <button
            type="button"
            className="panel-button"
            onClick={() => {
              secondLook.cancel();
              // This button is removed.
              startButton.current?.focus();
            }}
          >
            {t('cancel')}
          </button>
        )}
      </div>
      {isRunning && (
        <progress
          value={progress.done}
          max={progress.total}
          aria-label={t('start')}
          className="panel-progress mt-3"
        />
      )}
      <p role="status" className="mt-2 text-tiny text-ink-muted">
        {isRunning && t('progress', progress)}
        {!isRunning && secondLook.hasRun && waiting === 0 && t('done')}
        {!isRunning && !secondLook.hasRun && t('hint')}
      </p>
      <p className="text-tiny text-ink-muted">
        <RunModel run={secondLook.lastRun} />
      </p>
    </section>
  );
}

function RowName({ row: { blockRef, number } }: { row: RankedRow }) {
  const t = useTranslations('adminTranslation.blockNames');
  return <b>{blockRef === 'title' ? t('title') : t('paragraph', { number })}</b>;
}

/** Why a paragraph is listed. */
function Counts({ row: { issues, spellings, annotations, isUnusuallyLong } }: { row: RankedRow }) {
  const t = useTranslations('adminSecondLook.counts');
  return [
    ...(annotations.length > 0 ? [t('annotations', { count: annotations.length })] : []),
    ...(issues.length > 0 ? [t('issues', { count: issues.length })] : []),
    ...(spellings > 0 ? [t('spellings', { count: spellings })] : []),
    ...(isUnusuallyLong === null ? [] : [t(isUnusuallyLong ? 'long' : 'short')]),
  ].join(' · ');
}
