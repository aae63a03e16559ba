/** What the build calls the file of React alone, which runs before the others. */
export const reactChunk = 'react';
