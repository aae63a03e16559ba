import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { rememberPairs } from '../../../tests/support/remember-pairs.ts';

describeEachEngine('the memory’s calls', (test) => {
  test('lists entries by words of both languages, folded, and by page', async ({ database }) => {
    const call = await editorCalls(database);
    await rememberPairs(database, [
      ['The server is new.', 'ڕاژە نوێیە.'],
      ['100% _new_', 'سەد لە سەد'],
    ]);
    await rememberPairs(database, [['The server is new.', 'الخادم جديد.']], { language: 'ar' });
    const search = async (query: string) => {
      const { status, body } = await call('GET', `/memory?${query}`);
      expect(status).toBe(200);
      return body.units.map(({ target }: { target: string }) => target);
    };
    expect(await search('')).toEqual(['الخادم جديد.', 'سەد لە سەد', 'ڕاژە نوێیە.']);
    expect(await search('q=NEW%20server')).toEqual(['الخادم جديد.', 'ڕاژە نوێیە.']);
    expect(await search(`q=${encodeURIComponent('راژه نوييه')}`)).toEqual(['ڕاژە نوێیە.']);
    expect(await search('q=100%25&language=ckb')).toEqual(['سەد لە سەد']);
    expect(await search('language=ar&origin=published')).toEqual(['الخادم جديد.']);
    expect(await search('origin=reviewer')).toEqual([]);
    await rememberPairs(
      database,
      Array.from({ length: 120 }, (_, index) => [`Number ${index}`, `ژمارە ${index}`]),
    );
    const sizes: number[] = [];
    let next: number | null = null;
    do {
      const query: string = next === null ? '' : `?before=${next}`;
      const { body } = await call('GET', `/memory${query}`);
      sizes.push(body.units.length);
      next = body.next;
    } while (next !== null);
    expect(sizes).toEqual([50, 50, 23]);
    expect(await call('GET', `/memory?q=${'x'.repeat(201)}`)).toMatchObject({ status: 400 });
    expect(await call('GET', '/memory?before=0')).toMatchObject({ status: 400 });
  });

  test('an entry is edited, deleted and brought back, and the log says who did', async ({
    database,
  }) => {
    const call = await editorCalls(database);
    await rememberPairs(database, [['See ⟦1⟧ here.', '⟦1⟧ لێرە ببینە.']]);
    const list = async () => (await call('GET', '/memory')).body.units;
    const [{ id }] = await list();
    for (const target of ['', '  ', 'لێرە', '⟦1⟧ ⟦1⟧', 'x'.repeat(4_001), 7])
      expect(await call('PATCH', `/memory/${id}`, { target })).toMatchObject({ status: 400 });
    const edited = await call('PATCH', `/memory/${id}`, { target: ' ⟦1⟧  ليرە بخوێنەوە. ' });
    expect(edited.body).toMatchObject({
      target: '⟦1⟧ لیرە بخوێنەوە.',
      origin: 'edited',
      username: 'dara',
    });
    expect(await list()).toEqual([{ ...edited.body, isCurrent: true }]);
    // A save of the article does not bring the old translation back.
    await rememberPairs(database, [['See ⟦1⟧ here.', '⟦1⟧ لێرە ببینە.']]);
    expect(await list()).toHaveLength(1);

    expect((await call('POST', `/memory/${id}/restore`)).body.target).toBe('⟦1⟧ لێرە ببینە.');
    expect(await list()).toMatchObject([{ id }]);
    expect(await call('DELETE', `/memory/${id}`)).toMatchObject({ status: 204 });
    expect(await call('DELETE', `/memory/${id}`)).toMatchObject({ status: 404 });
    expect(await list()).toEqual([]);
    expect(await call('POST', `/memory/${id}/restore`)).toMatchObject({ status: 200 });
    expect(await list()).toHaveLength(1);
    expect(await call('PATCH', '/memory/999', { target: 'x' })).toMatchObject({ status: 404 });
    const { body } = await call('GET', '/activity?what=memory');
    expect(body.entries.map(({ action }: { action: string }) => action)).toEqual([
      'memory-restored',
      'memory-deleted',
      'memory-restored',
      'memory-changed',
    ]);
  });

  test('a text that was translated anew is listed as replaced', async ({ database }) => {
    const call = await editorCalls(database);
    await rememberPairs(database, [['One text', 'کۆن']]);
    await database
      .updateTable('memory_units')
      .set({ approved_at: '2020-01-01T00:00:00.000Z' })
      .execute();
    await rememberPairs(database, [['One text', 'نوێ']]);
    expect((await call('GET', '/memory')).body.units).toMatchObject([
      { target: 'نوێ', isCurrent: true },
      { target: 'کۆن', isCurrent: false },
    ]);
  });

  test('edited words are counted by month, language and model', async ({ database }) => {
    const call = await editorCalls(database);
    const english = { title: 'A title', content: 'One two three four.' };
    const source = await call('POST', '/blog/posts', { ...english, language: 'en' });
    const run = await database
      .insertInto('assistant_runs')
      .values({
        username: 'dara',
        task: 'translate-ckb',
        model: 'test/small',
        prompt_version: 'v',
        started_at: new Date().toISOString(),
        outcome: 'done',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const machine = 'یەک دوو سێ چوار.';
    const text = 'یەک دوو شتی چوار.';
    const post = await call('POST', '/blog/posts', {
      title: 'ناونیشان',
      content: text,
      language: 'ckb',
      published: false,
      translationGroup: source.body.translationGroup,
      translation: {
        title: { source: english.title, machine: 'ناونیشان', text: 'ناونیشان' },
        blocks: [{ source: english.content, machine, text }],
        dismissed: [],
        run: run.id,
      },
    });
    expect((await call('GET', '/memory/edited-words')).body).toEqual([]);
    await call('PATCH', `/blog/posts/${post.body.id}/toggle-publish`);
    expect((await call('GET', '/memory/edited-words')).body).toEqual([
      {
        month: new Date().toISOString().slice(0, 7),
        language: 'ckb',
        model: 'test/small',
        words: 5,
        changed: 1,
      },
    ]);
  });

  test('a proposal that nobody made is checked as a term is', async ({ database }) => {
    const call = await editorCalls(database);
    const proposal = { language: 'ckb', english: 'server', wrong: 'a', better: 'b', edits: 3 };
    const decide = (change: object, isAccepted: unknown = true) =>
      call('POST', '/memory/term-proposals', { proposal: { ...proposal, ...change }, isAccepted });
    for (const change of [
      { english: '' },
      { english: '##' },
      { better: ' ' },
      { wrong: 'x'.repeat(101) },
      { language: 'en' },
      { wrong: 'b' },
    ])
      expect(await decide(change)).toMatchObject({ status: 400 });
    expect(await decide({}, 'yes')).toMatchObject({ status: 400 });
    expect(await decide({})).toMatchObject({ status: 204 });
    expect((await call('GET', '/glossary')).body).toHaveLength(1);
    expect(await decide({ english: 'other' }, false)).toMatchObject({ status: 204 });
    expect((await call('GET', '/memory/term-proposals')).body).toEqual([]);
  });
});
