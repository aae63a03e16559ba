import { describe, expect } from 'vitest';
import type { TranslationServiceName } from '#platform/model-settings.ts';
import {
  type ServiceFailure,
  startTranslationServer,
} from '../../../tests/fakes/translation-services/server.ts';
import { testOnFile } from '../../../tests/support/each-engine.ts';
import { editorCalls } from '../../../tests/support/editor-calls.ts';
import { settingsFor, text, translatePaths } from '../../../tests/support/translation-services.ts';

describe('an error of a translation service', () => {
  const google = (code: number, message: string, reason: string, status = '') => ({
    status: code,
    json: { error: { code, message, status, errors: [{ message, domain: 'global', reason }] } },
  });
  const azure = (code: number) => ({
    status: Math.floor(code / 1_000),
    json: { error: { code, message: 'The secret is 42' } },
  });
  const deepl = (status: number, message = 'The secret is 42') => ({ status, json: { message } });
  const invalidKey = {
    status: 400,
    json: { error: { code: 400, details: [{ reason: 'API_KEY_INVALID' }] } },
  };
  const disabled = {
    status: 403,
    json: {
      error: { code: 403, status: 'PERMISSION_DENIED', details: [{ reason: 'SERVICE_DISABLED' }] },
    },
  };
  const slow = { retryAfter: '0' };
  const cases: [TranslationServiceName, ServiceFailure, code: string, says: RegExp][] = [
    ['google-translate', invalidKey, 'key-refused', /AI_API_KEY_AR/],
    ['google-translate', disabled, 'key-refused', /AI_API_KEY_AR.*enable it/],
    ['google-translate', google(403, 'Billing', 'billingNotEnabled'), 'out-of-credit', /billing/],
    [
      'google-translate',
      google(403, 'Daily Limit Exceeded', 'dailyLimitExceeded'),
      'out-of-credit',
      /quota/,
    ],
    [
      'google-translate',
      { ...google(403, 'User Rate Limit Exceeded', 'userRateLimitExceeded'), ...slow },
      'overloaded',
      /few minutes/,
    ],
    [
      'google-translate',
      { ...google(429, 'Quota', 'x', 'RESOURCE_EXHAUSTED'), ...slow },
      'overloaded',
      /few minutes/,
    ],
    [
      'google-translate',
      google(400, 'Bad language pair: en|ar', 'invalid'),
      'language-unknown',
      /AI_PROVIDER_AR/,
    ],
    [
      'google-translate',
      google(400, 'Too many text segments', 'invalid'),
      'request-refused',
      /too long/,
    ],
    ['google-translate', google(403, 'Forbidden', 'forbidden'), 'key-refused', /AI_API_KEY_AR/],
    [
      'google-translate',
      { ...google(503, 'Backend', 'backendError'), ...slow },
      'faulty',
      /moment/,
    ],
    ['azure-translator', azure(401_000), 'key-refused', /AI_API_KEY_AR, and AI_REGION_AR/],
    ['azure-translator', azure(403_000), 'key-refused', /AI_API_KEY_AR/],
    ['azure-translator', azure(403_001), 'out-of-credit', /credit/],
    ['azure-translator', azure(400_036), 'language-unknown', /AI_PROVIDER_AR/],
    ['azure-translator', azure(400_002), 'model-unknown', /AI_MODEL_AR/],
    ['azure-translator', azure(400_077), 'request-refused', /too long/],
    ['azure-translator', { ...azure(408_001), ...slow }, 'unavailable', /preparing/],
    ['azure-translator', { ...azure(429_000), ...slow }, 'overloaded', /few minutes/],
    ['azure-translator', { ...azure(503_000), ...slow }, 'faulty', /moment/],
    ['deepl', deepl(403), 'key-refused', /AI_API_KEY_AR/],
    ['deepl', deepl(456), 'out-of-credit', /credit/],
    ['deepl', deepl(413), 'request-refused', /too long/],
    [
      'deepl',
      deepl(400, "Value for 'target_lang' not supported."),
      'language-unknown',
      /AI_PROVIDER_AR/,
    ],
    ['deepl', deepl(400, "Value for 'model_type' not supported."), 'model-unknown', /AI_MODEL_AR/],
    ['deepl', deepl(404), 'model-unknown', /AI_BASE_URL_AR/],
    ['deepl', { ...deepl(429), ...slow }, 'overloaded', /few minutes/],
    ['deepl', { ...deepl(529), ...slow }, 'overloaded', /few minutes/],
    ['deepl', { ...deepl(504), ...slow }, 'faulty', /moment/],
  ];
  const always: [failure: ServiceFailure, code: string, says: RegExp][] = [
    [{ status: 200, text: '{"half":' }, 'unusable', /could not be used/],
    [{ status: 200, json: [{ translations: [] }] }, 'unusable', /could not be used/],
    [{ status: 200, text: '' }, 'unusable', /could not be used/],
    [{ status: 200, text: '<p>Welcome', type: 'text/html' }, 'model-unknown', /AI_BASE_URL_AR/],
    [{ status: 500, text: '<p>no JSON', retryAfter: '0' }, 'faulty', /moment/],
    ['break', 'cut-off', /line to the provider was cut/],
  ];
  testOnFile.for([
    ...cases,
    ...always.flatMap(([failure, code, says]) =>
      (['google-translate', 'azure-translator', 'deepl'] as const).map(
        (service) => [service, failure, code, says] as const,
      ),
    ),
  ])('%s, %j: assistant-%s', async ([service, failure, code, says], { database }) => {
    const server = await startTranslationServer({ fail: () => failure });
    const call = await editorCalls(database, { assistant: settingsFor(server, service, 'ar') });
    const { status, body } = await call('POST', translatePaths.ar, text);
    expect(body).toMatchObject({ code: `assistant-${code}`, error: expect.stringMatching(says) });
    expect(status).toBe(503);
    expect(JSON.stringify(body)).not.toMatch(/secret|service-key/);
    const runs = await database.selectFrom('assistant_runs').select('outcome').execute();
    expect(runs).toEqual([{ outcome: `assistant-${code}` }]);
  });

  testOnFile('says how long to wait', async ({ database }) => {
    const server = await startTranslationServer({
      fail: () => ({ status: 429, retryAfter: '90' }),
    });
    for (const service of ['google-translate', 'azure-translator', 'deepl'] as const) {
      const call = await editorCalls(database, { assistant: settingsFor(server, service, 'ar') });
      const { headers } = await call('POST', translatePaths.ar, text);
      expect(headers.get('retry-after')).toBe('90');
    }
  });
});
