/** `npm run deploy:check`: says what a server still lacks, with the settings of the site. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { openDatabase } from '#platform/database/index.ts';
import { readEnvironment } from '#platform/environment.ts';
import { StartupError } from '#platform/startup-error.ts';
import type { CheckResult } from './deploy-check/check-result.ts';
import { runChecks } from './deploy-check/run-checks.ts';

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

process.exitCode = await main();

async function main(): Promise<number> {
  const options = parse();
  if (options === null) {
    console.error(usage);
    return 2;
  }
  if (options.help) {
    console.log(usage);
    return 0;
  }
  try {
    const results = await check(options.address);
    console.log(options.json ? JSON.stringify(results, null, 2) : describe(results));
    return results.some(({ state }) => state === 'fail') ? 1 : 0;
  } catch (error) {
    // The settings are wrong, or there is no database: nothing can be said of the rest.
    console.error(error instanceof StartupError ? error.message : error);
    return 1;
  }
}

function parse(): { json: boolean; help: boolean; address?: string | undefined } | null {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        address: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return values.address !== undefined && isIP(values.address) === 0 ? null : values;
  } catch {
    return null;
  }
}

async function check(address: string | undefined): Promise<CheckResult[]> {
  const environment = readEnvironment(process.env);
  const [, file] = /^file:(.+)/.exec(environment.databaseUrl) ?? [];
  // Opening it would create it.
  if (file !== undefined && !existsSync(file))
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
