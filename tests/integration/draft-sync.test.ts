import fc from 'fast-check';
import { hc } from 'hono/client';
import { afterEach, beforeEach, describe, expect, vi } from 'vitest';
import { createCall } from '#admin/api/client.ts';
import type { DraftServer } from '#admin/drafts/draft-server.ts';
import {
  createDraftSync,
  type DraftFormat,
  newServerCopy,
  type ServerCopy,
} from '#admin/drafts/draft-sync.ts';
import { createMerge } from '#admin/shared/merge/merge-values.ts';
import { createDraftServer } from '#admin/shared/use-draft-server.ts';
import { type AdminApi, createApi } from '#api/index.ts';
import type { Database } from '#platform/database/index.ts';
import { testOnFile as test } from '../support/each-engine.ts';
import { signedInHeaders } from '../support/signed-in.ts';

type Form = { content: string };

const format: DraftFormat<Form> = {
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
async function connect(
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
function openTab(server: DraftServer, name: string, copy: ServerCopy<Form> = newServerCopy()) {
  let form = copy.value ?? { content: '' };
  const events: string[] = [];
  const sync = createDraftSync<Form>(
    server,
    format,
    copy,
    {
      onStatus: (status) => events.push(status),
      onCopy: () => undefined,
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

async function contents(server: DraftServer): Promise<string[]> {
  const drafts = await Promise.all((await server.list()).map(({ id }) => server.read(id)));
  return drafts.map((draft) => String(draft?.value.content));
}

beforeEach(() => {
  // The tests send when they want to.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a draft on two devices', () => {
  test('is sent two seconds after a pause, and at the latest after ten', async ({ database }) => {
    const server = await connect(database);
    const laptop = openTab(server, '1');
    laptop.write('One');
    await vi.advanceTimersByTimeAsync(1_900);
    laptop.write('One two');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(await contents(server)).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await laptop.sync.flush();
    expect(await contents(server)).toEqual(['One two']);
  });

  test('goes on where the other left it', async ({ database }) => {
    const server = await connect(database);
    const laptop = openTab(server, '1');
    laptop.write('One');
    await laptop.sync.flush();
    const [listed] = await server.list();
    expect(listed).toMatchObject({ title: 'A draft', username: 'dara', unpublished: ['en'] });
    const stored = await server.read(laptop.sync.id());
    const phone = openTab(server, '2', {
      id: laptop.sync.id(),
      version: 1,
      value: stored?.value as Form,
    });
    phone.write('One\n\nFrom the phone');
    await phone.sync.flush();
    await laptop.sync.pull();
    expect(laptop.form().content).toBe('One\n\nFrom the phone');
  });

  test('keeps both versions where both changed the same words', async ({ database }) => {
    const server = await connect(database);
    const laptop = openTab(server, '1');
    laptop.write('One');
    await laptop.sync.flush();
    const phone = openTab(server, '2', {
      id: laptop.sync.id(),
      version: 1,
      value: { content: 'One' },
    });
    phone.write('One from the phone');
    await phone.sync.flush();
    laptop.write('One from the laptop');
    await laptop.sync.flush();
    expect(laptop.events).toContain('conflict');
    expect(laptop.form().content).toBe('One from the laptop');
    expect((await contents(server)).sort()).toEqual(['One from the laptop', 'One from the phone']);
  });

  test('is gone on one once the other has published it', async ({ database }) => {
    const server = await connect(database);
    const laptop = openTab(server, '1');
    laptop.write('One');
    await laptop.sync.flush();
    const phone = openTab(server, '2', {
      id: laptop.sync.id(),
      version: 1,
      value: { content: 'One' },
    });
    phone.sync.change(null);
    await phone.sync.flush();
    await laptop.sync.pull();
    expect(laptop.events.at(-1)).toBe('gone');
    // Words that only this device has are not gone.
    const other = openTab(server, '3', {
      id: laptop.sync.id(),
      version: 1,
      value: { content: 'One' },
    });
    other.write('One, and more');
    await other.sync.flush();
    expect(await contents(server)).toEqual(['One, and more']);
  });

  test('is deleted at once when it is published, without a pause', async ({ database }) => {
    let requests = 0;
    const server = await connect(database, () => {
      requests += 1;
      return null;
    });
    const laptop = openTab(server, '1');
    laptop.write('One');
    await laptop.sync.flush();
    laptop.sync.change(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(requests).toBe(2);
    await laptop.sync.flush();
    expect(await server.list()).toEqual([]);
  });

  test('a publication leaves words on the server that another device has added', async ({
    database,
  }) => {
    const server = await connect(database);
    const laptop = openTab(server, '1');
    laptop.write('One');
    await laptop.sync.flush();
    const phone = openTab(server, '2', {
      id: laptop.sync.id(),
      version: 1,
      value: { content: 'One' },
    });
    phone.write('One and two');
    await phone.sync.flush();
    laptop.sync.change(null);
    await laptop.sync.flush();
    expect(await contents(server)).toEqual(['One and two']);
  });

  test('a response that was lost is no change of somebody else', async ({ database }) => {
    const losses: ('response' | null)[] = ['response'];
    const server = await connect(database, () => losses.shift() ?? null);
    const laptop = openTab(server, '1');
    laptop.write('One');
    await laptop.sync.flush();
    expect(laptop.events.at(-1)).toBe('error');
    laptop.write('One two');
    await laptop.sync.flush();
    expect(laptop.events).not.toContain('conflict');
    expect(await contents(server)).toEqual(['One two']);
  });

  test('a tab that closed before the response goes on with the same draft', async ({
    database,
  }) => {
    const losses: ('response' | null)[] = ['response'];
    const server = await connect(database, () => losses.shift() ?? null);
    const copy = newServerCopy();
    const before = openTab(server, '1', copy);
    before.write('One');
    await before.sync.stop();
    // The device has the copy from before the request, and a newer text.
    const after = openTab(server, '1', copy);
    after.write('One two');
    await after.sync.flush();
    expect(after.events).not.toContain('conflict');
    expect(await contents(server)).toEqual(['One two']);
  });

  test('a text that is too long for the server is not sent again and again', async ({
    database,
  }) => {
    let sent = 0;
    const server = await connect(database, () => {
      sent += 1;
      return null;
    });
    const laptop = openTab(server, '1');
    laptop.write('x'.repeat(5 * 1024 * 1024));
    await laptop.sync.flush();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([sent, laptop.events.at(-1)]).toEqual([1, 'error']);
    laptop.write('Short');
    await laptop.sync.flush();
    expect(await contents(server)).toEqual(['Short']);
  });
});

test('three tabs on a line that loses a third of everything lose no word', async ({ database }) => {
  const step = fc.record({
    tab: fc.nat({ max: 2 }),
    act: fc.constantFrom('append', 'add', 'flush', 'pull'),
    at: fc.nat({ max: 5 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 5, maxLength: 40 }),
      fc.array(fc.constantFrom('request', 'response', null, null, null, null), { maxLength: 60 }),
      async (steps, losses) => {
        await database.deleteFrom('drafts').execute();
        const reliable = await connect(database);
        let isLossy = true;
        const server = await connect(database, () => (isLossy ? (losses.shift() ?? null) : null));
        const first = openTab(reliable, '1');
        first.write('One\n\nTwo\n\nThree');
        await first.sync.flush();
        const copy = { id: first.sync.id(), version: 1, value: first.form() };
        const tabs = ['1', '2', '3'].map((name) => openTab(server, name, copy));
        const words: string[] = [];
        for (const { tab: index, act, at } of steps) {
          const tab = tabs[index];
          if (!tab) continue;
          if (act === 'flush') await tab.sync.flush();
          else if (act === 'pull') await tab.sync.pull();
          else {
            const word = `word${words.length}.`;
            words.push(word);
            const blocks = tab.form().content.split('\n\n');
            const block = at % blocks.length;
            if (act === 'add') blocks.splice(block, 0, word);
            else blocks[block] = `${blocks[block]} ${word}`;
            tab.write(blocks.join('\n\n'));
          }
        }
        isLossy = false;
        for (const tab of tabs) await tab.sync.flush();
        const stored = (await contents(reliable)).join('\n');
        for (const word of words) expect(stored).toContain(word);
      },
    ),
    { numRuns: 60 },
  );
});
