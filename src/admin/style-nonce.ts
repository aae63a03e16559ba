declare global {
  var __webpack_nonce__: string | undefined;
}

/**
 * Lets the styles into the panel that its libraries add while they run: the server puts it into the panel's page and into its
 * policy. Empty where there is no policy, as in development.
 */
export const styleNonce = findNonce();

function findNonce(): string {
  if (typeof document === 'undefined') return '';
  const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '';
  // By this name Radix's lock of scrolling asks for it (npm get-nonce).
  globalThis.__webpack_nonce__ = nonce;
  return nonce;
}
