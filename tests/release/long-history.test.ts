import fc from 'fast-check';
import { expect } from 'vitest';
import { findAdminPost } from '#domain/posts/index.ts';
import { listRevisions, readArticleAt } from '#domain/revisions/index.ts';
import { describeEachEngine } from '../support/each-engine.ts';
import { created, edit } from '../support/history-calls.ts';

describeEachEngine('the history of an article', (test) => {
  test('reads each of many revisions as it was written', async ({ database }) => {
    const sentences = fc.array(fc.constantFrom('One. ', 'دوو. ', 'ثلاثة. ', '😀 '), {
      maxLength: 5,
    });
    const texts = fc.sample(sentences, 130).map((words, index) => `${index} ${words.join('')}`);
    const id = await created(database, { title: 'Many', content: 'Start' });
    for (const content of texts) await edit(database, id, { content });
    const { translationGroup } = await findAdminPost(database, id);
    const read: (string | undefined)[] = [];
    for (let before: number | null | undefined; before !== null; ) {
      const page = await listRevisions(database, { translationGroup, before });
      for (const revision of page.revisions) {
        const { texts } = await readArticleAt(database, { translationGroup, id: revision.id });
        read.unshift(texts.en?.content);
      }
      before = page.next;
    }
    expect(read).toEqual(['Start', ...texts]);
  });

  test('of 200 revisions takes less than three times the text', async ({ database }) => {
    const words = Array.from({ length: 3_000 }, (_, index) => `word${index * 7_919}`);
    const id = await created(database, { title: 'Long', content: words.join(' ') });
    for (let count = 0; count < 200; count += 1) {
      words.splice((count * 787) % words.length, 2, `another${count}`, 'new', 'place');
      await edit(database, id, { content: words.join(' ') });
    }
    const { bytes } = await database
      .selectFrom('revisions')
      .select(({ fn, ref }) => fn.sum<number>(fn('length', [ref('data')])).as('bytes'))
      .executeTakeFirstOrThrow();
    // With 120 bytes a row for the columns beside the text.
    expect(Number(bytes) + 200 * 120).toBeLessThan(3 * words.join(' ').length);
  });
});
