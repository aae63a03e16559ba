import { describe, expect, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createDraftClaims } from '#admin/drafts/draft-claims.ts';
import { draftPrefix } from '#admin/drafts/draft-keys.ts';
import type { DraftServer } from '#admin/drafts/draft-server.ts';
import { discardDraft } from '#admin/drafts/own-drafts.ts';
import type { TabDraftsAction } from '#admin/drafts/tab-drafts-state.ts';
import { connectDrafts, draftTexts, type Form, format, openTab } from '../support/draft-tabs.ts';
import { testOnFile as test } from '../support/each-engine.ts';

const prefix = draftPrefix('sara', 'create');

/** A tab of a browser that stores nothing. */
function startTab(server: DraftServer) {
  const actions: TabDraftsAction<Form>[] = [];
  const claims = createDraftClaims<Form>({
    prefix,
    schema: z.object({ content: z.string() }),
    server,
    format,
    dispatch: (action) => actions.push(action),
  });
  return { claims, actions };
}

async function writeOnLaptop(server: DraftServer, content: string) {
  const laptop = openTab(server, '1');
  laptop.write(content);
  await laptop.sync.flush();
  return laptop;
}

describe('a draft that only the server has', () => {
  test('is claimed with its words and its version', async ({ database }) => {
    const server = await connectDrafts(database);
    const laptop = await writeOnLaptop(server, 'One');
    const draft = await startTab(server).claims.claim({ id: laptop.sync.id(), key: null });
    expect(draft?.key).toContain(prefix);
    expect(draft?.initial).toMatchObject({
      value: { content: 'One' },
      server: { id: laptop.sync.id(), version: 1, value: { content: 'One' } },
    });
    draft?.release();
  });

  test('can not be claimed once another device has published it', async ({ database }) => {
    const server = await connectDrafts(database);
    const laptop = await writeOnLaptop(server, 'One');
    laptop.sync.change(null);
    await laptop.sync.flush();
    const { claims } = startTab(server);
    expect(await claims.claim({ id: laptop.sync.id(), key: null })).toBeNull();
  });

  test('is discarded, but for words that somebody else has added', async ({ database }) => {
    const server = await connectDrafts(database);
    const laptop = await writeOnLaptop(server, 'One');
    const version = { id: laptop.sync.id(), version: 1 };
    laptop.write('One two');
    await laptop.sync.flush();
    await discardDraft({ key: null, version }, server, prefix);
    expect(await draftTexts(server)).toEqual(['One two']);
    await discardDraft({ key: null, version: { ...version, version: 2 } }, server, prefix);
    expect(await draftTexts(server)).toEqual([]);
  });
});

test('a draft that another device publishes while it is open here is gone', async ({
  database,
}) => {
  const refused = vi.spyOn(console, 'error').mockReturnValue(undefined);
  onTestFinished(() => refused.mockRestore());
  const server = await connectDrafts(database);
  const laptop = await writeOnLaptop(server, 'One');
  const { claims, actions } = startTab(server);
  const draft = await claims.claim({ id: laptop.sync.id(), key: null });
  laptop.sync.change(null);
  await laptop.sync.flush();
  await draft?.sync.pull();
  await draft?.writer.settled();
  expect(actions).toContainEqual({ type: 'gone', key: draft?.key });
  draft?.release();
});

test('the server not answering fails the discarding of what it has, not of what it may never have had', async ({
  database,
}) => {
  const server = await connectDrafts(database, () => 'request');
  const discard = (version: number) =>
    discardDraft({ key: null, version: { id: crypto.randomUUID(), version } }, server, prefix);
  await expect(discard(1)).rejects.toThrow();
  await expect(discard(0)).resolves.toBeUndefined();
});
