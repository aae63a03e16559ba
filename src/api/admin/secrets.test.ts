import { inspect } from 'node:util';
import { beforeEach, expect, onTestFinished } from 'vitest';
import { startLog } from '#platform/log/index.ts';
import {
  echoedFailures,
  startEchoingModelServer,
} from '../../../tests/fakes/echoing-model-server.ts';
import { modelProviders } from '../../../tests/fakes/model-server.ts';
import { addAdmin } from '../../../tests/support/add-admin.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { expectNoSecrets } from '../../../tests/support/expect-no-secrets.ts';
import { recordOutput } from '../../../tests/support/record-output.ts';
import { samplePayload } from '../../../tests/support/sample-post.ts';
import { signedInHeaders } from '../../../tests/support/signed-in.ts';
import { readStoredRows } from '../../../tests/support/stored-rows.ts';
import { withHiddenTables } from '../../../tests/support/with-hidden-tables.ts';
import { createApi } from '../index.ts';

const apiKey = 'sk-canary-key-4a1f6d';
const password = 'canary password 9c2e7b';

const assistantCalls = [
  'enhance-blog',
  'translate-kurdish',
  'translate-arabic',
  'generate-kurdish-seo',
  'generate-arabic-seo',
];

type SentRequest = [method: string, path: string, authorization: string, body?: object];

// The most verbose log, which does not know the secrets and so can't mask them.
beforeEach(async () => {
  await startLog({ level: 'trace', secrets: [] });
});

describeEachEngine('secrets', (test) => {
  test('the provider’s key is in no response, log or row, even if the provider repeats it', async ({
    database,
  }) => {
    const models = await startEchoingModelServer();
    onTestFinished(models.close);
    const output = recordOutput();
    const told: string[] = [];
    const body = JSON.stringify({ title: 'A title', content: 'One.\n\nTwo.' });
    for (const provider of modelProviders) {
      const assistant = { provider, model: 'm', apiKey, baseUrl: models.url };
      const api = createApi({ database, clientIpOf: () => '', assistant });
      const until = models.requests.length + echoedFailures;
      for (let count = 0; models.requests.length < until; count += 1) {
        const path = `/api/admin/${assistantCalls[count % assistantCalls.length]}`;
        const headers = {
          ...(await signedInHeaders(database, `${provider} ${count}`)),
          'content-type': 'application/json',
          accept: count % 2 === 0 ? 'text/event-stream' : 'application/json',
        };
        const answer = await api.request(path, { method: 'POST', headers, body });
        const text = await answer.text();
        expect(text).toMatch(/"code":"assistant-/);
        told.push(inspect([...answer.headers]), text);
      }
    }
    told.push(await storedText(database));
    expect(models.requests.every((request) => request.includes(apiKey))).toBe(true);
    expectNoSecrets(output() + told.join('\n'), [apiKey]);
  });

  test('a password and a token are in no response, log or row, even if the database fails', async ({
    database,
  }) => {
    await addAdmin(database, { username: 'dara', password });
    const api = createApi({ database, clientIpOf: () => '192.0.2.1' });
    const output = recordOutput();
    const told: string[] = [];
    const ask = async ([method, path, authorization, body]: SentRequest) => {
      const answer = await api.request(`/api/admin/${path}`, {
        method,
        headers: { authorization, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, text, told: inspect([...answer.headers]) + text };
    };
    const login = { username: 'dara', password };
    const { token } = JSON.parse((await ask(['POST', 'login', '', login])).text);
    const bearer = `Bearer ${token}`;
    const requests: SentRequest[] = [
      ['POST', 'login', bearer, { ...login, username: 'nobody' }],
      ['POST', 'login', bearer, { username: password, password }],
      ['POST', 'login', bearer, { ...login, password: [password] }],
      ['POST', 'login', bearer, { ...login, password: password.repeat(99) }],
      ['GET', 'session', bearer],
      ['POST', 'blog/posts', bearer, samplePayload()],
      ['POST', 'preview', bearer, { content: 1 }],
      ['GET', 'session', `Basic ${token}`],
      ['GET', 'session', `${bearer}x`],
    ];
    for (const request of requests) told.push((await ask(request)).told);
    told.push(await storedText(database));
    const failing: SentRequest[] = [
      ['POST', 'login', bearer, login],
      ['GET', 'session', bearer],
    ];
    await withHiddenTables(database, ['sessions'], async () => {
      for (const request of failing) {
        const answer = await ask(request);
        expect(answer.status).toBe(500);
        told.push(answer.told);
      }
    });
    // Both errors were logged, so the check above saw them.
    expect(output().match(/^\{"level":"error".*"msg":"request failed"\}$/gm)).toHaveLength(2);
    expectNoSecrets(output() + told.join('\n'), [password, token]);
  });
});

async function storedText(database: Parameters<typeof readStoredRows>[0]) {
  return JSON.stringify(await readStoredRows(database));
}
