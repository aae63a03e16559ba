export type ResponseReader = {
  /** Reads the next bytes. `complete` at the last byte of a response. */
  read: (bytes: Buffer) => 'complete' | 'incomplete';
};

/**
 * Finds the end of each response on a connection that sends one request after the other: by `Content-Length`, or by the
 * empty last chunk.
 */
export function createResponseReader(): ResponseReader {
  let missing = 0;
  let chunks: Buffer | null = null;

  function begin(bytes: Buffer): void {
    const headLength = bytes.indexOf(endOfHead);
    const head = bytes.toString('latin1', 0, headLength);
    if (headLength < 0 || !head.startsWith('HTTP/1.1 200'))
      throw new Error(`The response must have status 200: ${head.slice(0, 200)}`);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) chunks = Buffer.alloc(0);
    else missing = headLength + endOfHead.length + Number(length);
  }

  return {
    read(bytes) {
      if (missing === 0 && chunks === null) begin(bytes);
      if (chunks === null) {
        missing -= bytes.length;
        return missing === 0 ? 'complete' : 'incomplete';
      }
      // The last chunk may arrive in two parts.
      chunks = Buffer.concat([chunks, bytes.subarray(-endOfChunks.length)]).subarray(
        -endOfChunks.length,
      );
      if (!chunks.equals(endOfChunks)) return 'incomplete';
      chunks = null;
      return 'complete';
    },
  };
}

const endOfHead = Buffer.from('\r\n\r\n');
const endOfChunks = Buffer.from('\r\n0\r\n\r\n');
