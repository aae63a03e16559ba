/** A picture may have at most this many megabytes; the server answers 413 to more. */
export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;
