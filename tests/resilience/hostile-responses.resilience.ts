import { describe, expect, onTestFinished, vi } from 'vitest';
import { enhancePost, generateSeo, translatePost } from '#domain/assistant/index.ts';
import { seoAnswerCharacters } from '#domain/assistant/seo/schema.ts';
import { testOnFile } from '../support/each-engine.ts';
import { modelTest } from '../support/model-test.ts';

const draft = { title: 'A plan', content: 'One paragraph of a text.' };
const poisons = {
  escapes: String.raw`\u06d5`,
  'nested lists': '[',
  'nested objects': '{"a":',
  'nested objects in a list': '[{"a":',
  words: 'again and ',
};

describe('a response without end', () => {
  testOnFile.for(Object.entries(poisons))(
    'is left after what its fields can hold, and looked at a few times: %s',
    async ([, poison], { database }) => {
      // The clock of the progress events stands still, so that their number does not depend on the machine.
      vi.useFakeTimers({ toFake: ['performance'] });
      onTestFinished(() => {
        vi.useRealTimers();
      });
      const parse = vi.spyOn(JSON, 'parse');
      const model = await modelTest(database, () => ({
        failure: 'endless',
        text: `{"seoTitle":"${poison.repeat(20)}`,
      }));
      const unusable = { code: 'assistant-unusable' };
      for (const ask of [
        () => generateSeo(model.call, draft, 'ckb'),
        () => translatePost(model.call, draft, 'ckb'),
        () => enhancePost(model.call, draft),
      ])
        await expect(ask()).rejects.toMatchObject(unusable);
      const longest = Math.max(...parse.mock.calls.map(([text]) => text.length));
      parse.mockRestore();
      expect(longest).toBeLessThan(seoAnswerCharacters + 10_000);
      for (const { aborted } of model.requests) await aborted;
      expect(model.states.length).toBeLessThanOrEqual(model.requests.length);
    },
  );
});
