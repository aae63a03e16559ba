import { useTranslations } from 'use-intl';
import { LoadError } from '../shared/load-error.tsx';
import { ScreenHeading } from '../shared/screen-heading.tsx';
import { LineText } from './line-text.tsx';
import { type SafetyLine, type SafetyReport, useSafety } from './use-safety.ts';

/** How the site stands, in one look: what is red first, with what to do about it. */
export function SafetyScreen() {
  const t = useTranslations('adminSafety');
  const safety = useSafety(true);
  const { data } = safety;
  const red = data?.lines.filter(({ problem }) => problem !== null).length ?? 0;
  return (
    <div className="mx-auto max-w-page" aria-busy={safety.isPending}>
      <ScreenHeading className="text-h3 font-bold">{t('title')}</ScreenHeading>
      <p className="mt-1 max-w-text text-small text-ink-muted">{t('hint')}</p>
      {safety.error && (
        <LoadError text={t('loadError')} error={safety.error} retry={() => void safety.refetch()} />
      )}
      <p role="status" className="mt-4 text-body font-bold">
        {safety.isPending && <span className="sr-only">{t('loading')}</span>}
        {data && (red === 0 ? t('allWell') : t('red', { count: red }))}
      </p>
      {data && (
        <ul className="mt-3 border-b border-line">
          {data.lines.map((line) => (
            <Line key={line.topic} line={line} report={data} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ line, report }: { line: SafetyLine; report: SafetyReport }) {
  const t = useTranslations('adminSafety');
  const { topic, problem } = line;
  return (
    <li
      className={`border-t border-line py-3 sm:grid sm:grid-cols-[16rem_minmax(0,1fr)] sm:items-baseline sm:gap-x-6 ${problem ? 'border-s-4 border-s-danger ps-3' : 'ps-4'}`}
    >
      <h3 className="text-small font-bold">{t(`topics.${topic}`)}</h3>
      <div className="max-w-text text-small">
        {problem && (
          <>
            <p className="font-bold text-danger">{t(`problems.${problem}.title`)}</p>
            <p className="mb-1 wrap-anywhere">{t(`problems.${problem}.todo`)}</p>
          </>
        )}
        <p className={problem ? 'text-ink-muted' : undefined}>
          <LineText line={line} report={report} />
        </p>
      </div>
    </li>
  );
}
