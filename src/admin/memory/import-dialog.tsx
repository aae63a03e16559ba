import { Dialog } from 'radix-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { TmxConflict, TmxReport } from '#domain/memory/shared/tmx-report.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isolate } from '#language/bidi.ts';
import { Bilingual, bilingualFailure } from '../shared/bilingual.tsx';
import { InlineDiff } from '../shared/diff/inline-diff.tsx';
import { FileError } from '../shared/file-fault.tsx';
import { PanelDialog } from '../shared/panel-dialog.tsx';
import { useTmxImport } from './use-tmx.ts';

/** What a TMX file has, with what contradicts the memory to choose from; then what was imported. */
export function ImportDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const t = useTranslations('adminExchange.memory');
  const language = useLanguage();
  const [taken, setTaken] = useState<ReadonlySet<number>>(new Set());
  const [report, setReport] = useState<TmxReport | null>(null);
  const { error, isPending, mutate } = useTmxImport(file);
  const send = (take: readonly number[] | null) => mutate(take, { onSuccess: setReport });
  const check = useEffectEvent(() => send(null));
  useEffect(() => check(), []);
  const entries = report && !report.isApplied && !report.fault ? report.added + taken.size : 0;
  return (
    <PanelDialog
      aria-describedby={undefined}
      // A click beside the dialog must not lose the choices.
      onInteractOutside={(event) => event.preventDefault()}
      onClose={onClose}
    >
      <Dialog.Title className="text-h3 font-bold wrap-anywhere">
        {t('dialogTitle', { name: isolate(file.name) })}
      </Dialog.Title>
      <div role="status" className="mt-2 text-small">
        {isPending && <p>{t(report ? 'applying' : 'checking')}</p>}
        {report && !isPending && <Summary report={report} />}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-small text-danger">
          <Bilingual text={bilingualFailure(language, error, 'save')} />
        </p>
      )}
      {report && <Conflicts report={report} taken={taken} onChange={setTaken} />}
      {report && <Problems report={report} />}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <button type="button" className="panel-button" onClick={onClose}>
          {t(report?.isApplied || report?.fault ? 'close' : 'cancel')}
        </button>
        {entries > 0 && (
          <button
            type="button"
            className="panel-button-primary"
            aria-disabled={isPending}
            onClick={() => !isPending && send([...taken])}
          >
            {t('apply', { count: entries })}
          </button>
        )}
      </div>
    </PanelDialog>
  );
}

function Summary({ report }: { report: TmxReport }) {
  const t = useTranslations('adminExchange');
  const { fault, added, known, taken, isApplied, conflicts } = report;
  if (fault) return <FileError {...fault} />;
  const hasNothing = added === 0 && conflicts.listed.length === 0;
  return (
    <>
      <p>{t(isApplied ? 'memory.done' : hasNothing ? 'memory.nothing' : 'memory.asks')}</p>
      <ul className="mt-2 list-disc ps-5">
        <li>{t('memory.added', { count: added })}</li>
        {taken > 0 && <li>{t('memory.taken', { count: taken })}</li>}
        <li>{t('memory.known', { count: known })}</li>
      </ul>
    </>
  );
}

function Conflicts(props: {
  report: TmxReport;
  taken: ReadonlySet<number>;
  onChange: (taken: ReadonlySet<number>) => void;
}) {
  const t = useTranslations('adminExchange.memory');
  const { isApplied, conflicts } = props.report;
  const { count, listed } = conflicts;
  if (count === 0) return null;
  const more = count - listed.length;
  const choose = (entry: number, isTaken: boolean) => {
    const taken = new Set(props.taken);
    if (isTaken) taken.add(entry);
    else taken.delete(entry);
    props.onChange(taken);
  };
  return (
    <section aria-labelledby="tmx-conflicts" className="mt-4 text-small">
      <h3 id="tmx-conflicts" className="font-bold">
        {t('conflicts', { count })}
      </h3>
      {!isApplied && <p className="text-ink-muted">{t('conflictsHint')}</p>}
      <ul>
        {listed.map((conflict) => (
          <li key={conflict.entry} className="mt-3 border-t border-line pt-3">
            <Texts conflict={conflict} />
            {!isApplied && (
              <label className="mt-1 flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={props.taken.has(conflict.entry)}
                  onChange={({ target }) => choose(conflict.entry, target.checked)}
                />
                {t('take')}
                <span className="sr-only">
                  : <bdi lang="en">{conflict.source.slice(0, 80)}</bdi>
                </span>
              </label>
            )}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-ink-muted">{t('moreConflicts', { count: more })}</p>}
    </section>
  );
}

function Texts({ conflict }: { conflict: TmxConflict }) {
  const t = useTranslations('adminExchange.memory');
  const { source, current, target, language } = conflict;
  return (
    <>
      <p lang="en" dir="ltr" className="wrap-anywhere text-ink-muted">
        {source}
      </p>
      {!current && <p>{t('wasDeleted')}</p>}
      <InlineDiff before={current?.target ?? target} after={target} language={language} />
    </>
  );
}

function Problems({ report }: { report: TmxReport }) {
  const t = useTranslations('adminExchange.memory');
  const { count, listed } = report.problems;
  if (count === 0) return null;
  const more = count - listed.length;
  return (
    <details className="mt-4 text-small">
      <summary className="min-h-11 cursor-pointer py-2 font-bold">
        {t('problems', { count })}
      </summary>
      <ul>
        {listed.map(({ line, reason, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a unit may have two problems, and they never change
          <li key={index}>
            {t('line', { line })}: {t(`reasons.${reason}`, { detail: isolate(detail) })}
          </li>
        ))}
        {more > 0 && <li>{t('moreProblems', { count: more })}</li>}
      </ul>
    </details>
  );
}
