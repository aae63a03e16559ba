const headerLength = 13;
const extension = 0x21;
const frame = 0x2c;

/**
 * Tells whether a GIF breaks off: its decoder is content when the first frame is whole. One that lacks nothing but its
 * end marker is not meant.
 *
 * Source: GIF89a specification, sections 15 to 27.
 */
export function endsInsideBlock(gif: Buffer): boolean {
  let at = headerLength + colourTableLength(gif[10]);
  while (at < gif.length) {
    if (gif[at] === extension) at = skipSubBlocks(gif, at + 2);
    else if (gif[at] === frame) at = skipSubBlocks(gif, at + 11 + colourTableLength(gif[at + 9]));
    else return false;
  }
  return at > gif.length;
}

/** @param flags the packed fields of a screen or of a frame */
function colourTableLength(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** @returns where the next block starts; beyond the end when the file breaks off */
function skipSubBlocks(gif: Buffer, start: number): number {
  let at = start;
  for (;;) {
    const length = gif[at];
    if (length === undefined) return gif.length + 1;
    at += 1 + length;
    if (length === 0) return at;
  }
}
