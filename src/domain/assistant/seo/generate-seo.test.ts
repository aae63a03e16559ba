import { describe, expect } from 'vitest';
import type { ModelAnswer } from '../../../../tests/fakes/model-answer.ts';
import { type ModelRequest, modelProviders } from '../../../../tests/fakes/model-server.ts';
import { answerByRules, describedPost } from '../../../../tests/fakes/rule-based-model.ts';
import { testOnFile } from '../../../../tests/support/each-engine.ts';
import { modelTest } from '../../../../tests/support/model-test.ts';
import { generateSeo } from './generate-seo.ts';

const kurdish = { title: 'چۆن ئەپێک دروست دەکەیت', content: 'دەقێکی کورت. '.repeat(2_000) };
const arabic = { title: 'كيف تبني تطبيقا', content: 'نص قصير.' };

describe('generateSeo', () => {
  testOnFile.for(modelProviders)(
    'generates and streams a description: %s',
    async (provider, { database }) => {
      const slowly = (request: ModelRequest) => ({ ...answerByRules(request), delayMs: 40 });
      const model = await modelTest(database, slowly, provider);
      const proposal = await generateSeo(model.call, kurdish, 'ckb');
      expect(proposal).toEqual({
        ...describedPost.ckb,
        seoKeywords: 'ئەپ، ماڵپەڕ، کار، کڕیار، هەولێر',
        suggestedSlug: 'chon-epek-drust-dekeyt',
      });
      expect(model.shown).toEqual({
        seoTitle: proposal.seoTitle,
        seoDescription: proposal.seoDescription,
      });
      expect(model.states.length).toBeGreaterThan(1);
      expect(model.requests[0]?.prompt.length).toBeLessThan(7_000);
    },
  );

  testOnFile('includes the glossary terms of the post', async ({ database }) => {
    const words = { arabic: '', arabic_wrong: '[]' };
    await database
      .insertInto('glossary_terms')
      .values([
        { ...words, english: 'app', kurdish: 'ئەپ', kurdish_wrong: '["ئەپلیکەیشن"]' },
        { ...words, english: 'server', kurdish: 'سێرڤەر', kurdish_wrong: '[]' },
      ])
      .execute();
    const model = await modelTest(database, answerByRules);
    await generateSeo(model.call, kurdish, 'ckb');
    const prompt = model.requests[0]?.prompt ?? '';
    expect(prompt).toContain('- ئەپ (never: ئەپلیکەیشن)');
    expect(prompt).not.toContain('سێرڤەر');
  });

  testOnFile('describes an Arabic post', async ({ database }) => {
    const model = await modelTest(database, answerByRules);
    expect(await generateSeo(model.call, arabic, 'ar')).toEqual({
      ...describedPost.ar,
      seoKeywords: 'تطبيق، موقع، عمل، زبائن، أربيل',
      suggestedSlug: 'kif-tbni-ttbiqa',
    });
    expect(await database.selectFrom('assistant_runs').select('task').execute()).toEqual([
      { task: 'seo-ar' },
    ]);
  });

  testOnFile('corrects the orthography and removes duplicate keywords', async ({ database }) => {
    const answer = {
      seoTitle: ' كوردي ',
      seoDescription: 'كوردی',
      seoKeywords: ['كورد', 'کورد', ' '],
    };
    const model = await modelTest(database, () => ({ text: JSON.stringify(answer) }));
    expect(await generateSeo(model.call, kurdish, 'ckb')).toMatchObject({
      seoTitle: 'کوردی',
      seoDescription: 'کوردی',
      seoKeywords: 'کورد',
    });
  });

  const failures: [name: string, answer: ModelAnswer, code: string][] = [
    ['an answer that is not JSON', { text: 'A fine title' }, 'assistant-unusable'],
    ['a wrong shape', { text: '{"seoTitle": "T"}' }, 'assistant-unusable'],
    [
      'blank texts',
      { text: '{"seoTitle": " ", "seoDescription": "D", "seoKeywords": ["k"]}' },
      'assistant-unusable',
    ],
    [
      'an endless title',
      {
        text: JSON.stringify({
          seoTitle: 'T'.repeat(301),
          seoDescription: 'D',
          seoKeywords: ['k'],
        }),
      },
      'assistant-unusable',
    ],
    ['a broken provider', { failure: 'status', status: 503, retryAfter: '0' }, 'assistant-faulty'],
    ['a refusal', { failure: 'refusal' }, 'assistant-declined'],
  ];
  testOnFile.for(failures)('fails for %s', async ([, answer, code], { database }) => {
    const model = await modelTest(database, () => answer);
    await expect(generateSeo(model.call, arabic, 'ar')).rejects.toMatchObject({ code });
  });
});
