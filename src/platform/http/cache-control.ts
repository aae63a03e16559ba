/** Of a response whose URL has the hash of its content: another content has another URL (RFC 8246). */
export const immutableCacheControl = 'public, max-age=31536000, immutable';
