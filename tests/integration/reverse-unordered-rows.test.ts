import { expect } from 'vitest';
import { describeEachEngine } from '../support/each-engine.ts';

describeEachEngine('the database of a test', (test) => {
  test('returns rows without ORDER BY in the opposite order', async ({ database }) => {
    const settings = ['a', 'b', 'c'].map((key) => ({ key: `test-${key}`, value: key }));
    await database.insertInto('settings').values(settings).execute();
    const keys = () =>
      database.selectFrom('settings').select('value').where('key', 'like', 'test-%');
    expect(await keys().execute()).toEqual([{ value: 'c' }, { value: 'b' }, { value: 'a' }]);
    expect(await keys().orderBy('key').execute()).toEqual(settings.map(({ value }) => ({ value })));
  });
});
