import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { storeImage } from '#domain/media/index.ts';
import type { Database } from '#platform/database/index.ts';
import type { ModelAnswer } from '../../../../tests/fakes/model-answer.ts';
import { modelProviders } from '../../../../tests/fakes/model-server.ts';
import { answerByRules, describedPicture } from '../../../../tests/fakes/rule-based-model.ts';
import { testOnFile } from '../../../../tests/support/each-engine.ts';
import { modelTest } from '../../../../tests/support/model-test.ts';
import { describePicture } from './describe-picture.ts';

async function addPicture(database: Database, width = 40): Promise<string> {
  const pixels = { width, height: width / 2, channels: 3 as const, background: '#248' };
  const path = await storeImage(database, await sharp({ create: pixels }).png().toBuffer());
  return path.slice('/media/'.length, -'.jpg'.length);
}

describe('describePicture', () => {
  testOnFile.for(modelProviders)(
    'sends the picture, made small: %s',
    async (provider, { database }) => {
      const hash = await addPicture(database, 2_000);
      const model = await modelTest(database, answerByRules, provider);
      expect(await describePicture(model.call, hash)).toEqual(describedPicture);
      const [sent = ''] = model.requests[0]?.pictures ?? [];
      expect(await sharp(Buffer.from(sent, 'base64')).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1_024,
        height: 512,
      });
      expect(
        await database.selectFrom('assistant_runs').select(['task', 'outcome']).execute(),
      ).toEqual([{ task: 'describe', outcome: 'done' }]);
    },
  );

  testOnFile('corrects the orthography, and keeps each text in one line', async ({ database }) => {
    const hash = await addPicture(database);
    const answer = { seen: true, en: ' A\nlake ', ar: 'بحیرة', ckb: 'دەرياچە' };
    const model = await modelTest(database, () => ({ text: JSON.stringify(answer) }));
    expect(await describePicture(model.call, hash)).toEqual({
      en: 'A lake',
      ar: 'بحيرة',
      ckb: 'دەریاچە',
    });
  });

  const rejected = (status: number, message: string): ModelAnswer => ({
    failure: 'status',
    status,
    body: JSON.stringify({ error: { message } }),
    retryAfter: '0',
  });
  const failures: [name: string, answer: ModelAnswer, code: string][] = [
    [
      'a model that says so',
      { text: '{"seen":false,"en":"","ar":"","ckb":""}' },
      'assistant-sees-nothing',
    ],
    [
      'OpenAI',
      rejected(400, 'image_url is only supported by certain models.'),
      'assistant-sees-nothing',
    ],
    ['llama.cpp', rejected(500, 'image input is not supported; mmproj'), 'assistant-sees-nothing'],
    ['a server that only responds 422', rejected(422, 'Bad'), 'assistant-sees-nothing'],
    ['a provider with another error', rejected(500, 'Oops'), 'assistant-faulty'],
    ['a wrong key', rejected(401, 'image_url'), 'assistant-key-refused'],
    [
      'a missing language',
      { text: '{"seen":true,"en":"A","ar":" ","ckb":"ئا"}' },
      'assistant-unusable',
    ],
    [
      'a text that is too long',
      { text: JSON.stringify({ seen: true, en: 'x'.repeat(501), ar: 'a', ckb: 'b' }) },
      'assistant-unusable',
    ],
  ];
  testOnFile.for(failures)('fails for %s', async ([, answer, code], { database }) => {
    const hash = await addPicture(database);
    const model = await modelTest(database, () => answer);
    await expect(describePicture(model.call, hash)).rejects.toMatchObject({ code });
  });
});
