import { useTranslations } from 'use-intl';
import type { Numbers } from '#domain/analytics/index.ts';
import { dimensions } from '#domain/analytics/shared/dimensions.ts';
import { safeCsv } from '#domain/analytics/shared/safe-csv.ts';
import { useCommands } from '../../shared/commands.ts';
import { saveFile } from '../../shared/download-file.ts';
import { useValueNames } from './use-value-names.ts';

/** Saves what is on screen: the days, then each table. */
export function ExportButton({ numbers }: { numbers: Numbers }) {
  const t = useTranslations('adminAnalytics');
  const nameOf = useValueNames();
  const save = () => {
    const head = (name: string) => [name, t('readers'), t('views')];
    const rows = [
      head(t('day')),
      ...numbers.days.map(({ day, readers, views }) => [day, readers, views]),
      ...dimensions.flatMap((name) => [
        [],
        head(t(`dimensions.${name}`)),
        ...numbers.tables[name].map((row) => [nameOf(name, row.value), row.readers, row.views]),
      ]),
    ];
    // Excel reads UTF-8 only after this mark.
    const csv = `\uFEFF${safeCsv(rows)}`;
    saveFile(
      new Blob([csv]),
      `numbers-${numbers.from}-${numbers.until}.csv`,
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
