import { expect } from 'vitest';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';

describeEachEngine('the English of a translation', (test) => {
  test('is the text as it is, or one of the history', async ({ database }) => {
    const calls = await editorCalls(database);
    const english = await calls('POST', '/blog/posts', {
      title: 'A',
      content: 'One.',
      language: 'en',
    });
    const { translationGroup, id } = english.body;
    const own = { title: 'ئا', content: 'یەک.', language: 'ckb', translationGroup };
    const post = await calls('POST', '/blog/posts', own);
    const path = `/blog/posts/${post.body.id}/translation-source`;
    const source = { title: 'A', content: 'One.' };
    expect((await calls('GET', path)).body).toEqual({ source });
    let { updatedAt } = english.body;
    for (const content of ['Two.', 'Three.']) {
      const edited = await calls('PATCH', `/blog/posts/${id}`, { content, updatedAt });
      expect(edited.status).toBe(200);
      updatedAt = edited.body.updatedAt;
    }
    expect((await calls('GET', path)).body).toEqual({ source });
    expect((await calls('GET', `/blog/posts/${id}/translation-source`)).body).toEqual({
      source: null,
    });
    expect((await calls('GET', '/blog/posts/999999/translation-source')).status).toBe(404);
    await database.deleteFrom('revisions').execute();
    expect((await calls('GET', path)).body).toEqual({ source: null });
  });

  test('what moved or was deleted needs neither a model nor settings', async ({ database }) => {
    const calls = await editorCalls(database);
    const passage = {
      isTitle: false,
      before: 'The first sentence. The second one here.',
      after: 'The second one here.',
      translation: 'ڕستەی یەکەم ئەمەیە. دووەمیان لێرەیە.',
    };
    const json = { language: 'ckb', title: 'T', passages: [passage] };
    const { status, body } = await calls('POST', '/update-translation', json);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        passages: [
          {
            parts: [
              {
                source: { from: 0, to: 20, text: '' },
                target: { from: 0, to: 20, text: '' },
                origin: 'code',
              },
            ],
            left: 0,
          },
        ],
      },
    });
    const changed = { ...passage, after: passage.before.replace('first', 'other') };
    const rejected = await calls('POST', '/update-translation', { ...json, passages: [changed] });
    expect([rejected.status, rejected.body.code]).toEqual([503, 'assistant-not-configured']);
  });

  test('too much is rejected', async ({ database }) => {
    const calls = await editorCalls(database);
    const passage = { isTitle: false, before: null, after: 'x', translation: null };
    for (const [passages, error] of [
      [Array.from({ length: 2_001 }, () => passage), 'passages must have at most 2000 passages'],
      [
        [{ ...passage, after: 'x'.repeat(200_201) }],
        'passages must have at most 200200 characters as after',
      ],
      [[], 'passages must have at least one passage'],
    ] as const) {
      const json = { language: 'ckb', title: 'T', passages };
      const { status, body } = await calls('POST', '/update-translation', json);
      expect([status, body.error]).toEqual([400, error]);
    }
  });
});
