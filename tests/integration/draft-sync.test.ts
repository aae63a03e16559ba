import { describe, expect, vi } from 'vitest';
import { newDraftVersion } from '#admin/drafts/draft-sync.ts';
import {
  connectDrafts,
  controlPauses,
  draftTexts,
  type Form,
  openTab,
} from '../support/draft-tabs.ts';
import { testOnFile as test } from '../support/each-engine.ts';

controlPauses();

describe('a draft on two devices', () => {
  test('is sent two seconds after a pause, and at the latest after ten', async ({ database }) => {
    const server = await connectDrafts(database);
    const laptop = openTab(server, '1');
    laptop.write('One');
    await vi.advanceTimersByTimeAsync(1_900);
    laptop.write('One two');
    await vi.advanceTimersByTimeAsync(1_900);
    expect(await draftTexts(server)).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    await laptop.sync.flush();
    expect(await draftTexts(server)).toEqual(['One two']);
  });

  test('goes on where the other left it', async ({ database }) => {
    const server = await connectDrafts(database);
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
    const server = await connectDrafts(database);
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
    expect((await draftTexts(server)).sort()).toEqual([
      'One from the laptop',
      'One from the phone',
    ]);
  });

  test('is gone on one once the other has published it', async ({ database }) => {
    const server = await connectDrafts(database);
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
    expect(await draftTexts(server)).toEqual(['One, and more']);
  });

  test('is deleted at once when it is published, without a pause', async ({ database }) => {
    let requests = 0;
    const server = await connectDrafts(database, () => {
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
    const server = await connectDrafts(database);
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
    expect(await draftTexts(server)).toEqual(['One and two']);
  });

  test('a response that was lost is no change of somebody else', async ({ database }) => {
    const losses: ('response' | null)[] = ['response'];
    const server = await connectDrafts(database, () => losses.shift() ?? null);
    const laptop = openTab(server, '1');
    laptop.write('One');
    await laptop.sync.flush();
    expect(laptop.events.at(-1)).toBe('error');
    laptop.write('One two');
    await laptop.sync.flush();
    expect(laptop.events).not.toContain('conflict');
    expect(await draftTexts(server)).toEqual(['One two']);
  });

  test('a tab that closed before the response goes on with the same draft', async ({
    database,
  }) => {
    const losses: ('response' | null)[] = ['response'];
    const server = await connectDrafts(database, () => losses.shift() ?? null);
    const version = newDraftVersion();
    const before = openTab(server, '1', version);
    before.write('One');
    await before.sync.stop();
    // The device has the version from before the request, and a newer text.
    const after = openTab(server, '1', version);
    after.write('One two');
    await after.sync.flush();
    expect(after.events).not.toContain('conflict');
    expect(await draftTexts(server)).toEqual(['One two']);
  });

  test('a text that is too long for the server is not sent again and again', async ({
    database,
  }) => {
    let sent = 0;
    const server = await connectDrafts(database, () => {
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
    expect(await draftTexts(server)).toEqual(['Short']);
  });
});
