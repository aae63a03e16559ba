import fc from 'fast-check';
import { expect } from 'vitest';
import { connectDrafts, controlPauses, draftTexts, openTab } from '../support/draft-tabs.ts';
import { testOnFile as test } from '../support/each-engine.ts';

controlPauses();

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
        const reliable = await connectDrafts(database);
        let isLossy = true;
        const server = await connectDrafts(database, () =>
          isLossy ? (losses.shift() ?? null) : null,
        );
        const first = openTab(reliable, '1');
        first.write('One\n\nTwo\n\nThree');
        await first.sync.flush();
        const version = { id: first.sync.id(), version: 1, value: first.form() };
        const tabs = ['1', '2', '3'].map((name) => openTab(server, name, version));
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
        const stored = (await draftTexts(reliable)).join('\n');
        for (const word of words) expect(stored).toContain(word);
      },
    ),
    { numRuns: 60 },
  );
});
