import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnvironment, settingNames } from './environment.ts';
import { StartupError } from './startup-error.ts';

test('no variable is required', () => {
  expect(readEnvironment({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    siteUrl: 'http://localhost:3000',
    databaseUrl: 'file:data/site.db',
    adminUsername: 'admin',
    trustedProxies: 0,
    logLevel: 'info',
    pageCacheBytes: 64 * 1024 * 1024,
    timeZone: 'Asia/Baghdad',
    historyDays: 730,
    enquiryDays: 365,
    delivery: {},
    numbersDays: 180,
    offersOfflineReading: true,
    assistant: {},
    backup: { minutes: 15, keep: { hours: 24, days: 14, weeks: 8 } },
  });
});

test('an empty variable counts as unset', () => {
  const empty = { HOST: '', PORT: '', SITE_URL: '', DATABASE_URL: '', TRUST_PROXY: '' };
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
});

test('ignores variables of other programs', () => {
  expect(readEnvironment({ PATH: '/bin', port: 'x', UNSET: undefined })).toEqual(
    readEnvironment({}),
  );
});

describe('accepts', () => {
  test.each([
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::', { host: '::' }],
    ['ADMIN_USERNAME', 'shilan@lutka.krd', { adminUsername: 'shilan@lutka.krd' }],
    ['ADMIN_PASSWORD', '  8 signs', { adminPassword: '  8 signs' }],
    ['ADMIN_PASSWORD', 'گ'.repeat(128), { adminPassword: 'گ'.repeat(128) }],
    ['PORT', '8080', { port: 8080, siteUrl: 'http://localhost:8080' }],
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65535 }],
    ['SITE_URL', 'https://site.example', { siteUrl: 'https://site.example' }],
    ['SITE_URL', 'https://site.example/', { siteUrl: 'https://site.example' }],
    ['SITE_URL', 'HTTPS://Site.Example', { siteUrl: 'https://site.example' }],
    ['SITE_URL', ' https://site.example ', { siteUrl: 'https://site.example' }],
    ['SITE_URL', 'http://10.0.0.1:8080', { siteUrl: 'http://10.0.0.1:8080' }],
    ['SITE_URL', 'https://لووتکە.krd', { siteUrl: 'https://xn--pgb5cma00cqi.krd' }],
    ['DATABASE_URL', 'file:/var/lib/site.db', { databaseUrl: 'file:/var/lib/site.db' }],
    ['DATABASE_URL', 'postgres://a:b@c/d', { databaseUrl: 'postgres://a:b@c/d' }],
    ['DATABASE_URL', 'postgresql://a:b@c/d', { databaseUrl: 'postgresql://a:b@c/d' }],
    ['PAGE_CACHE_MB', '1', { pageCacheBytes: 1024 * 1024 }],
    ['SITE_TIME_ZONE', 'Europe/Berlin', { timeZone: 'Europe/Berlin' }],
    ['HISTORY_DAYS', '1', { historyDays: 1 }],
    ['OFFLINE_READING', 'off', { offersOfflineReading: false }],
    ['NUMBERS_DAYS', '1', { numbersDays: 1 }],
    ['TRUST_PROXY', '0', { trustedProxies: 0 }],
    ['TRUST_PROXY', '1', { trustedProxies: 1 }],
    ['TRUST_PROXY', '10', { trustedProxies: 10 }],
    ['ENQUIRY_DAYS', '3650', { enquiryDays: 3650 }],
    ['BACKUP_MINUTES', '1', { backup: { minutes: 1 } }],
    ['BACKUP_KEEP', '0/7/1000', { backup: { keep: { hours: 0, days: 7, weeks: 1000 } } }],
    ['AI_PROVIDER', 'openai', { assistant: { provider: 'openai' } }],
    ['AI_PROVIDER', 'openai-compatible', { assistant: { provider: 'openai-compatible' } }],
    ['AI_MODEL', 'hf.co/org/model:Q4_K_M', { assistant: { model: 'hf.co/org/model:Q4_K_M' } }],
    ['AI_API_KEY', 'sk-proj-1_a', { assistant: { apiKey: 'sk-proj-1_a' } }],
    ['AI_BASE_URL', 'http://[::1]:11434/v1', { assistant: { baseUrl: 'http://[::1]:11434/v1' } }],
    ['AI_BASE_URL', 'https://ai.example', { assistant: { baseUrl: 'https://ai.example' } }],
    ['AI_PROVIDER_CKB', 'google', { assistant: { ckb: { provider: 'google' } } }],
    ['AI_MODEL_AR', 'm', { assistant: { ar: { model: 'm' } } }],
    ['AI_API_KEY_EN', 'k', { assistant: { en: { apiKey: 'k' } } }],
    [
      'AI_PROVIDER_CKB',
      'google-translate',
      { assistant: { ckb: { provider: 'google-translate' } } },
    ],
    ['AI_PROVIDER_AR', 'deepl', { assistant: { ar: { provider: 'deepl' } } }],
    ['AI_REGION_AR', 'uaenorth', { assistant: { ar: { region: 'uaenorth' } } }],
    ['AI_MONTHLY_LIMIT', '12.5', { assistant: { monthlyLimit: 12.5 } }],
    ['AI_PRICE', '0.3/2.5', { assistant: { price: { input: 0.3, output: 2.5 } } }],
  ])('%s=%s', (name, value, expected) => {
    expect(readEnvironment({ [name]: value })).toMatchObject(expected);
  });
});

