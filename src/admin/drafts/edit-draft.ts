import { useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { readDraft } from './draft-store.ts';
import { createDraftWriter, type KeepingState } from './draft-writer.ts';

/** Unsaved changes of a post, and the state of the post that they were made on. */
export type EditDraft<Values> = { changes: Values; baseUpdatedAt: string };

/**
 * The unsaved changes of a post that this device keeps. Two tabs that edit one post share them: the last one that typed
 * wins here, and the server's precondition keeps them apart.
 */
export function useEditDraft<Values>(postId: number, schema: z.ZodType<Values>) {
  const key = `edit:${postId}`;
  const [kept, setKept] = useState<(EditDraft<Values> & { savedAt: string }) | null | 'loading'>(
    'loading',
  );
  const [state, setState] = useState<KeepingState>('empty');
  const writer = useMemo(() => createDraftWriter<EditDraft<Values>>(key, setState), [key]);

  useEffect(() => {
    let current = true;
    readDraft(key, z.object({ changes: schema, baseUpdatedAt: z.string() }))
      .then((draft) => current && setKept(draft && { ...draft.value, savedAt: draft.savedAt }))
      .catch((error: unknown) => {
        console.error('Could not read the drafts of this device:', error);
        if (current) setKept(null);
      });
    return () => {
      current = false;
    };
  }, [key, schema]);

  return {
    /** What was kept when the form opened. */
    draft: kept,
    /** Whether what is typed now is kept. */
    state,
    save: (draft: EditDraft<Values>) => writer.keep(draft),
    discard: () => writer.keep(null),
  };
}
