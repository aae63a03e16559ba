import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Runs code in a new process, whose standard output is the log. */
async function linesOf(code: string): Promise<string[]> {
  const script = `import { log, startLog, withRequestId } from '#platform/log/index.ts'; ${code}`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout.trim().split('\n');
}

test('each entry is one line, without secrets, with the id of its request', async () => {
  const lines = await linesOf(`
    await startLog({ level: 'info', secrets: ['sk-canary"1234', undefined, 'abc'] });
    log.debug('not told');
    const error = Object.assign(new Error('refused\\nsk-canary"1234\\u001b[2J'), { code: 'E1', apiKey: 'other-key', requestBody: 'text' });
    withRequestId('r-1', () => log.error({ err: new Error('outer', { cause: error }) }, 'line one\\nline two'));
    log.warn({ authorization: 'Bearer abc.def', headers: 'Authorization: Bearer xyz-1', body: '{"password":"hunter22","name":"abc"}' });
    log.warn('postgres://site:hunter22@db/site?sslmode=require and api_key=k-99 and Basic dXNlcjpwYXNz, https://site/kurdish/review/0123abcd?x /api/review/remarks');
  `);
  const [failure, headers, words] = lines.map((line) => JSON.parse(line));
  expect(lines).toHaveLength(3);
  expect(failure).toMatchObject({ level: 'error', requestId: 'r-1', msg: 'line one\nline two' });
  expect(failure.err).toEqual({
    type: 'Error',
    message: 'outer',
    stack: expect.stringContaining('at '),
    cause: {
      type: 'Error',
      message: 'refused\n***\u001b[2J',
      stack: expect.stringContaining('at '),
      code: 'E1',
    },
  });
  expect(headers).toMatchObject({
    authorization: 'Bearer ***',
    headers: 'Authorization: Bearer ***',
  });
  expect(headers.body).toBe('{"password":"***","name":"abc"}');
  expect(words.msg).toBe(
    'postgres://site:***@db/site?sslmode=require and api_key=*** and Basic ***, https://site/kurdish/review/***?x /api/review/remarks',
  );
  expect(lines.join('')).not.toMatch(/sk-canary|other-key|hunter22|xyz-1|k-99|[^\x20-\x7e]/);
});
