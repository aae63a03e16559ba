import { useTranslations } from 'use-intl';
import { isolate } from '#language/bidi.ts';
import { useCommands } from '../shared/commands.ts';
import { LoadError } from '../shared/load-error.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { BenchmarkSection } from './benchmark-section.tsx';
import { metric } from './metric.ts';
import { useBenchmarkActions, useBenchmarkPlan, useBenchmarks } from './use-benchmarks.ts';

/** Compares the models that translate, on this site's own paragraphs. */
export function ModelsScreen() {
  const t = useTranslations('adminModels');
  const benchmarks = useBenchmarks();
  const { start, cancel } = useBenchmarkActions();
  const list = benchmarks.data?.benchmarks ?? [];
  const running = list.find(({ outcome }) => outcome === 'running');
  return (
    <div className="mx-auto max-w-page" aria-busy={benchmarks.isPending}>
      <ScreenHeading className="text-h3 font-bold">{t('title')}</ScreenHeading>
      <p className="mt-1 max-w-text text-small text-ink-muted">{t('hint', { metric })}</p>
      {benchmarks.error && (
        <LoadError
          text={t('loadError')}
          error={benchmarks.error}
          retry={() => void benchmarks.refetch()}
        />
      )}
      <Plan isBusy={start.isPending || running !== undefined} start={() => start.mutate()} />
      <p role="status" className="sr-only">
        {benchmarks.isPending && t('loading')}
      </p>
      {benchmarks.data && list.length === 0 && (
        <p className="mt-6 border-y border-line py-8">{t('empty')}</p>
      )}
      {list.map((benchmark) => (
        <BenchmarkSection
          key={benchmark.id}
          benchmark={benchmark}
          isCancelling={cancel.isPending}
          cancel={() => cancel.mutate(benchmark.id)}
        />
      ))}
    </div>
  );
}

/** What a comparison would send, and the button that starts it. */
function Plan({ isBusy, start }: { isBusy: boolean; start: () => void }) {
  const t = useTranslations('adminModels');
  const languageName = useTranslations('adminShared.languages');
  const { data } = useBenchmarkPlan();
  const isPossible = data !== undefined && data.requests > 0 && !isBusy;
  useCommands({ startComparison: isPossible && start });
  if (!data) return null;
  return (
    <div className="mt-4">
      <ul className="text-small">
        {data.languages.map(({ language, models, paragraphs }) => (
          <li key={language} className="mt-1">
            {languageName(language)}:{' '}
            {models.length > 0 ? models.map((model) => isolate(model)).join(' · ') : t('noModel')}
            {' · '}
            {t('paragraphs', { count: paragraphs })}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="panel-button-primary mt-3"
        // Not `disabled`, because a disabled button loses the focus.
        aria-disabled={!isPossible}
        onClick={() => {
          if (isPossible) start();
        }}
      >
        {t('start', { count: data.requests })}
      </button>
    </div>
  );
}
