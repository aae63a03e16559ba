import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configuredChannels } from '#domain/enquiries/index.ts';
import {
  mailText,
  type SafetySources,
  startBackupScheduler,
  startJobProcess,
  startMonitor,
} from '#domain/safety/index.ts';
import type { Database, DatabaseSize } from '#platform/database/index.ts';
import type { Environment } from '#platform/environment.ts';
import { sendMail } from '#platform/mail/index.ts';
import { modelsOf } from '#platform/model-settings.ts';
import { version } from '../../package.json';

type Clocks = { readClock: () => Promise<Date>; readChangeToken: () => Promise<string> };

/** What the owner's page tells of this process and its settings. */
export function createSafetySources(
  { siteUrl, timeZone, backup, assistant, delivery }: Environment,
  readSize: () => Promise<DatabaseSize>,
): SafetySources {
  const hasModel = modelsOf(assistant).some(({ provider }) => provider !== undefined);
  return {
    version,
    siteUrl,
    timeZone,
    readSize,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    backup: { isSet: backup.target !== undefined, minutes: backup.minutes },
    assistant: { isSet: hasModel, monthlyLimit: assistant.monthlyLimit },
    channels: configuredChannels(delivery),
    mailTo: delivery.mail?.to ?? [],
  };
}

/**
 * Starts the backup scheduler and the monitor.
 *
 * @returns a function that stops both
 */
export function startSafety(
  database: Database,
  environment: Environment,
  { sources, ...clocks }: Clocks & { sources: SafetySources },
): () => Promise<void> {
  const { siteUrl, delivery } = environment;
  const { mail: settings } = delivery;
  const stopBackups = startBackups(database, environment, clocks);
  const stopMonitor = startMonitor(database, {
    sources,
    readClock: clocks.readClock,
    sendMail:
      settings &&
      (async (mail) => await sendMail(settings, { ...mailText(mail, siteUrl), key: mail.key })),
  });
  return async () => {
    await stopMonitor();
    await stopBackups();
  };
}

/** Starts the backup scheduler if BACKUP_TO is set. In development there is no built site to prove a backup by. */
function startBackups(
  database: Database,
  { backup, backupKey, timeZone }: Environment,
  clocks: Clocks,
): () => Promise<void> {
  if (!import.meta.env.PROD || !backup.target || backupKey === undefined) return async () => {};
  // Beside the script that runs this process; in a release all scripts are bundles.
  const scripts = ['backup-job.js', 'backup-job.ts'];
  const paths = scripts.map((name) => join(dirname(process.argv[1] ?? ''), name));
  const script = paths.find((path) => existsSync(path)) ?? '';
  return startBackupScheduler(database, {
    ...clocks,
    timeZone,
    backupKey,
    minutes: backup.minutes,
    runJob: (request, signal) => startJobProcess(script, request, signal),
  });
}
