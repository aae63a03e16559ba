import { useEffect, useState } from 'react';
import type { Language } from '#i18n/languages.ts';
import { useApi } from '../session/api-client.ts';

const delayMs = 300;

type Rendering = {
  /** The last one that came; null before the first. */
  html: string | null;
  /** Whether the last one is of an older text, because the newest could not be had. */
  failed: boolean;
  retry: () => void;
};

/**
 * The server's rendering of a text, once its writer pauses. A request whose text is outdated is cancelled; one that failed
 * is sent again when the network is back.
 */
export function useRendering(content: string, language: Language): Rendering {
  const { client, call } = useApi();
  const [html, setHtml] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((last) => last + 1);
  const isFirst = html === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks once more
  useEffect(() => {
    const outdated = new AbortController();
    const render = async () => {
      try {
        const init = { signal: outdated.signal };
        const rendering = await call(() =>
          client.preview.$post({ json: { content, language } }, { init }),
        );
        if (outdated.signal.aborted) return;
        setHtml(rendering.html);
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
  }, [content, language, attempt, client, call]);

  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });

  return { html, failed, retry };
}
