import { expect, test } from 'vitest';
import { compressors } from './content-encoding.ts';

/** The bits of a frame's descriptor that say how its size is written (RFC 8878, 3.1.1.1.1). */
const sizeBits = 0b1110_0000;

test.each(['fast', 'small'] as const)(
  'zstd knows the size of what it compresses: %s',
  async (effort) => {
    const frame = await compressors.zstd(Buffer.from('A page. '.repeat(1_000)), effort);
    const descriptor = frame[4] ?? 0;
    expect(descriptor & sizeBits).not.toBe(0);
  },
);
