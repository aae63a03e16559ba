import { hc } from 'hono/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { createCall } from '#admin/api/client.ts';
import type { DraftServer } from '#admin/drafts/draft-server.ts';
import {
  createDraftSync,
  type DraftFormat,
  type DraftVersion,
  newDraftVersion,
} from '#admin/drafts/draft-sync.ts';
import { createMerge } from '#admin/shared/merge/merge-values.ts';
import { createDraftServer } from '#admin/shared/use-draft-server.ts';
import { type AdminApi, createApi } from '#api/index.ts';
import type { Database } from '#platform/database/index.ts';
import { signedInHeaders } from './signed-in.ts';

export type Form = { content: string };

export const format: DraftFormat<Form> = {
  postId: null,
  parse: (value) => value as Form,
  nameOf: () => ({ language: 'en', title: 'A draft', unpublished: ['en'] }),
  merge(base, mine, theirs) {
    const merge = createMerge();
    const content = merge.text(base.content, mine.content, theirs.content);
    return merge.isConflict() ? null : { content };
  },
};

/** The real calls, over the real API. `lose` says which requests and which responses a bad line loses. */
export async function connectDrafts(
  database: Database,
  lose: () => 'request' | 'response' | null = () => null,
): Promise<DraftServer> {
  const api = createApi({ database, clientIpOf: () => '' });
  const client = hc<AdminApi>('http://localhost/api/admin', {
    headers: await signedInHeaders(database),
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      const lost = lose();
      if (lost === 'request') throw new TypeError('The line is down');
      const response = await api.request(String(input), init);
      if (lost === 'response') throw new TypeError('The line is down');
      return response;
    },
  });
  return createDraftServer({ client, call: createCall(() => undefined) });
}

/** A tab with a form. */
export function openTab(
  server: DraftServer,
  name: string,
  version: DraftVersion<Form> = newDraftVersion(),
) {
  let form = version.value ?? { content: '' };
  const events: string[] = [];
  const sync = createDraftSync<Form>(
    server,
    format,
    version,
    {
      onStatus: (status) => events.push(status),
      onVersion: () => undefined,
      onReceived(value) {
        form = value;
        events.push('received');
      },
      onConflict: () => events.push('conflict'),
      onGone: () => events.push('gone'),
    },
    name,
  );
  return {
    sync,
    events,
    form: () => form,
    write(content: string) {
      form = { content };
      sync.change(form);
    },
  };
}

export async function draftTexts(server: DraftServer): Promise<string[]> {
  const drafts = await Promise.all((await server.list()).map(({ id }) => server.read(id)));
  return drafts.map((draft) => String(draft?.value.content));
}

/** Lets the tests of a file say when a pause has passed. Called once, at the top of the file. */
export function controlPauses(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(console, 'info').mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
