import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { tmxLimits } from '#domain/memory/shared/tmx-report.ts';
import { useCommands } from '../shared/commands.ts';
import { FileInput } from '../shared/file-input.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { MemoryFilter } from './use-memory.ts';
import { maxMegabytes, useTmxDownload } from './use-tmx.ts';

/** The memory for other translation programs: a download of what the filter finds, and an import. */
export function TmxExchange({ filter }: { filter: MemoryFilter }) {
  const t = useTranslations('adminExchange');
  const download = useTmxDownload();
  const [file, setFile] = useState<File | null>(null);
  const isTooLarge = file !== null && file.size > tmxLimits.bytes;
  const downloadMemory = download.isPending ? undefined : () => download.mutate(filter);
  useCommands({ downloadMemory });
  return (
    <section aria-labelledby="tmx-exchange" className="mt-4">
      <h3 id="tmx-exchange" className="font-bold">
        {t('memory.title')}
      </h3>
      <p className="max-w-text text-small text-ink-muted">{t('memory.hint')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          className="panel-button"
          aria-disabled={download.isPending}
          onClick={downloadMemory}
        >
          {t(download.isPending ? 'memory.downloading' : 'memory.download')}
        </button>
        <FileInput accept=".tmx,.xml" command="importMemory" onChoose={setFile}>
          {t('memory.import')}
        </FileInput>
      </div>
      <p role="alert" className="text-small text-danger">
        {isTooLarge && t('tooLarge', { limit: maxMegabytes })}
      </p>
      {file && !isTooLarge && <ImportDialog file={file} onClose={() => setFile(null)} />}
    </section>
  );
}
