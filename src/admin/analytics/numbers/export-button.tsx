import { useTranslations } from 'use-intl';
import type { Numbers } from '#domain/analytics/index.ts';
import { type Subject, subjects } from '#domain/analytics/shared/dimensions.ts';
import { safeCsv } from '#domain/analytics/shared/safe-csv.ts';
import { useCommands } from '../../shared/commands.ts';
import { saveFile } from '../../shared/download-file.ts';
import { useValueNames } from './use-value-names.ts';

/** Saves what is on screen, and all counts: the days or months, then each table. */
export function ExportButton({ numbers, subject }: { numbers: Numbers; subject: Subject }) {
  const t = useTranslations('adminAnalytics');
  const nameOf = useValueNames();
  const save = () => {
    const { dimensions, counts } = subjects[subject];
    const head = (name: string) => [name, ...counts.map((count) => t(`counts.${count}`))];
    const cells = (row: Numbers['total']) => counts.map((count) => row[count]);
    const rows = [
      head(t('day')),
      ...numbers.bars.map((bar) => [
        bar.from === bar.until ? bar.from : `${bar.from} – ${bar.until}`,
        ...cells(bar.counts),
      ]),
      ...dimensions.flatMap((name) => [
        [],
        head(t(`dimensions.${name}`)),
        ...numbers.tables[name].map((row) => [nameOf(name, row.value), ...cells(row.counts)]),
      ]),
    ];
    // Excel reads UTF-8 only after this mark.
    const csv = `\uFEFF${safeCsv(rows)}`;
    saveFile(
      new Blob([csv]),
      `${subject}-${numbers.from}-${numbers.until}.csv`,
      'text/csv;charset=utf-8',
    );
  };
  useCommands({ exportNumbers: save });
  return (
    <button type="button" className="panel-button ms-auto" onClick={save}>
      {t('exportCsv')}
    </button>
  );
}
