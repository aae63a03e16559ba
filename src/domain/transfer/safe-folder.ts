import { constants } from 'node:fs';
import { open, readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { TransferError } from './transfer-error.ts';

/** Of one folder. */
const maxFiles = 200_000;
const maxDepth = 20;

/** What a folder has: paths relative to it, with `/`, sorted. */
export type FolderListing = { files: string[]; links: string[] };

/**
 * Lists the files below a folder. Hidden files, `node_modules` and symbolic links are left out; links are named,
 * because they may lead anywhere on the disk.
 *
 * @throws {TransferError} past 200,000 files or 20 levels
 */
export async function listFolder(root: string): Promise<FolderListing> {
  const listing: FolderListing = { files: [], links: [] };
  await collect(root, '', 1, listing);
  listing.files.sort();
  return listing;
}

async function collect(root: string, inside: string, depth: number, listing: FolderListing) {
  if (depth > maxDepth)
    throw new TransferError(`${root} has more than ${maxDepth} levels of folders at ${inside}`);
  for (const entry of await readdir(join(root, inside), { withFileTypes: true })) {
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    if (entry.isSymbolicLink()) listing.links.push(path);
    else if (entry.isDirectory()) await collect(root, path, depth + 1, listing);
    else if (entry.isFile()) listing.files.push(path);
    if (listing.files.length > maxFiles)
      throw new TransferError(`${root} has more than ${maxFiles} files: import a part of it`);
  }
}

/**
 * The real path of a file below a folder.
 *
 * @param path relative to the folder, from a text that may be hostile
 * @returns null if there is no such file, or it is outside of the folder, also by a symbolic link
 */
export async function findInside(root: string, path: string): Promise<string | null> {
  if (path.includes('\0')) return null;
  try {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(join(root, path))]);
    const way = relative(realRoot, real);
    return way === '' || way === '..' || way.startsWith(`..${sep}`) ? null : real;
  } catch {
    return null;
  }
}

/**
 * Reads a file of a folder that somebody else made.
 *
 * @throws {TransferError} if it is outside of the folder, no plain file, or larger than the limit
 */
export async function readInside(root: string, path: string, maxBytes: number): Promise<Buffer> {
  const real = await findInside(root, path);
  if (real === null) throw new TransferError(`${path} is missing, or leads out of the folder`);
  return await readBounded(real, maxBytes);
}

/** @throws {TransferError} if it is no plain file, a link, or larger than the limit */
export async function readBounded(path: string, maxBytes: number): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
  try {
    const { size } = await file.stat().then((stats) => {
      if (!stats.isFile()) throw new TransferError(`${path} must be a file`);
      return stats;
    });
    if (size > maxBytes)
      throw new TransferError(`${path} must have at most ${maxBytes} bytes; it has ${size}`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
