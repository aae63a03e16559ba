import { expect } from 'vitest';
import { describePostgres } from '../../../tests/support/each-engine.ts';
import { someoneWaits } from '../../../tests/support/someone-waits.ts';
import { saveDraft } from './index.ts';

function change(title: string, writer: string, baseVersion: number) {
  const draft = { id: '6f1c1f0e-7d0b-4d7e-9a53-3f2f6a0f1c11', postId: null, value: {} };
  const language = 'en' as const;
  return {
    ...draft,
    language,
    unpublished: [language],
    username: 'sara',
    title,
    writer,
    baseVersion,
  };
}

describePostgres('two devices that change one draft at one moment', (test) => {
  test('overwrite nothing: the second gets what the first saved', async ({ database }) => {
    await saveDraft(database, change('Begun', 'phone', 0));
    const phone = await database.startTransaction().execute();
    await saveDraft(phone, change('One', 'phone', 1));
    const computer = saveDraft(database, change('Two', 'computer', 1));
    await someoneWaits(database);
    await phone.commit().execute();
    expect(await computer).toMatchObject({ stale: true, current: { title: 'One', version: 2 } });
  });
});
