import { useTranslations } from 'use-intl';
import type { Numbers } from '#domain/analytics/index.ts';
import { useCommands } from '../../shared/commands.ts';
import { saveFile } from '../../shared/download-file.ts';
import { numbersCsv } from './numbers-csv.ts';
import type { NumbersView } from './numbers-view.ts';
import { useValueNames } from './use-value-names.ts';

export function ExportButton({ numbers, view }: { numbers: Numbers; view: NumbersView }) {
  const t = useTranslations('adminAnalytics');
  const nameOf = useValueNames();
  const save = () => {
    const csv = numbersCsv(numbers, view, {
      day: t('day'),
      ofDimension: (name) => t(`dimensions.${name}`),
      ofCount: (name) => t(`counts.${name}`),
      ofValue: nameOf,
    });
    saveFile(
      // Excel reads UTF-8 only after this mark.
      new Blob([`\uFEFF${csv}`]),
      `${view.subject}-${numbers.from}-${numbers.until}.csv`,
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
