import { useQuery } from '@tanstack/react-query';
import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { useApi } from '../api/client.ts';

export const glossaryKey = ['glossary'] as const;

/** Loads all terms, in no particular order. */
export function useGlossaryTerms() {
  const { client, call } = useApi();
  return useQuery<GlossaryTerm[]>({
    queryKey: glossaryKey,
    queryFn: () => call(() => client.glossary.$get()),
  });
}
