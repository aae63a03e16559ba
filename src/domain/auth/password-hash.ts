import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { DomainError } from '#domain/domain-error.ts';

/** The parameters of OWASP's password storage cheat sheet: Argon2id with 19 MiB, 2 passes and 1 lane. */
const memoryKiB = 19_456;
const passes = 2;
const parallelism = 1;
const saltBytes = 16;
const hashBytes = 32;
/** Argon2 1.3, the only version that Node supports. */
const version = 19;

/**
 * The process computes one hash at a time in each queue, so a flood of logins takes one core and 19 MiB and leaves the
 * rest to public pages. Sessions, and IP addresses and devices that the account knows, use the queue `known`, which a
 * flood from elsewhere can't fill.
 */
const queues = { open: pLimit(1), known: pLimit(1) };
/** The process computes this many hashes within about a second. */
const maxWaiting = 16;
/** Hashes that may wait for one IP address: as many as its wrong passwords for one account. */
const maxWaitingPerIpAddress = 5;
const waitingOf = new Map<string, number>();
const retryAfterSeconds = 1;

const deriveKey = promisify(argon2);

/** The place of a hash in a queue. */
export type HashQueueSlot = {
  queue: keyof typeof queues;
  /** The IP address or network that counts as one; left out where nobody else can cause the hash. */
  ipAddress?: string;
};

type Argon2Hash = {
  memoryKiB: number;
  passes: number;
  parallelism: number;
  salt: Buffer;
  hash: Buffer;
};

/**
 * @returns Argon2id in PHC format, with its own parameters and salt
 * @throws {DomainError} `busy` when too many hashes wait already
 */
export async function hashPassword(
  password: string,
  slot: HashQueueSlot = { queue: 'open' },
): Promise<string> {
  const salt = randomBytes(saltBytes);
  const parameters = { memoryKiB, passes, parallelism, salt };
  return toPhc({ ...parameters, hash: await derive(password, parameters, hashBytes, slot) });
}

/**
 * Takes as long for an unknown account as for a wrong password.
 *
 * @param stored the result of `hashPassword`; undefined for an unknown account
 * @throws {DomainError} `busy` when too many hashes wait already
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  slot: HashQueueSlot = { queue: 'open' },
): Promise<boolean> {
  const { hash, ...parameters } = stored === undefined ? dummyHash : fromPhc(stored);
  const derived = await derive(password, parameters, hash.length, slot);
  return timingSafeEqual(derived, hash) && stored !== undefined;
}

/** Whether a hash can still join the queue. */
export function hasCapacity({ queue, ipAddress }: HashQueueSlot): boolean {
  const { activeCount, pendingCount } = queues[queue];
  const isQueueFull = activeCount + pendingCount > maxWaiting;
  const ofIpAddress = ipAddress === undefined ? 0 : (waitingOf.get(ipAddress) ?? 0);
  return !isQueueFull && ofIpAddress < maxWaitingPerIpAddress;
}

export function queueFull(): DomainError {
  return new DomainError('busy', 'Too many people sign in at this moment; try again shortly', {
    retryAfterSeconds,
  });
}

/** Random bytes that match no known password. */
const dummyHash: Argon2Hash = {
  memoryKiB,
  passes,
  parallelism,
  salt: randomBytes(saltBytes),
  hash: randomBytes(hashBytes),
};

async function derive(
  password: string,
  { memoryKiB: memory, passes, parallelism, salt: nonce }: Omit<Argon2Hash, 'hash'>,
  tagLength: number,
  slot: HashQueueSlot,
): Promise<Buffer> {
  // NIST SP 800-63B: normalised, because keyboards write the same letter in several ways.
  const message = password.normalize('NFKC');
  if (!hasCapacity(slot)) throw queueFull();
  countWaiting(slot, 1);
  try {
    return await queues[slot.queue](() =>
      deriveKey('argon2id', { message, nonce, memory, passes, parallelism, tagLength }),
    );
  } finally {
    countWaiting(slot, -1);
  }
}

function countWaiting({ ipAddress }: HashQueueSlot, change: number): void {
  if (ipAddress === undefined) return;
  const count = (waitingOf.get(ipAddress) ?? 0) + change;
  if (count > 0) waitingOf.set(ipAddress, count);
  else waitingOf.delete(ipAddress);
}

function toPhc({ memoryKiB, passes, parallelism, salt, hash }: Argon2Hash): string {
  const parameters = `m=${memoryKiB},t=${passes},p=${parallelism}`;
  return `$argon2id$v=${version}$${parameters}$${toBase64(salt)}$${toBase64(hash)}`;
}

const phcFormat =
  /^\$argon2id\$v=19\$m=(?<m>\d+),t=(?<t>\d+),p=(?<p>\d+)\$(?<salt>[A-Za-z0-9+/]+)\$(?<hash>[A-Za-z0-9+/]+)$/;

function fromPhc(phc: string): Argon2Hash {
  const parts = phcFormat.exec(phc)?.groups;
  if (!parts) throw new Error('A stored password is no Argon2id hash in PHC format');
  return {
    memoryKiB: Number(parts.m),
    passes: Number(parts.t),
    parallelism: Number(parts.p),
    salt: Buffer.from(parts.salt ?? '', 'base64'),
    hash: Buffer.from(parts.hash ?? '', 'base64'),
  };
}

/** PHC omits the padding. */
function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
