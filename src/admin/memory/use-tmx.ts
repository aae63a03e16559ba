import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tmxLimits } from '#domain/memory/shared/tmx-report.ts';
import { useApi } from '../api/client.ts';
import { useBanner } from '../shared/banner.tsx';
import { fetchFile, saveFile } from '../shared/download-file.ts';
import { type MemoryFilter, memoryKey, memoryQuery } from './use-memory.ts';

export const maxMegabytes = tmxLimits.bytes / 1024 / 1024;

/** Downloads the entries that a filter finds. */
export function useTmxDownload() {
  const { client, call } = useApi();
  const banner = useBanner();
  return useMutation({
    mutationFn: (filter: MemoryFilter) =>
      fetchFile(call, null, (options) =>
        client.memory.tmx.$get({ query: memoryQuery(filter) }, options),
      ),
    onSuccess: (file) => saveFile(file, fileName(), 'application/xml'),
    onError: (error) => banner.showError(error, 'export'),
  });
}

/** Sends a file: first to check what it has, then to import it with the chosen conflicts. */
export function useTmxImport(file: File) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (take: readonly number[] | null) =>
      call(() =>
        client.memory.tmx.$post({
          form: { file, action: take ? 'import' : 'check', take: (take ?? []).join(',') },
        }),
      ),
    onSettled: () => queries.invalidateQueries({ queryKey: memoryKey }),
  });
}

function fileName(): string {
  return `memory-${new Date().toISOString().slice(0, 10)}.tmx`;
}
