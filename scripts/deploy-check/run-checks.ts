import type { Database } from '#platform/database/index.ts';
import type { Environment } from '#platform/environment.ts';
import { checkAccounts } from './accounts.ts';
import { checkBackups } from './backups.ts';
import { type CheckResult, fail, messageOf, pass, unknown } from './check-result.ts';
import { checkDatabase } from './database.ts';
import { judgeMachine, readMachine } from './machine.ts';
import { checkMail } from './mail.ts';
import { checkSettings } from './settings.ts';
import { type Answer, ask, type Target } from './web/ask.ts';
import { checkNames } from './web/names.ts';
import { checkCrawlers, checkPages } from './web/pages.ts';
import { checkTls } from './web/tls.ts';
import { checkTrustProxy } from './web/trust-proxy.ts';

/**
 * All checks, in the order in which they are shown. One that fails by an error says so and ends no other.
 *
 * @param options.target where the site is asked
 */
export async function runChecks(options: {
  environment: Environment;
  database: Database;
  target: Target;
  now: Date;
}): Promise<CheckResult[]> {
  const { environment, database, target, now } = options;
  const { databaseUrl } = environment;
  return (
    await Promise.all([
      checkSettings(environment),
      guarded('accounts', checkAccounts(database)),
      guarded('backup', checkBackups(database, environment, now)),
      guarded('database', checkDatabase(database, databaseUrl)),
      guarded('mail', checkMail(environment)),
      guarded('machine', readMachine(databaseUrl).then(judgeMachine)),
      guarded('web', checkWeb(target, database, now)),
    ])
  ).flat();
}

/** As a visitor reaches the site. */
async function checkWeb(target: Target, database: Database, now: Date): Promise<CheckResult[]> {
  const { siteUrl } = target;
  const isHttps = siteUrl.protocol === 'https:';
  const encrypted = isHttps ? [checkTls(target, now), checkNames(target)] : [];
  const home = await ask(target, siteUrl).catch(messageOf);
  if (typeof home === 'string' || home.status !== 200)
    return [await Promise.all(encrypted), notReached(siteUrl, home)].flat(2);
  const results = await Promise.all([
    pass('reached', `${siteUrl.origin} answers`),
    ...encrypted,
    guarded('trust-proxy', checkTrustProxy(target, database)),
    guarded('pages', checkPages(target, home)),
    guarded('crawlers', checkCrawlers(target)),
  ]);
  return results.flat();
}

function notReached({ origin }: URL, home: string | Answer): CheckResult {
  return fail(
    'reached',
    `${origin} ${typeof home === 'string' ? `does not answer: ${home}` : `answers ${home.status}`}`,
    'no visitor gets there, and what the proxy does could not be looked at',
    'start the site, and see that DNS and the proxy lead to it',
  );
}

async function guarded(
  id: string,
  work: Promise<CheckResult | CheckResult[]>,
): Promise<CheckResult | CheckResult[]> {
  return await work.catch((error: unknown) =>
    unknown(
      id,
      `This could not be looked at: ${messageOf(error)}`,
      '',
      'report it, with this line',
    ),
  );
}