describe('rejects a wrong value with a message that says what it must be:', () => {
  const port = 'must be a TCP port, 0 to 65535';
  const origin = 'must be the public origin without a path, such as https://example.com';
  const database = 'must be file:path/to/site.db or postgres://user:password@host/name';
  const proxies = 'must be the number of proxies in front, 0 to 10';
  const provider = 'must be one of openai, anthropic, google, openai-compatible';
  const secondPlace =
    'must be a folder that exists, such as file:/mnt/backups, a bucket, such as s3://bucket/folder, or a folder of another machine, such as sftp://user@host/folder';
  const hostKey =
    'must be the SHA256 fingerprint of a host key, such as ssh-keyscan host | ssh-keygen -lf - prints, or several with spaces between';
  const keep =
    'must be how many hours, days and weeks of backups stay, such as 24/14/8, each 0 to 1000';
  const storage =
    'must be the origin of the storage, such as https://s3.eu-central-1.amazonaws.com';
  const price =
    'must be US dollars: for a million tokens in and out, such as 0.3/2.5, or for a million characters of a translation service, such as 20';
  const invalidUrl = 'must be an http or https URL, such as http://localhost:11434/v1';
  test.each([
    ['PORT', 'x', port],
    ['PORT', '65536', port],
    ['PORT', '99999.5', port],
    ['PORT', '-1', port],
    ['PORT', '1e3', port],
    ['PORT', '0x50', port],
    ['PORT', ' ', port],
    ['PORT', '9'.repeat(400), port],
    ['SITE_URL', 'site.example', origin],
    ['SITE_URL', 'localhost:3000', origin],
    ['SITE_URL', 'ftp://site.example', origin],
    ['SITE_URL', 'https://site.example/blog', origin],
    ['SITE_URL', 'https://site.example//', origin],
    ['SITE_URL', 'https://site.example?', origin],
    ['SITE_URL', 'https://site.example?a', origin],
    ['SITE_URL', 'https://site.example#', origin],
    ['SITE_URL', 'https://name:password@site.example', origin],
    ['SITE_URL', 'https://', origin],
    ['SITE_URL', ' ', origin],
    ['DATABASE_URL', 'data/site.db', database],
    ['DATABASE_URL', 'file:', database],
    ['DATABASE_URL', 'mysql://a/b', database],
    ['DATABASE_URL', 'postgres://', database],
    ['ADMIN_USERNAME', 'shilan ahmed', 'must be 1 to 60 letters, digits, dots, hyphens, @ or _'],
    ['ADMIN_PASSWORD', '7 signs', 'must have at least 8 characters'],
    ['ADMIN_PASSWORD', 'x'.repeat(129), 'must have at most 128 characters'],
    ['ADMIN_PASSWORD', ' '.repeat(12), 'must not be blank'],
    ['PAGE_CACHE_MB', '0', 'must be a number of megabytes, 1 to 100000'],
    ['PAGE_CACHE_MB', '64MB', 'must be a number of megabytes, 1 to 100000'],
    ['SITE_TIME_ZONE', 'Baghdad', 'must be the name of a time zone, such as Asia/Baghdad'],
    ['OFFLINE_READING', 'yes', 'must be on or off'],
    ['HISTORY_DAYS', '0', 'must be a number of days, 1 to 36500'],
    ['NUMBERS_DAYS', '0', 'must be a number of days, 1 to 36500'],
    ['HISTORY_DAYS', '36501', 'must be a number of days, 1 to 36500'],
    ['TRUST_PROXY', 'true', proxies],
    ['TRUST_PROXY', '11', proxies],
    ['TRUST_PROXY', '-1', proxies],
    ['TRUST_PROXY', '1.5', proxies],
    ['TRUST_PROXY', ' ', proxies],
    ['BACKUP_TO', 'backups', secondPlace],
    ['BACKUP_TO', 'file:backups', secondPlace],
    ['BACKUP_TO', 's3://', secondPlace],
    ['BACKUP_TO', 's3://Bucket', secondPlace],
    ['BACKUP_TO', 's3://bucket/a b', secondPlace],
    ['BACKUP_TO', 'sftp://host/folder', secondPlace],
    ['BACKUP_TO', 'sftp://user@host', secondPlace],
    ['BACKUP_TO', 'sftp://user@host:0/folder', secondPlace],
    ['BACKUP_TO', 'sftp://user@host:65536/folder', secondPlace],
    ['BACKUP_TO', 'sftp://user:password@host/folder', secondPlace],
    ['BACKUP_TO', 'sftp://-oProxyCommand=x@host/folder', secondPlace],
    ['BACKUP_SSH_HOST_KEY', 'SHA256:short', hostKey],
    ['BACKUP_SSH_HOST_KEY', `MD5:${'A'.repeat(43)}`, hostKey],
    ['BACKUP_SSH_HOST_KEY', 'ssh-ed25519 AAAA', hostKey],
    ['BACKUP_SSH_KEY_FILE', 'id_ed25519', 'must be the absolute path of a private key file'],
    ['BACKUP_MINUTES', '0', 'must be a number of minutes, 1 to 1440'],
    ['BACKUP_KEEP', '24/14', keep],
    ['BACKUP_KEEP', '24/14/1001', keep],
    ['BACKUP_S3_ENDPOINT', 'https://key:secret@s3.example', storage],
    ['BACKUP_S3_ENDPOINT', 'https://s3.example/bucket', storage],
    ['ENQUIRY_DAYS', '0', 'must be a number of days, 1 to 3650'],
    ['AI_PROVIDER', 'ollama', provider],
    ['AI_PROVIDER', 'OpenAI', provider],
    ['AI_MODEL', 'llama 3', 'must be the name of a model, such as llama3.3:70b'],
    ['AI_API_KEY', 'sk-1\n', 'must be the key alone, without spaces or quotes around it'],
    ['AI_API_KEY', '“sk-1”', 'must be the key alone, without spaces or quotes around it'],
    ['AI_BASE_URL', 'localhost:11434', invalidUrl],
    ['AI_BASE_URL', 'ftp://ai.example', invalidUrl],
    ['AI_BASE_URL', 'https://name:password@ai.example', invalidUrl],
    ['AI_BASE_URL', 'https://ai.example/v1?key=1', invalidUrl],
    ['AI_BASE_URL', 'https://ai.example/v1#', invalidUrl],
    ['AI_PROVIDER_EN', 'ollama', provider],
    ['AI_PROVIDER', 'deepl', provider],
    ['AI_PROVIDER_EN', 'google-translate', provider],
    ['AI_PROVIDER_AR', 'ollama', `${provider}, google-translate, deepl, azure-translator`],
    [
      'AI_PROVIDER_CKB',
      'deepl',
      `${provider}, google-translate, azure-translator. DeepL would lose the links and code of a text in Kurdish`,
    ],
    ['AI_REGION_CKB', 'West Europe', 'must be the region of an Azure resource, such as westeurope'],
    ['AI_PRICE', 'cheap', price],
    ['AI_PRICE_CKB', '-1/2', price],
    // A language model has two prices.
    ['AI_PRICE', '20', price],
    ['AI_MONTHLY_LIMIT', 'much', 'must be US dollars, such as 20'],
    ['AI_MONTHLY_LIMIT', '-1', 'must be US dollars, such as 20'],
    ['AI_MONTHLY_LIMIT', '1e9', 'must be US dollars, such as 20'],
    ['AI_MODEL_CKB', 'llama 3', 'must be the name of a model, such as llama3.3:70b'],
    ['AI_BASE_URL_AR', 'localhost:11434', invalidUrl],
  ])('%s=%s', (name, value, message) => {
    expect(errorsIn({ [name]: value })).toEqual([`${name} ${message}`]);
  });
});

