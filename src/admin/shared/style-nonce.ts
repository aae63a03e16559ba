declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * The CSP nonce for styles that libraries add at runtime. The server writes it into the page and the policy. It is
 * empty without a policy, as in development.
 */
export const styleNonce = findNonce();

function findNonce(): string {
  if (typeof document === 'undefined') return '';
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '';
  // Radix's scroll lock reads the nonce under this name (npm get-nonce).
  globalThis.__webpack_nonce__ = nonce;
  return nonce;
}
