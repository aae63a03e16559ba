import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withLock } from './lock.ts';
import { currentRelease, makeCurrent, removeOtherReleases } from './releases.ts';

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const [old, now, next] = ['0123456789ab', '123456789abc', '23456789abcd'] as const;

test('the current release is the one that was made current last', () => {
  const releases = newFolder();
  for (const name of [now, next]) mkdirSync(join(releases, name));
  expect(currentRelease(releases)).toBeNull();
  for (const name of [now, next, now]) {
    makeCurrent(releases, name);
    expect(currentRelease(releases)).toBe(join(releases, name));
  }
});

test('removeOtherReleases deletes other releases, unfinished ones, and links that killed upgrades left', () => {
  const releases = newFolder();
  for (const name of [old, now, next, `${old}.part`, 'build', 'notes'])
    mkdirSync(join(releases, name));
  makeCurrent(releases, next);
  symlinkSync(old, join(releases, 'current.new-1'));
  writeFileSync(join(releases, 'build.log'), '');
  removeOtherReleases(releases, [now, next]);
  expect(readdirSync(releases).sort()).toEqual([
    now,
    next,
    'build',
    'build.log',
    'current',
    'notes',
  ]);
});

test('the lock lets one upgrade run at a time, and the next one takes it over from a process that exited', async () => {
  const path = join(newFolder(), 'lock');
  await withLock(path, async () => {
    await expect(withLock(path, async () => undefined)).rejects.toThrow(
      `Another upgrade is under way (process ${process.pid}). Nothing was changed`,
    );
  });
  // No process has this id: the largest of Linux is 4,194,304.
  writeFileSync(path, '99999999');
  let worked = false;
  await withLock(path, async () => {
    worked = true;
  });
  expect(worked).toBe(true);
});
