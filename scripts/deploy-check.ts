/** `npm run deploy:check`: says what a server still lacks, with the settings of the site. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { openDatabase, sqliteFileOf } from '#platform/database/index.ts';
import { type Environment, readEnvironment } from '#platform/environment.ts';
import { StartupError } from '#platform/startup-error.ts';
import type { CheckResult } from './deploy-check/check-result.ts';
import { runChecks } from './deploy-check/run-checks.ts';
import { runCommand, UsageError } from './run-command.ts';

const usage = `Says what this server still lacks: settings, accounts, backups, machine, certificate, proxy. Run it with the
settings of the site, as its other commands, while the site runs. It changes nothing.

  npm run deploy:check
    -- --json               for programs
    -- --address <IP>       asks this address, where DNS does not lead to the server yet

It exits with 1 if a check fails.`;

const stateWords = {
  fail: 'FAIL   ',
  warn: 'warning',
  unknown: 'unknown',
  pass: 'ok     ',
} as const;

process.exitCode = await runCommand({
  usage,
  options: { json: { type: 'boolean' }, address: { type: 'string' } },
  async run({ words, options, variables }) {
    if (words.length > 0) throw new UsageError('There must be options alone');
    const address = typeof options.address === 'string' ? options.address : undefined;
    if (address !== undefined && isIP(address) === 0)
      throw new UsageError('--address must be an IP address, such as 203.0.113.7');
    const results = await check(readEnvironment(variables), address);
    return {
      lines: options.json ? JSON.stringify(results, null, 2) : describe(results),
      exitCode: results.some(({ state }) => state === 'fail') ? 1 : 0,
    };
  },
});

async function check(
  environment: Environment,
  address: string | undefined,
): Promise<CheckResult[]> {
  const file = sqliteFileOf(environment.databaseUrl);
  // Opening it would create it.
  if (file !== null && !existsSync(file))
    throw new StartupError(
      `There is no database at ${file}. Start the site first, and run this with its DATABASE_URL`,
    );
  const database = await openDatabase(environment.databaseUrl);
  try {
    const target = { siteUrl: new URL(environment.siteUrl), address };
    return await runChecks({ environment, database, target, now: new Date() });
  } finally {
    await database.destroy();
  }
}

function describe(results: readonly CheckResult[]): string {
  const count = (state: CheckResult['state']) =>
    results.filter((result) => result.state === state).length;
  const lines = results.flatMap(({ state, found, why, todo }) => [
    `${stateWords[state]}  ${found}`,
    ...(why ? [`         why: ${why}`] : []),
    ...(todo ? [`         do:  ${todo}`] : []),
  ]);
  const sum = `${count('fail')} failed, ${count('warn')} warnings, ${count('unknown')} unknown, ${count('pass')} ok`;
  return [...lines, '', sum].join('\n');
}
