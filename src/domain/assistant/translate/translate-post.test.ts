import { describe, expect } from 'vitest';
import { parseMarkdown } from '#markdown/parse-markdown.ts';
import type { ModelAnswer } from '../../../../tests/fakes/model-answer.ts';
import { type ModelRequest, modelProviders } from '../../../../tests/fakes/model-server.ts';
import { answerByRules } from '../../../../tests/fakes/rule-based-model.ts';
import { testOnFile } from '../../../../tests/support/each-engine.ts';
import { modelTest } from '../../../../tests/support/model-test.ts';
import { translatePost } from './translate-post.ts';

const title = 'Planning an application';

const content = `## Before you begin

Write down **three** things that [the application](https://example.com/plan_a) must do; see \`npm start\`.

- It opens in 2 seconds
- It works &amp; it lasts, {name}

| Month | Cost |
|---|---|
| 1 | $1,250.50 |

\`\`\`js
const plan = 'the application';
\`\`\`

![A plan](/media/plan.jpg "Plan")
`;

/** The names of all nodes of a Markdown text, and the contents that must stay the same. */
function structureOf(markdown: string): string[] {
  const nodes: string[] = [];
  parseMarkdown(markdown).iterate({
    enter({ name, from, to }) {
      const isKept = ['URL', 'InlineCode', 'FencedCode', 'Entity'].includes(name);
      nodes.push(isKept ? `${name} ${markdown.slice(from, to)}` : name);
    },
  });
  return nodes;
}

const segmentsOf = ({ prompt }: ModelRequest): { id: number; text: string }[] =>
  JSON.parse(prompt).segments;

const answerWith = (segments: unknown): ModelAnswer => ({ text: JSON.stringify({ segments }) });

