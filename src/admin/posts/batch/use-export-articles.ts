import { useState } from 'react';
import { maxBatchArticles } from '#domain/posts/shared/batch.ts';
import { type Api, isCancelled, useApi } from '../../api/client.ts';
import { useBanner } from '../../shared/banner.tsx';
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
        saveFile(await fetchZip(api, groups, controller.signal), fileName());
      } catch (error) {
        if (!isCancelled(error)) banner.showError(error, 'export');
      }
      setRunning(null);
    },
  };
}

async function fetchZip({ client, call }: Api, groups: string[], signal: AbortSignal) {
  const files: Blob[] = [];
  const json = { groups };
  await call(() =>
    client.blog.articles.export.$post(
      { json },
      {
        async fetch(input: RequestInfo | URL, init?: RequestInit) {
          const response = await fetch(input, { ...init, signal });
          if (!response.ok) return response;
          files.push(await response.blob());
          return new Response('');
        },
      },
    ),
  );
  return new Blob(files, { type: 'application/zip' });
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function fileName(): string {
  return `articles-${new Date().toISOString().slice(0, 10)}.zip`;
}
