import { useTranslations } from 'use-intl';
import { useApi } from '../api/client.ts';
import { useBanner } from '../shared/banner.tsx';
import { fetchFile, saveFile } from '../shared/download-file.ts';
import { useRunningActions } from '../shared/use-running-actions.ts';

/** Saves all enquiries for a spreadsheet: those of the list, or the doubtful ones. */
export function ExportCsv({ isDoubtful }: { isDoubtful: boolean }) {
  const t = useTranslations('adminEnquiries');
  const { client, call } = useApi();
  const banner = useBanner();
  const { running, run } = useRunningActions<'export'>();
  const save = () =>
    run('export', async (signal) => {
      const query = { doubtful: isDoubtful ? 'true' : 'false' } as const;
      const file = await fetchFile(call, signal, (options) =>
        client['enquiries.csv'].$get({ query }, options),
      );
      saveFile(file, 'enquiries.csv', 'text/csv;charset=utf-8');
    }).catch((error: unknown) => banner.showError(error, 'network'));
  return (
    <button
      type="button"
      className="panel-button"
      aria-disabled={running.has('export')}
      onClick={() => void save()}
    >
      {t('exportCsv')}
    </button>
  );
}