describe('translatePost', () => {
  testOnFile.for(modelProviders)(
    'translates only the words and streams blocks: %s',
    async (provider, { database }) => {
      const slowly = (request: ModelRequest) => ({ ...answerByRules(request), delayMs: 40 });
      const model = await modelTest(database, slowly, provider);
      const translated = await translatePost(model.call, { title, content }, 'ckb');
      expect(structureOf(translated.content)).toEqual(structureOf(content));
      const prose = translated.content.replace(
        /```[\s\S]*?```|`[^`]*`|\([^)]*\)|&amp;|\{name\}|^\| 1 .*$/gm,
        '',
      );
      expect(prose).not.toMatch(/[a-z0-9]/i);
      expect(translated.content).toContain('٢');
      expect(translated.title).not.toMatch(/[a-z]/i);
      expect(translated).toMatchObject({ ...model.shown, run: 1 });
      const contents = model.states.map((state) => state.content ?? '');
      expect(new Set(contents).size).toBeGreaterThan(3);
      for (const shown of contents) expect(translated.content.startsWith(shown)).toBe(true);
    },
  );

  testOnFile(
    'the prompt has no code and no URL, but the terms that occur',
    async ({ database }) => {
      await database
        .insertInto('glossary_terms')
        .values([
          {
            english: 'application',
            arabic: 'تطبيق',
            arabic_wrong: '[]',
            kurdish: 'ئەپ',
            kurdish_wrong: '["ئەپلیکەیشن"]',
          },
          {
            english: 'guarantee',
            arabic: 'ضمان',
            arabic_wrong: '[]',
            kurdish: 'گەرەنتی',
            kurdish_wrong: '[]',
          },
        ])
        .execute();
      const model = await modelTest(database, answerByRules);
      const { content: translated } = await translatePost(
        model.call,
        { title, content, before: 'What came before.' },
        'ckb',
      );
      const [request] = model.requests;
      expect(request?.isJson).toBe(true);
      expect(request?.instructions).toContain('Central Kurdish (Sorani)');
      expect(request?.prompt).not.toMatch(/https|npm|const|amp|\{name\}|media/);
      expect(JSON.parse(request?.prompt ?? '')).toMatchObject({
        postTitle: title,
        textBefore: 'What came before.',
        terms: [{ english: 'application', translation: 'ئەپ', never: ['ئەپلیکەیشن'] }],
        segments: [
          { id: 1, text: title },
          { id: 2, text: 'Before you begin' },
          { id: 3 },
          { id: 4 },
          { id: 5 },
          { id: 6 },
          { id: 7 },
          { id: 8 },
        ],
      });
      expect(translated).toContain('ئەپ');
    },
  );

  testOnFile('corrects the orthography of the answer', async ({ database }) => {
    const model = await modelTest(database, (request) =>
      answerWith(segmentsOf(request).map(({ id }) => ({ id, text: 'كوردي API ۱' }))),
    );
    const translated = await translatePost(model.call, { title, content: 'Text' }, 'ckb');
    expect(translated).toMatchObject({ title: 'کوردی API ١', content: 'کوردی API ١', run: 1 });
  });

  testOnFile(
    'translates 5,000 words in groups, each with the text before it',
    async ({ database }) => {
      const model = await modelTest(database, answerByRules);
      const long = Array.from({ length: 100 }, (_, index) =>
        `Paragraph ${index} ${'word '.repeat(48)}`.trim(),
      ).join('\n\n');
      const translated = await translatePost(model.call, { title, content: long }, 'ar');
      expect(translated.content.split('\n\n')).toHaveLength(100);
      expect(model.requests).toHaveLength(21);
      const group = model.requests.find(({ prompt }) => prompt.includes('Paragraph 50 '));
      expect(JSON.parse(group?.prompt ?? '').textBefore).toMatch(/word$/);
      const runs = await database
        .selectFrom('assistant_runs')
        .select(['task', 'outcome'])
        .execute();
      expect(runs).toEqual([{ task: 'translate-ar', outcome: 'done' }]);
    },
  );

  testOnFile(
    'asks again for a segment that is missing or lost a placeholder',
    async ({ database }) => {
      const model = await modelTest(database, (request) => {
        const segments = segmentsOf(request);
        const isFirst = model.requests.length === 1;
        return answerWith(
          isFirst
            ? [
                { id: 1, text: 'ناونیشان' },
                { id: 2, text: 'بێ نیشانە' },
                { id: 77, text: 'زیادە' },
              ]
            : segments.map(({ id, text }) => ({ id, text: text.replace(/[a-z]+/gi, 'وشە') })),
        );
      });
      const { content: translated } = await translatePost(
        model.call,
        { title, content: 'See `npm start`.\n\nThen rest.' },
        'ckb',
      );
      expect(translated).toBe('وشە `npm start`.\n\nوشە وشە.');
      expect(model.requests[1] && JSON.parse(model.requests[1].prompt).segments).toMatchObject([
        { id: 2, text: 'See ⟦1⟧.', faultOfYourLastAnswer: expect.stringContaining('⟦1⟧') },
        { id: 3, text: 'Then rest.' },
      ]);
    },
  );

  testOnFile('uses the text of a segment that lost a placeholder twice', async ({ database }) => {
    const model = await modelTest(database, answerByRules);
    const lost = await translatePost(
      model.call,
      { title, content: 'LOSE [it](/there) now' },
      'ckb',
    );
    expect(lost.content).not.toMatch(/[⟦⟧[\]]/);
    expect(lost.content.split(' ')).toHaveLength(3);
  });

  testOnFile('retries one failed group once', async ({ database }) => {
    let failures = 0;
    const model = await modelTest(database, (request) => {
      if (!request.prompt.includes('unlucky') || failures > 0) return answerByRules(request);
      failures += 1;
      return { failure: 'cut', text: '{"segments":[{"id":1,"te' };
    });
    const long = [`${'lucky '.repeat(240)}`.trim(), `${'unlucky '.repeat(240)}`.trim()].join(
      '\n\n',
    );
    await translatePost(model.call, { title, content: long }, 'ckb');
    expect(model.requests).toHaveLength(3);
  });

  const failures: [name: string, answer: ModelAnswer, code: string][] = [
    ['an answer that is not JSON', { text: 'Sure, here you are' }, 'assistant-unusable'],
    ['a wrong shape', { text: '{"translations": []}' }, 'assistant-unusable'],
    ['nothing translated', answerWith([]), 'assistant-unusable'],
    [
      'blank translations',
      answerWith([1, 2].map((id) => ({ id, text: ' ' }))),
      'assistant-unusable',
    ],
    [
      'many times too long',
      answerWith([1, 2].map((id) => ({ id, text: 'وشە '.repeat(500) }))),
      'assistant-unusable',
    ],
    ['a cut stream', { failure: 'break', text: '{"segments":[' }, 'assistant-cut-off'],
    [
      'an overloaded provider',
      { failure: 'status', status: 429, retryAfter: '0' },
      'assistant-overloaded',
    ],
    ['a rejected key', { failure: 'status', status: 403 }, 'assistant-key-refused'],
    ['a refusal', { failure: 'refusal' }, 'assistant-declined'],
  ];
  testOnFile.for(failures)('fails for %s', async ([, answer, code], { database }) => {
    const model = await modelTest(database, () => answer);
    await expect(
      translatePost(model.call, { title, content: 'Text' }, 'ckb'),
    ).rejects.toMatchObject({ code });
  });
});
