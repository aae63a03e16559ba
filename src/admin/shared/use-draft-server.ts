import { useMemo } from 'react';
import { z } from 'zod';
import { draft } from '#domain/drafts/shared/draft.ts';
import { type Api, ApiError, createCall, useApi } from '../api/client.ts';
import { readStoredSession } from '../api/stored-session.ts';
import type { Draft, DraftResult, DraftServer } from '../drafts/draft-server.ts';
import { useUsername } from './session.tsx';

const staleBody = z.object({ current: draft });

/** The statuses with which the server declines a draft whenever it is sent. */
const finalStatuses: readonly (number | undefined)[] = [400, 413, 422];

/** A call that leaves the session as it is: autosaving must not open the login while somebody types. */
const callQuietly = createCall(() => undefined);

/** The drafts on the server, for the account that is signed in. */
export function useDraftServer(): DraftServer {
  const { client } = useApi();
  const username = useUsername();
  return useMemo(() => {
    const callAs: Api['call'] = async (send) => {
      // A draft must not be sent as the draft of whoever signs in next.
      if (readStoredSession()?.user.username !== username) throw new Error('Signed out');
      return await callQuietly(send);
    };
    return createDraftServer({ client, call: callAs });
  }, [client, username]);
}

export function createDraftServer({ client, call }: Api): DraftServer {
  const drafts = client.blog.drafts;
  const one = drafts[':draft'];
  return {
    list: async () => (await call(() => drafts.$get())).drafts,
    async read(draft) {
      try {
        return await call(() => one.$get({ param: { draft } }));
      } catch (error) {
        if (codeOf(error) === 'not-found') return null;
        throw error;
      }
    },
    async save(draft, json): Promise<DraftResult> {
      try {
        const { version } = await call(() => one.$put({ param: { draft }, json }));
        return { kind: 'saved', version };
      } catch (error) {
        const current = currentIn(error);
        if (current) return { kind: 'stale', current };
        if (codeOf(error) === 'not-found') return { kind: 'gone' };
        if (error instanceof ApiError && finalStatuses.includes(error.status))
          return { kind: 'rejected' };
        throw error;
      }
    },
    async remove(draft, version, writer) {
      try {
        const query = { version: String(version), writer };
        // The tab may be closing.
        const options = { init: { keepalive: true } };
        await call(() => one.$delete({ param: { draft }, query }, options));
        return null;
      } catch (error) {
        const current = currentIn(error);
        if (current) return current;
        throw error;
      }
    },
  };
}

function codeOf(error: unknown) {
  return error instanceof ApiError ? error.code : undefined;
}

/** The draft as it is now, if somebody else has changed it. */
function currentIn(error: unknown): Draft | null {
  return codeOf(error) === 'stale' && error instanceof ApiError
    ? staleBody.parse(error.body).current
    : null;
}
