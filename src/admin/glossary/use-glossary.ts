import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GlossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { ApiError, useApi } from '../api/client.ts';
import { glossaryKey } from '../shared/use-glossary-terms.ts';

/**
 * Stores a term and replaces the one with the name `previous`. When `previous` no longer exists, it is removed from the
 * list.
 */
export function useSaveTerm(onSaved: (term: GlossaryTerm) => void) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { previous: string | null; term: GlossaryTerm }) =>
      call(() => client.glossary.$put({ json: change })),
    onSuccess(stored, { previous }) {
      queries.setQueryData<GlossaryTerm[]>(
        glossaryKey,
        (terms) => terms && [...without(terms, previous), stored],
      );
      onSaved(stored);
    },
    onError(error, { previous }) {
      if (!isGone(error)) return;
      queries.setQueryData<GlossaryTerm[]>(
        glossaryKey,
        (terms) => terms && without(terms, previous),
      );
    },
  });
}

/** Deletes a term. A term that is already gone counts as deleted. */
export function useDeleteTerm(onDeleted: (term: GlossaryTerm) => void) {
  const { client, call } = useApi();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ english }: GlossaryTerm) {
      // The client does not encode path parameters.
      const param = { english: encodeURIComponent(english) };
      try {
        await call(() => client.glossary[':english'].$delete({ param }));
      } catch (error) {
        if (!isGone(error)) throw error;
      }
    },
    onSuccess(_answer, term) {
      queries.setQueryData<GlossaryTerm[]>(
        glossaryKey,
        (terms) => terms && without(terms, term.english),
      );
      onDeleted(term);
    },
  });
}

/** Whether a call failed because its term no longer exists. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not-found';
}

function without(terms: readonly GlossaryTerm[], english: string | null): GlossaryTerm[] {
  return terms.filter((term) => term.english !== english);
}
