import { useEffect, useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import { useApi } from '../api/client.ts';

const delayMs = 300;

type Rendering = {
  /** Whether the last rendering is outdated, because the newest one failed. */
  failed: boolean;
  retry: () => void;
};

/**
 * Requests a rendering from the server whenever the writer pauses. It cancels requests for outdated texts, and retries
 * failed ones when the browser is online.
 *
 * @param onHtml called with each rendering
 */
export function usePreviewHtml(
  content: string,
  language: Language,
  onHtml: (html: string) => void,
): Rendering {
  const { client, call } = useApi();
  const [isFirst, setIsFirst] = useState(true);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((last) => last + 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt sends the request again
  useEffect(() => {
    const outdated = new AbortController();
    const render = async () => {
      try {
        const init = { signal: outdated.signal };
        const rendering = await call(() =>
          client.preview.$post({ json: { content, language } }, { init }),
        );
        if (outdated.signal.aborted) return;
        onHtml(rendering.html);
        setIsFirst(false);
        setFailed(false);
      } catch {
        if (!outdated.signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(render, isFirst ? 0 : delayMs);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [content, language, attempt, client, call, onHtml]);

  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });

  return { failed, retry };
}
