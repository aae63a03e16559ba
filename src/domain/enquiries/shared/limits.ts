/** Characters, as `maxlength` counts them. */
export const enquiryLimits = { name: 100, contact: 200, message: 5_000 } as const;

/**
 * Characters that a field of the form takes: a text that is too long is refused, and not cut. The server reads all
 * fields of that length in any script (`maxBodyBytes` of `server/form-post.ts`).
 */
export const typedLimits = { name: 5_000, contact: 5_000, message: 20_000 } as const;
