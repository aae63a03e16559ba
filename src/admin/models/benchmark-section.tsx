import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '#i18n/messages.tsx';
import { formatDateAndTime } from '#language/dates.ts';
import { Paragraphs } from './paragraphs.tsx';
import { ScoreTable } from './score-table.tsx';
import type { Benchmark } from './use-benchmarks.ts';

type Props = { benchmark: Benchmark; isCancelling: boolean; cancel: () => void };

/** One comparison: its progress, or its scores and paragraphs. */
export function BenchmarkSection({ benchmark, isCancelling, cancel }: Props) {
  const { id, startedAt, outcome, done, total, scores, username } = benchmark;
  const t = useTranslations('adminModels');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const date = formatDateAndTime(startedAt, language);
  const isRunning = outcome === 'running';
  return (
    <section aria-label={date} className="mt-8">
      <h3 className="flex flex-wrap gap-x-4 border-b-2 border-gold-strong pb-1 text-body">
        <time dateTime={startedAt}>{date}</time>
        <span className="text-small text-ink-muted">
          {username === null ? t('commandLine') : <bdi>{username}</bdi>}
        </span>
      </h3>
      <div role="status" className="text-small">
        {isRunning && <p className="mt-2">{t('progress', { done, total })}</p>}
        {outcome === 'cancelled' && <p className="mt-2">{t('cancelled')}</p>}
        {outcome === 'failed' && <p className="mt-2">{t('failed')}</p>}
      </div>
      {isRunning && (
        <div className="mt-2 flex flex-wrap items-center gap-4">
          <progress
            value={done}
            max={total}
            aria-label={t('title')}
            className="panel-progress max-w-64"
          />
          <button
            type="button"
            className="panel-button"
            aria-disabled={isCancelling}
            onClick={() => {
              if (!isCancelling) cancel();
            }}
          >
            {t('cancel')}
          </button>
        </div>
      )}
      {scores.length > 0 && (
        <>
          <ScoreTable caption={date} scores={scores} />
          <details
            className="mt-2"
            open={isOpen}
            onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          >
            <summary className="inline-flex min-h-11 items-center text-small font-bold text-accent hover:underline sm:min-h-9">
              {t('showParagraphs')}
            </summary>
            {isOpen && <Paragraphs id={id} />}
          </details>
        </>
      )}
    </section>
  );
}
