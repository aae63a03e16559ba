import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { DomainError } from '#domain/domain-error.ts';

/** OWASP's password storage cheat sheet: Argon2id with 19 MiB, 2 passes and 1 lane. */
const memoryKiB = 19_456;
const passes = 2;
const parallelism = 1;
const saltBytes = 16;
const hashBytes = 32;
/** Argon2 1.3, the only version that Node makes. */
const version = 19;

/**
 * All hashes of the process pass here, one at a time. A flood of logins then takes one core and 19 MiB, and leaves the
 * rest to the visitors of the public pages. Who has proved before who they are waits in a queue of their own, which a
 * flood from elsewhere can't fill.
 */
const queues = { open: pLimit(1), known: pLimit(1) };
/** A full queue of hashes is empty again within about a second. */
const maxWaiting = 16;
/** Of these, from one address: as many as its wrong passwords for one account may be. */
const maxWaitingOfOneAddress = 5;
const waitingOf = new Map<string, number>();
const retryAfterSeconds = 1;

const deriveKey = promisify(argon2);

/** Where a hash waits for its turn. */
export type Turn = {
  queue: keyof typeof queues;
  /** What counts as one address; left out where nobody else can ask for the hash. */
  address?: string;
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
  turn: Turn = { queue: 'open' },
): Promise<string> {
  const salt = randomBytes(saltBytes);
  const parameters = { memoryKiB, passes, parallelism, salt };
  return toPhc({ ...parameters, hash: await derive(password, parameters, hashBytes, turn) });
}

/**
 * Takes the same time for an account that does not exist as for a wrong password.
 *
 * @param stored what `hashPassword` gave; undefined where there is no such account
 * @throws {DomainError} `busy` when too many hashes wait already
 */
export async function verifyPassword(
  password: string,
  stored: string | undefined,
  turn: Turn = { queue: 'open' },
): Promise<boolean> {
  const { hash, ...parameters } = stored === undefined ? hashOfNobody : fromPhc(stored);
  const derived = await derive(password, parameters, hash.length, turn);
  return timingSafeEqual(derived, hash) && stored !== undefined;
}

/** @returns false where a hash would be refused */
export function hasRoomFor({ queue, address }: Turn): boolean {
  const { activeCount, pendingCount } = queues[queue];
  const isQueueFull = activeCount + pendingCount > maxWaiting;
  const ofAddress = address === undefined ? 0 : (waitingOf.get(address) ?? 0);
  return !isQueueFull && ofAddress < maxWaitingOfOneAddress;
}

export function tooManyHashesWait(): DomainError {
  return new DomainError('busy', 'Too many people sign in at this moment; try again shortly', {
    retryAfterSeconds,
  });
}

/** Random bytes that no password is known to give. */
const hashOfNobody: Argon2Hash = {
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
  turn: Turn,
): Promise<Buffer> {
  // NIST SP 800-63B: normalised, since keyboards write one and the same letter in several ways.
  const message = password.normalize('NFKC');
  if (!hasRoomFor(turn)) throw tooManyHashesWait();
  countWaiting(turn, 1);
  try {
    return await queues[turn.queue](() =>
      deriveKey('argon2id', { message, nonce, memory, passes, parallelism, tagLength }),
    );
  } finally {
    countWaiting(turn, -1);
  }
}

function countWaiting({ address }: Turn, change: number): void {
  if (address === undefined) return;
  const count = (waitingOf.get(address) ?? 0) + change;
  if (count > 0) waitingOf.set(address, count);
  else waitingOf.delete(address);
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

/** PHC leaves the padding out. */
function toBase64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
