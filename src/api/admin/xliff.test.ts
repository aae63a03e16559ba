import { expect } from 'vitest';
import { createPost } from '#domain/posts/index.ts';
import { xliffLimits } from '#domain/xliff/shared/xliff-report.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { formOf } from '../../../tests/support/form-of.ts';
import { samplePost } from '../../../tests/support/sample-post.ts';

const english = {
  title: 'Planning an app',
  content: 'Write down three things.\n\n- It takes `8` weeks.\n- Then ask us.',
};
const sorani = {
  title: 'پلانی ئەپ',
  content: 'سێ شت بنووسە.\n\n- `8` هەفتە دەخایەنێت.\n- ئینجا بپرسە.',
};

async function articleCalls(database: Database, { isTranslated = true } = {}) {
  await createPost(database, samplePost({ ...english, translationGroup: 'g' }));
  if (isTranslated)
    await createPost(
      database,
      samplePost({ ...sorani, language: 'ckb', translationGroup: 'g', translation: null }),
    );
  const call = await editorCalls(database);
  const path = '/blog/articles/g/xliff/ckb';
  const download = async () => String((await call('GET', path)).body);
  const send = async (step: 'check' | 'merge', file: string, take?: string) => {
    const fields = { file: new File([file], 'a.xlf'), ...(take !== undefined && { take }) };
    const { body, type } = await formOf(fields);
    return await call('POST', `${path}/${step}`, body, { 'content-type': type });
  };
  return { call, download, send };
}

describeEachEngine('the XLIFF calls', (test) => {
  test('an article goes out, and what the translator changed comes back as blocks', async ({
    database,
  }) => {
    const { call, download, send } = await articleCalls(database);
    const file = await download();
    expect(file).toContain('<source>Planning an app</source><target>پلانی ئەپ</target>');
    const back = file
      .replace('>ئینجا بپرسە.<', '>پاشان لێمان بپرسە.<')
      .replace('پلانی ئەپ', 'پلانی ئەپەکە');
    const { body: report } = await send('check', back);
    expect(report).toMatchObject({ fault: null, same: 2, untranslated: 0, unknown: 0 });
    expect(
      report.segments.map(({ unit, state, current, proposed }: Record<string, unknown>) => ({
        unit,
        state,
        current,
        proposed,
      })),
    ).toEqual([
      { unit: 0, state: 'changed', current: 'پلانی ئەپ', proposed: 'پلانی ئەپەکە' },
      { unit: 3, state: 'changed', current: 'ئینجا بپرسە.', proposed: 'پاشان لێمان بپرسە.' },
    ]);
    const { body: taken } = await send('merge', back, '3');
    expect(taken).toEqual({
      english,
      title: null,
      blocks: [{ index: 1, text: '- `8` هەفتە دەخایەنێت.\n- پاشان لێمان بپرسە.' }],
      record: {
        title: { source: 'Planning an app', machine: '', text: 'پلانی ئەپ' },
        blocks: [
          { source: 'Write down three things.', machine: '', text: 'سێ شت بنووسە.' },
          {
            source: '- It takes `8` weeks.\n- Then ask us.',
            machine: '',
            text: '- `8` هەفتە دەخایەنێت.\n- ئینجا بپرسە.',
          },
        ],
        dismissed: [],
      },
    });
    // Nothing is stored.
    expect(await download()).toBe(file);
    const { body: log } = await call('GET', '/activity?what=post');
    expect(log.entries[0]).toMatchObject({ action: 'article-exported' });
  });

  test('an article without a translation goes out and comes back', async ({ database }) => {
    const { download, send } = await articleCalls(database, { isTranslated: false });
    const file = await download();
    const back = file.replace('Planning an app</source>', '$&<target>پلانی ئەپ</target>');
    expect((await send('merge', back, '0')).body).toEqual({
      english,
      title: 'پلانی ئەپ',
      blocks: [],
      record: null,
    });
  });

  test('what an editor saves of a file is remembered, with who and when', async ({ database }) => {
    const { call, download, send } = await articleCalls(database, { isTranslated: false });
    const back = (await download()).replace('things.</source>', '$&<target>سێ شت بنووسە.</target>');
    const { body: taken } = await send('merge', back, '1');
    const [block] = taken.blocks;
    const typed = { source: english.title, machine: '', text: 'پلانی ئەپ' };
    const { status } = await call('POST', '/blog/posts', {
      title: typed.text,
      content: block.text,
      language: 'ckb',
      author: 'dara',
      published: false,
      tags: [],
      translation: {
        title: typed,
        blocks: [{ source: 'Write down three things.', machine: '', text: block.text }],
        dismissed: [],
      },
      translationGroup: 'g',
      keepsCover: true,
    });
    expect(status).toBe(201);
    const { body: list } = await call('GET', '/memory?origin=edited&q=three');
    expect(list.units).toMatchObject([
      { source: 'Write down three things.', target: 'سێ شت بنووسە.', username: 'dara' },
    ]);
    expect(Date.now() - Date.parse(list.units[0].approvedAt)).toBeLessThan(600_000);
  });

  test('wrong requests are rejected with a sentence', async ({ database }) => {
    const { call, download, send } = await articleCalls(database);
    const file = await download();
    expect(await call('GET', '/blog/articles/g/xliff/en')).toMatchObject({ status: 400 });
    expect(await call('GET', '/blog/articles/none/xliff/ckb')).toMatchObject({
      status: 404,
      body: { error: 'The article has no English text' },
    });
    for (const take of [undefined, '', 'a', '1,,2'])
      expect(await send('merge', file, take)).toMatchObject({ status: 400 });
    // It is the same as here.
    expect(await send('merge', file, '0')).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect(await send('check', 'x'.repeat(xliffLimits.bytes + 70_000))).toMatchObject({
      status: 413,
    });
    const { body } = await send('check', file.replace('trgLang="ckb"', 'trgLang="ar"'));
    expect(body).toEqual({
      fault: { line: 2, reason: 'other-language', detail: 'ar' },
      segments: [],
      same: 0,
      untranslated: 0,
      unknown: 0,
    });
  });
});
