import {
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join, posix } from 'node:path';
import type { ServerChannel } from 'ssh2';

/** How the server is unlike a good one. */
export type SftpBehaviour = {
  /** Answers no request. */
  hangs?: boolean;
  /** Lists files without end. */
  listsForever?: boolean;
  /** Sends this many bytes for each read, however many are asked for. */
  bytesForEachRead?: number;
  /** Refuses each write as a full disk does, and says so only by OpenSSH's extension. */
  isFull?: boolean;
  /** Refuses whatever changes something. */
  isReadOnly?: boolean;
  /** Responses that were sent. */
  sent: number;
};

type Open = { file: number } | { entries: string[]; folder: string };

const status = { ok: 0, endOfFile: 1, noSuchFile: 2, denied: 3, failure: 4, unsupported: 8 };

/**
 * Serves a folder by the SSH File Transfer Protocol, version 3, as OpenSSH does: without words for a full disk.
 * https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-02
 */
export function serveSftp(channel: ServerChannel, root: string, behaviour: SftpBehaviour): void {
  const handles = new Map<string, Open>();
  let unread = Buffer.alloc(0);
  const pathOf = (path: string) => join(root, posix.normalize(`/${path}`));
  const send = (type: number, ...parts: Buffer[]) => {
    const payload = Buffer.concat([Buffer.from([type]), ...parts]);
    behaviour.sent += 1;
    channel.write(Buffer.concat([uint32(payload.length), payload]));
  };
  const sendStatus = (id: number, code: number) =>
    send(101, uint32(id), uint32(code), string('Failure'), string(''));
  const sendHandle = (id: number, open: Open) => {
    const handle = String(handles.size);
    handles.set(handle, open);
    send(102, uint32(id), string(handle));
  };
  const fileOf = (read: Reader) => {
    const open = handles.get(read.string());
    if (!open || !('file' in open)) throw new Error('not an open file');
    return open.file;
  };

  const handlers: Partial<Record<number, (id: number, read: Reader) => void>> = {
    // OPEN
    3(id, read) {
      const path = pathOf(read.string());
      const writes = (read.uint32() & 2) !== 0;
      if (writes && behaviour.isReadOnly) return sendStatus(id, status.denied);
      sendHandle(id, { file: openSync(path, writes ? 'w' : 'r', 0o600) });
    },
    // CLOSE
    4(id, read) {
      const name = read.string();
      const open = handles.get(name);
      if (open && 'file' in open) closeSync(open.file);
      handles.set(name, { entries: [], folder: '' });
      sendStatus(id, status.ok);
    },
    // READ
    5(id, read) {
      const file = fileOf(read);
      const at = read.uint64();
      const data = Buffer.alloc(behaviour.bytesForEachRead ?? read.uint32(), 'x');
      const length = readSync(file, data, 0, data.length, at);
      if (length === 0 && behaviour.bytesForEachRead === undefined)
        return sendStatus(id, status.endOfFile);
      send(103, uint32(id), string(behaviour.bytesForEachRead ? data : data.subarray(0, length)));
    },
    // WRITE
    6(id, read) {
      const file = fileOf(read);
      const at = read.uint64();
      if (behaviour.isFull) return sendStatus(id, status.failure);
      const data = read.bytes();
      writeSync(file, data, 0, data.length, at);
      sendStatus(id, status.ok);
    },
    // FSTAT
    8: (id, read) => send(105, uint32(id), attributes(fstatSync(fileOf(read)))),
    // FSETSTAT
    10: (id) => sendStatus(id, status.ok),
    // OPENDIR
    11(id, read) {
      const folder = pathOf(read.string());
      sendHandle(id, { entries: readdirSync(folder), folder });
    },
    // READDIR
    12(id, read) {
      const open = handles.get(read.string());
      if (!open || !('entries' in open)) return sendStatus(id, status.failure);
      const names = behaviour.listsForever
        ? Array.from({ length: 100 }, (_, index) => `file-${index}`)
        : open.entries.splice(0, 100);
      if (names.length === 0) return sendStatus(id, status.endOfFile);
      const entries = names.flatMap((name) => [
        ...[string(name), string(name)],
        attributes(
          behaviour.listsForever ? { size: 1, mtimeMs: 0 } : statSync(join(open.folder, name)),
        ),
      ]);
      send(104, uint32(id), uint32(names.length), ...entries);
    },
    // REMOVE
    13(id, read) {
      if (behaviour.isReadOnly) return sendStatus(id, status.denied);
      unlinkSync(pathOf(read.string()));
      sendStatus(id, status.ok);
    },
    // RENAME
    18(id, read) {
      renameSync(pathOf(read.string()), pathOf(read.string()));
      sendStatus(id, status.ok);
    },
    // EXTENDED
    200(id, read) {
      if (read.string() !== 'statvfs@openssh.com') return sendStatus(id, status.unsupported);
      const [block, blocks, free] = [4_096, 1_000_000, behaviour.isFull ? 1 : 900_000];
      const numbers = [block, block, blocks, free, free, blocks, free, free, 0, 0, 255];
      send(201, uint32(id), ...numbers.map(uint64));
    },
  };

  const handle = (packet: Buffer) => {
    const type = packet[0] ?? 0;
    if (type === 1) return send(2, uint32(3), string('statvfs@openssh.com'), string('2'));
    if (behaviour.hangs) return;
    const read = reader(packet.subarray(1));
    const id = read.uint32();
    try {
      const known = handlers[type];
      if (known) known(id, read);
      else sendStatus(id, status.unsupported);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : '';
      sendStatus(id, code === 'ENOENT' ? status.noSuchFile : status.failure);
    }
  };
  channel.on('data', (chunk: Buffer) => {
    unread = Buffer.concat([unread, chunk]);
    while (unread.length >= 4 && unread.length >= 4 + unread.readUInt32BE()) {
      const end = 4 + unread.readUInt32BE();
      const packet = unread.subarray(4, end);
      unread = unread.subarray(end);
      handle(packet);
    }
  });
  channel.on('error', () => undefined);
}

type Reader = ReturnType<typeof reader>;

function reader(packet: Buffer) {
  let at = 0;
  const read = {
    uint32() {
      at += 4;
      return packet.readUInt32BE(at - 4);
    },
    uint64() {
      at += 8;
      return Number(packet.readBigUInt64BE(at - 8));
    },
    bytes() {
      const length = read.uint32();
      at += length;
      return packet.subarray(at - length, at);
    },
    string: () => read.bytes().toString(),
  };
  return read;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
}

function string(value: string | Buffer): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([uint32(bytes.length), bytes]);
}

/** Size, and the times of access and change. */
function attributes({ size, mtimeMs }: { size: number; mtimeMs: number }): Buffer {
  const seconds = uint32(Math.floor(mtimeMs / 1_000));
  return Buffer.concat([uint32(1 | 8), uint64(size), seconds, seconds]);
}
