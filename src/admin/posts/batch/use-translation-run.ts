import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import type { ErrorCode } from '#platform/error-body.ts';
import { ApiError, isCancelled, useApi } from '../../api/client.ts';
import { useUsername } from '../../shared/session.tsx';
import { recordOfTranslation } from '../../translation/translation-record.ts';
import { useTranslationCall } from '../../translation/use-translation-call.ts';
import type { Article } from '../articles.ts';
import { cacheStoredPost } from '../cached-posts.ts';
import { type MissingTranslation, planRun, translationRunReducer } from './missing-translations.ts';

/** After these, each further attempt would fail in the same way. */
const lastingCodes: readonly ErrorCode[] = [
  'signed-out',
  'assistant-not-configured',
  'assistant-limit',
  'assistant-month-limit',
  'assistant-key-refused',
  'assistant-out-of-credit',
  'assistant-model-unknown',
  'assistant-language-unknown',
];

/** Translates what the articles lack, one after the other, and stores each translation as an unpublished post. */
export function useTranslationRun(articles: readonly Article[]) {
  const queries = useQueryClient();
  const [run, dispatch] = useReducer(translationRunReducer, articles, planRun);
  const controller = useRef<AbortController | null>(null);
  const translate = useStoreTranslation();
  useEffect(() => () => controller.current?.abort(), []);
  return {
    run,
    async start() {
      controller.current = new AbortController();
      const { signal } = controller.current;
      dispatch({ type: 'started' });
      for (const missing of run.wanted) {
        try {
          const post = await translate(missing, signal);
          cacheStoredPost(queries, post);
          dispatch({ type: 'stored', post });
        } catch (error) {
          if (isCancelled(error)) break;
          dispatch({ type: 'failed', failure: { ...missing, error } });
          if (isLasting(error)) break;
        }
        if (signal.aborted) break;
      }
      dispatch({ type: 'ended' });
    },
    cancel: () => controller.current?.abort(),
  };
}

/** Requests one translation of the newest English text. An existing post in the language stays as it is. */
function useStoreTranslation() {
  const { client, call } = useApi();
  const send = useTranslationCall();
  const author = useUsername() || 'Admin';
  return async ({ source, language }: MissingTranslation, signal: AbortSignal) => {
    const param = { id: String(source.id) };
    const english = await call(() => client.blog.posts[':id'].$get({ param }));
    const text = { title: english.title, content: english.content };
    const translated = await send(language, text, { signal });
    const { title, content } = translated;
    const json = {
      title,
      content,
      language,
      author,
      published: false,
      tags: english.tags,
      translation: recordOfTranslation(text, translated),
      translationGroup: english.translationGroup,
      keepsCover: true,
    };
    return await call(() => client.blog.posts.$post({ json }));
  };
}

function isLasting(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return (
    error.status === undefined || (error.code !== undefined && lastingCodes.includes(error.code))
  );
}
