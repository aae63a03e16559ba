import { useState } from 'react';
import { maxBatchArticles } from '#domain/posts/shared/batch.ts';
import { isCancelled, useApi } from '../../api/client.ts';
import { useBanner } from '../../shared/banner.tsx';
import { fetchFile, saveFile } from '../../shared/download-file.ts';
import type { Article } from '../articles.ts';

/** Downloads articles as a zip file. The download goes on when the selection is cleared meanwhile. */
export function useExportArticles() {
  const api = useApi();
  const banner = useBanner();
  const [running, setRunning] = useState<AbortController | null>(null);
  return {
    isExporting: running !== null,
    cancelExport: () => running?.abort(),
    async exportArticles(articles: readonly Article[]) {
      if (articles.length > maxBatchArticles) return banner.showFailure('tooManyToExport');
      const groups = articles.map(({ group }) => group);
      const controller = new AbortController();
      setRunning(controller);
      try {
        const bytes = await fetchFile(api.call, controller.signal, (options) =>
          api.client.blog.articles.export.$post({ json: { groups } }, options),
        );
        saveFile(bytes, fileName(), 'application/zip');
      } catch (error) {
        if (!isCancelled(error)) banner.showError(error, 'export');
      }
      setRunning(null);
    },
  };
}

function fileName(): string {
  return `articles-${new Date().toISOString().slice(0, 10)}.zip`;
}
