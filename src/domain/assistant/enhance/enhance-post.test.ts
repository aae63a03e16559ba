import { describe, expect } from 'vitest';
import type { ModelAnswer } from '../../../../tests/fakes/model-answer.ts';
import { type ModelRequest, modelProviders } from '../../../../tests/fakes/model-server.ts';
import { answerByRules } from '../../../../tests/fakes/rule-based-model.ts';
import { describeEachEngine, testOnFile } from '../../../../tests/support/each-engine.ts';
import { modelTest } from '../../../../tests/support/model-test.ts';
import { enhancePost } from './enhance-post.ts';

const title = 'A plan';

const content = `# teh plan

You utilise [our app](https://example.com/a_b) in order to sell \`teh code\`.

\`\`\`js
const teh = 1;
\`\`\`
`;

const improved = content
  .replace('# teh', '# the')
  .replace('utilise', 'use')
  .replace('in order to', 'to');

describeEachEngine('enhancePost', (test) => {
  test('records a run without the text', async ({ database }) => {
    const model = await modelTest(database, answerByRules);
    await enhancePost(model.call, { title, content });
    const runs = await database.selectFrom('assistant_runs').selectAll().execute();
    expect(runs).toMatchObject([
      {
        task: 'enhance',
        model: 'openai-compatible/small-model',
        prompt_version: 'enhance-1',
        outcome: 'done',
        username: 'dara',
        input_tokens: expect.any(Number),
        output_tokens: expect.any(Number),
        duration_ms: expect.any(Number),
      },
    ]);
    expect(JSON.stringify(runs)).not.toContain('plan');
  });
});

describe('enhancePost', () => {
  testOnFile.for(modelProviders)(
    'improves only the words and streams them: %s',
    async (provider, { database }) => {
      const slowly = (request: ModelRequest) => ({ ...answerByRules(request), delayMs: 60 });
      const model = await modelTest(database, slowly, provider);
      expect(await enhancePost(model.call, { title, content })).toEqual({
        enhancedContent: improved,
        run: 1,
      });
      expect(model.shown).toEqual({ enhancedContent: improved });
      expect(model.states.length).toBeGreaterThan(1);
      for (const { enhancedContent } of model.states) expect(enhancedContent).not.toMatch(/[⟦⟧]/);
    },
  );

  testOnFile('improves a long text part by part', async ({ database }) => {
    const model = await modelTest(database, answerByRules);
    const paragraph = `${'word '.repeat(297)}teh end.`;
    const long = Array.from({ length: 8 }, () => paragraph).join('\n\n');
    const { enhancedContent } = await enhancePost(model.call, { title, content: `${long}\n` });
    expect(enhancedContent).toBe(`${long.replaceAll('teh', 'the')}\n`);
    expect(model.requests).toHaveLength(4);
    expect(model.shown.enhancedContent).toBe(enhancedContent);
  });

  const partOf = ({ prompt }: ModelRequest) => prompt.slice(prompt.indexOf('# teh'));
  const answers: [name: string, answer: (request: ModelRequest) => ModelAnswer][] = [
    ['a fence around it', (request) => ({ text: `\`\`\`markdown\n${partOf(request)}\n\`\`\`` })],
    ['a preamble', (request) => ({ text: `Here is the improved text:\n\n${partOf(request)}` })],
    ['unknown and duplicate placeholders', (request) => ({ text: `${partOf(request)} ⟦1⟧ ⟦99⟧` })],
  ];
  testOnFile.for(answers)('removes %s', async ([, answer], { database }) => {
    const model = await modelTest(database, answer);
    const { enhancedContent } = await enhancePost(model.call, { title, content });
    expect(enhancedContent.trim()).toBe(content.trim());
  });

  testOnFile('asks again when code or URLs were lost', async ({ database }) => {
    let asked = 0;
    const model = await modelTest(database, (request) => {
      asked += 1;
      return asked === 1 ? { text: 'All lost.' } : answerByRules(request);
    });
    const { enhancedContent } = await enhancePost(model.call, { title, content });
    expect(enhancedContent).toBe(improved);
    expect(model.requests[1]?.prompt).toContain('could not be used');
  });

  testOnFile('leaves a part unchanged that loses them twice', async ({ database }) => {
    const model = await modelTest(database, answerByRules);
    const lost = `LOSE teh \`code\` ${'word '.repeat(590)}`.trim();
    const { enhancedContent } = await enhancePost(model.call, {
      title,
      content: `${lost}\n\n${'teh '.repeat(30)}end.`,
    });
    expect(enhancedContent).toBe(`${lost}\n\n${'the '.repeat(30)}end.`);
  });

  const failures: [name: string, answer: ModelAnswer, code: string][] = [
    ['every part loses them', { text: 'All lost.' }, 'assistant-unusable'],
    ['a blank answer', { text: ' \n' }, 'assistant-unusable'],
    ['an answer ten times too long', { text: 'word '.repeat(3_000) }, 'assistant-unusable'],
    ['a broken provider', { failure: 'status', status: 500, retryAfter: '0' }, 'assistant-faulty'],
    ['a rejected key', { failure: 'status', status: 401 }, 'assistant-key-refused'],
    ['a refusal', { failure: 'refusal' }, 'assistant-declined'],
  ];
  testOnFile.for(failures)('fails for %s', async ([, answer, code], { database }) => {
    const model = await modelTest(database, () => answer);
    await expect(enhancePost(model.call, { title, content })).rejects.toMatchObject({ code });
    expect(await database.selectFrom('assistant_runs').select('outcome').execute()).toEqual([
      { outcome: code },
    ]);
  });

  testOnFile('ends the provider’s request when it is cancelled', async ({ database }) => {
    const caller = new AbortController();
    const model = await modelTest(database, () => ({ failure: 'hang-midway', text: 'One' }));
    const gone = new Error('gone');
    const onPartial = () => caller.abort(gone);
    const call = { ...model.call, signal: caller.signal, onPartial };
    await expect(enhancePost(call, { title, content })).rejects.toBe(gone);
    await model.requests[0]?.aborted;
    expect(await database.selectFrom('assistant_runs').select('outcome').execute()).toEqual([
      { outcome: 'cancelled' },
    ]);
  });

  testOnFile('names the missing settings', async ({ database }) => {
    const model = await modelTest(database, answerByRules);
    const call = { ...model.call, settings: {} };
    await expect(enhancePost(call, { title, content })).rejects.toMatchObject({
      code: 'assistant-not-configured',
    });
  });
});