test('a monthly limit needs the price of each model', () => {
  const AI_MONTHLY_LIMIT = '20';
  const models = {
    AI_PROVIDER: 'openai',
    AI_MODEL: 'one',
    AI_MODEL_AR: 'another',
    AI_API_KEY_EN: 'k',
  };
  expect(errorsIn({ ...models, AI_MONTHLY_LIMIT })).toEqual([
    'AI_PRICE must be set with AI_MONTHLY_LIMIT',
    'AI_PRICE_EN must be set with AI_MONTHLY_LIMIT',
    'AI_PRICE_AR must be set with AI_MONTHLY_LIMIT',
  ]);
  // A key of its own asks the same model.
  const some = { ...models, AI_MONTHLY_LIMIT, AI_PRICE: '1/2' };
  expect(errorsIn(some)).toEqual(['AI_PRICE_AR must be set with AI_MONTHLY_LIMIT']);
  expect(errorsIn({ ...some, AI_PRICE_AR: '0/0' })).toEqual([]);
});

test('each wrong variable has one line', () => {
  const variables = {
    HOST: '0.0.0.0',
    PORT: 'x',
    SITE_URL: 'y',
    DATABASE_URL: 'z',
    TRUST_PROXY: 'w',
  };
  const lines = errorsIn(variables);
  expect(lines.map((line) => line.split(' ')[0])).toEqual([
    'PORT',
    'SITE_URL',
    'DATABASE_URL',
    'TRUST_PROXY',
  ]);
  expect(() => readEnvironment(variables)).toThrow(lines.join('\n'));
});

function errorsIn(variables: Record<string, string>): readonly string[] {
  try {
    readEnvironment(variables);
  } catch (error) {
    if (error instanceof StartupError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('.env.example', () => {
  const example = [...readFileSync('.env.example', 'utf8').matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)];
  const settings = Object.fromEntries(example.map(([, name, value]) => [name, value]));

  test('lists every setting once', () => {
    expect(example.map(([, name]) => name).sort()).toEqual([...settingNames].sort());
  });

  test('shows the defaults, and examples that the site accepts', () => {
    const defaults = Object.entries(readEnvironment({})).filter(
      ([name, value]) => typeof value !== 'object' && value !== undefined && name !== 'siteUrl',
    );
    expect(defaults.length).toBeGreaterThan(5);
    expect(readEnvironment(settings)).toMatchObject(Object.fromEntries(defaults));
  });
});
