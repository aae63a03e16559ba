import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isolate } from '#language/bidi.ts';
import { useApi } from '../api/client.ts';

/** Says which model made a text. Nothing until that is known, and for a run that is not recorded any more. */
export function RunModel({ run }: { run: number | undefined }) {
  const t = useTranslations('adminShared');
  const { client, call } = useApi();
  const { data } = useQuery({
    queryKey: ['assistant-run', run],
    enabled: run !== undefined,
    queryFn: () => call(() => client.assistant.runs.$get({ query: { id: String(run) } })),
    // A run never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!data?.model) return null;
  return <span>{t('madeBy', { model: isolate(data.model) })}</span>;
}
