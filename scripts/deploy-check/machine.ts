import { execFile } from 'node:child_process';
import { existsSync, statfsSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sqliteFileOf } from '#platform/database/index.ts';
import { type CheckResult, fail, pass, unknown, warn } from './check-result.ts';

const commandTimeoutMs = 5_000;

/** What was found out about the machine. */
export type Machine = {
  memoryMegabytes: number;
  /** Of the disk of the database, or of `data`. */
  freeMegabytes: number;
  /** 0 for PostgreSQL. */
  databaseMegabytes: number;
  /** Null where nothing says it. */
  isClockSynchronized: boolean | null;
  isContainer: boolean;
  /** The site's units of systemd, with whether they start with the machine; null without systemd. */
  units: { name: string; isEnabled: boolean }[] | null;
  /** Mode of /etc/site.env; null where there is none. */
  settingsFileMode: number | null;
};

export async function readMachine(databaseUrl: string): Promise<Machine> {
  const path = sqliteFileOf(databaseUrl);
  const file = path === null ? null : resolve(path);
  const folder = [file ? dirname(file) : resolve('data'), '.'].find((path) => existsSync(path));
  const { bavail, bsize } = statfsSync(folder ?? '.');
  const limit = process.constrainedMemory();
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  const synchronized = await outputOf('timedatectl', ['show', '-p', 'NTPSynchronized', '--value']);
  const units = await outputOf('systemctl', [
    ...['list-unit-files', '--no-legend', '--plain', '--type=service', 'site*'],
  ]);
  return {
    memoryMegabytes: Math.floor(memory / 1e6),
    freeMegabytes: Math.floor((bavail * bsize) / 1e6),
    databaseMegabytes: file && existsSync(file) ? Math.ceil(statSync(file).size / 1e6) : 0,
    isClockSynchronized: synchronized === null ? null : synchronized.trim() === 'yes',
    isContainer: ['/.dockerenv', '/run/.containerenv'].some((path) => existsSync(path)),
    units: units === null ? null : readUnits(units),
    settingsFileMode: existsSync('/etc/site.env') ? statSync('/etc/site.env').mode & 0o777 : null,
  };
}

async function outputOf(command: string, words: string[]): Promise<string | null> {
  try {
    return (await promisify(execFile)(command, words, { timeout: commandTimeoutMs })).stdout;
  } catch {
    return null;
  }
}

/** The unit that makes backups does not run the site. */
function readUnits(list: string): { name: string; isEnabled: boolean }[] {
  return list
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([name = '']) => /^site(?:@.*)?\.service$/.test(name))
    .map(([name = '', state]) => ({ name, isEnabled: state === 'enabled' }));
}

export function judgeMachine(machine: Machine): CheckResult[] {
  return [clock(machine), disk(machine), memory(machine), service(machine), settingsFile(machine)];
}

function clock({ isClockSynchronized }: Machine): CheckResult {
  if (isClockSynchronized) return pass('clock', 'The clock is set by the network');
  const why =
    'scheduled articles, sessions, codes of two-factor sign-in and certificates go by the clock';
  if (isClockSynchronized === null)
    return unknown(
      'clock',
      'Nothing says whether the clock is set by the network',
      why,
      'see that the machine runs chrony or systemd-timesyncd; a container has the clock of its machine',
    );
  return fail('clock', 'The clock is not set by the network', why, 'timedatectl set-ntp true');
}

function disk({ freeMegabytes, databaseMegabytes }: Machine): CheckResult {
  // The proof of a backup, and an upgrade, need a copy of the database each, and a backup.
  const needed = 1_000 + 3 * databaseMegabytes;
  const found = `The disk of the database has ${freeMegabytes} MB left; the database has ${databaseMegabytes} MB`;
  return freeMegabytes >= needed
    ? pass('disk', found)
    : fail(
        'disk',
        found,
        `backups, their proof and upgrades need room for copies: ${needed} MB`,
        'make room, or take a larger disk',
      );
}

function memory({ memoryMegabytes }: Machine): CheckResult {
  const found = `The machine, or the container, has ${memoryMegabytes} MB of memory`;
  const why = 'the site needs up to 375 MB at the very first start, and building it 1,500 MB';
  if (memoryMegabytes < 500) return fail('memory', found, why, 'take a larger machine');
  if (memoryMegabytes < 1_500)
    return warn('memory', found, why, 'build on another machine, or add swap before an upgrade');
  return pass('memory', found);
}

function service({ isContainer, units }: Machine): CheckResult {
  if (isContainer)
    return pass(
      'service',
      'It runs in a container (compose.yaml restarts it: restart: unless-stopped)',
    );
  const why = 'after a crash or a restart of the machine nobody would start the site again';
  const todo = 'install deploy/site.service: docs/operate.md';
  if (units === null)
    return warn(
      'service',
      'There is neither systemd nor a container',
      why,
      'see that something starts the site with the machine, and again when it ends',
    );
  const [first] = units;
  if (!first) return fail('service', 'systemd has no unit for the site', why, todo);
  const sleeping = units.filter(({ isEnabled, name }) => !isEnabled && !name.includes('@.'));
  if (sleeping.length > 0)
    return fail(
      'service',
      `Not started with the machine: ${sleeping.map(({ name }) => name).join(', ')}`,
      why,
      `systemctl enable ${sleeping.map(({ name }) => name).join(' ')}`,
    );
  return pass('service', `systemd starts it: ${units.map(({ name }) => name).join(', ')}`);
}

function settingsFile({ settingsFileMode: mode }: Machine): CheckResult {
  if (mode === null || (mode & 0o077) === 0)
    return pass(
      'settings-file',
      mode === null ? 'There is no /etc/site.env' : 'Only root can read /etc/site.env',
    );
  return fail(
    'settings-file',
    `Others can read /etc/site.env (mode ${mode.toString(8)})`,
    'it has the keys and passwords of the site',
    'chmod 600 /etc/site.env',
  );
}
