const headerLength = 13;
const extension = 0x21;
const frame = 0x2c;

/**
 * Whether a GIF is cut off: its decoder accepts it when the first frame is whole. A GIF that lacks only its end marker
 * passes.
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

/** @returns where the next block starts; beyond the end if the file is cut off */
function skipSubBlocks(gif: Buffer, start: number): number {
  let at = start;
  for (;;) {
    const length = gif[at];
    if (length === undefined) return gif.length + 1;
    at += 1 + length;
    if (length === 0) return at;
  }
}
