import '@tanstack/react-start/server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const nonces = new AsyncLocalStorage<string>();

/**
 * Renders a page whose own inline scripts and styles carry a nonce. It tells `post-process-html.ts` which ones are not
 * injected: only this rendering knows the nonce.
 */
export async function renderWithNonce<Result>(
  render: (nonce: string) => Promise<Result>,
): Promise<Result> {
  const nonce = randomBytes(16).toString('base64url');
  return await nonces.run(nonce, () => render(nonce));
}

/** The nonce of the current rendering; undefined in development. */
export function renderNonce(): string | undefined {
  return nonces.getStore();
}
