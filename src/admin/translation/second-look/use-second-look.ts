import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import {
  type AnnotatedParagraph,
  type Annotation,
  annotatedParagraph,
} from '#domain/translation/shared/annotation.ts';
import type { TranslationLanguage } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { isCancelled, useApi } from '../../api/client.ts';
import { eventStreamFetchOf } from '../../api/event-stream-fetch.ts';
import { useBanner } from '../../shared/banner.tsx';
import { useAddUndoToast } from '../../shared/toasts.tsx';
import { useRunningActions } from '../../shared/use-running-actions.ts';
import type { ReviewRow } from '../review-rows.ts';
import {
  annotationsOf,
  isAnnotated,
  noAnnotations,
  type ParagraphAnnotations,
  textsToAnnotate,
  withAnnotated,
  withDismissal,
} from './annotations.ts';

const partial = z.object({ looked: z.array(annotatedParagraph) });

export type SecondLook = ReturnType<typeof useSecondLook>;

/**
 * Asks a model for a second look at the paragraphs of a translation. What it says is kept for the session, in the
 * language of the panel, and never stored. What came before an error or a cancellation is kept.
 */
export function useSecondLook(language: TranslationLanguage, rows: readonly ReviewRow[]) {
  const { client, call } = useApi();
  const reasonsIn = useLanguage();
  const t = useTranslations('adminSecondLook');
  const banner = useBanner();
  const addUndoToast = useAddUndoToast();
  const queries = useQueryClient();
  const { running, run, cancel } = useRunningActions<'look'>(language);
  const [progress, setProgress] = useState({ done: 0, total: 0 });
  const [lastRun, setLastRun] = useState<number>();
  const queryKey = ['second-look', language, reasonsIn];
  const { data: stored = noAnnotations } = useQuery<ParagraphAnnotations>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const update = (next: (now: ParagraphAnnotations) => ParagraphAnnotations) =>
    queries.setQueryData<ParagraphAnnotations>(queryKey, (now = noAnnotations) => next(now));
  const waiting = textsToAnnotate(stored, rows);

  return {
    isRunning: running.has('look'),
    progress,
    /** The run that was the last one to end; undefined before. */
    lastRun,
    /** How many paragraphs nobody has looked at as they are now. */
    waiting: waiting.length,
    hasRun: rows.some((row) => isAnnotated(stored, row)),
    reasonsIn,
    annotationsOf: (row: ReviewRow) => annotationsOf(stored, row),
    cancel: () => cancel('look'),
    async start() {
      if (waiting.length === 0) return;
      await run('look', async (signal) => {
        const done = new Set<number>();
        const take = (looked: readonly AnnotatedParagraph[]) => {
          // The result repeats the partial ones, of which some may be dismissed by now.
          const fresh = looked.filter(({ paragraph }) => !done.has(paragraph));
          for (const { paragraph } of fresh) done.add(paragraph);
          update((now) => withAnnotated(now, waiting, fresh));
          setProgress({ done: done.size, total: waiting.length });
        };
        take([]);
        const fetch = eventStreamFetchOf(partial, {
          signal,
          onPartial: ({ looked }) => take(looked),
        });
        try {
          const json = { language, reasonsIn, paragraphs: waiting };
          const result = await call(() => client['second-look'].$post({ json }, { fetch }));
          take(result.looked);
          setLastRun(result.run);
        } catch (error) {
          if (isCancelled(error)) throw error;
          banner.showError(error, 'secondLook', { about: language });
        }
      });
    },
    dismiss(row: ReviewRow, annotation: Annotation) {
      update((now) => withDismissal(now, row, annotation, true));
      addUndoToast(t('dismissed'), () =>
        update((now) => withDismissal(now, row, annotation, false)),
      );
    },
  };
}
