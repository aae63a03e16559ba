import { expect } from 'vitest';
import { tmxLimits } from '#domain/memory/shared/tmx-report.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { formOf } from '../../../tests/support/form-of.ts';
import { rememberPairs } from '../../../tests/support/remember-pairs.ts';

const tmx = `<tmx version="1.4"><header/><body><tu>
<tuv xml:lang="en"><seg>Good morning</seg></tuv><tuv xml:lang="ckb"><seg>بەیانیت باش</seg></tuv>
</tu></body></tmx>`;

describeEachEngine('the memory’s file calls', (test) => {
  test('a file with the entries that match is downloaded', async ({ database }) => {
    const call = await editorCalls(database);
    await rememberPairs(database, [
      ['Good morning', 'بەیانی باش'],
      ['Good night', 'شەو شاد'],
    ]);
    await rememberPairs(database, [['Good morning', 'صباح الخير']], { language: 'ar' });
    const download = async (query: string) => {
      const { status, headers, body } = await call('GET', `/memory/tmx?${query}`);
      expect(status).toBe(200);
      expect(headers.get('content-disposition')).toBe('attachment; filename="memory.tmx"');
      return [...String(body).matchAll(/<seg>([^<]*)<\/seg>/g)].map(([, text]) => text);
    };
    expect(await download('language=ckb&q=morning')).toEqual(['Good morning', 'بەیانی باش']);
    expect(await download('origin=imported')).toEqual([]);
    expect(await download('')).toHaveLength(6);
    expect(await call('GET', '/memory/tmx?language=fr')).toMatchObject({ status: 400 });
  });

  test('a file is checked, imported, and the log says who did', async ({ database }) => {
    const call = await editorCalls(database);
    await rememberPairs(database, [['Good morning', 'بەیانی باش']]);
    const send = async (fields: Record<string, string>, file = tmx) => {
      const { body, type } = await formOf({ ...fields, file: new File([file], 'memory.tmx') });
      return await call('POST', '/memory/tmx', body, { 'content-type': type });
    };
    const check = await send({ action: 'check' });
    expect(check).toMatchObject({
      status: 200,
      body: { isApplied: false, conflicts: { count: 1 } },
    });
    const { body } = await send({ action: 'import', take: '0' });
    expect(body).toMatchObject({ isApplied: true, taken: 1, conflicts: { count: 0 } });
    const { body: list } = await call('GET', '/memory?origin=imported');
    expect(list.units).toMatchObject([
      { target: 'بەیانیت باش', username: 'dara', isCurrent: true, origin: 'imported' },
    ]);
    const { body: log } = await call('GET', '/activity?what=memory');
    expect(log.entries).toMatchObject([{ action: 'memory-imported', subject: 'memory.tmx' }]);
    for (const fields of [
      {},
      { action: 'other' },
      { action: 'import', take: 'a' },
      { action: 'import', take: '1,'.repeat(201) },
    ] as Record<string, string>[])
      expect(await send(fields)).toMatchObject({ status: 400 });
    expect(await send({ action: 'check' }, 'x'.repeat(tmxLimits.bytes + 70_000))).toMatchObject({
      status: 413,
      body: { error: 'The file must have at most 20 MB' },
    });
    expect(await call('POST', '/memory/tmx', {})).toMatchObject({ status: 415 });
  });
});
