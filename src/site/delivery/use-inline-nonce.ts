import { useRouter } from '@tanstack/react-router';

/**
 * What every inline script and style of ours bears while the server renders it: one without it does not get into the page's
 * policy, and browsers leave it out (`post-process-html.ts`). Undefined in the browser, where it is gone.
 */
export function useInlineNonce(): string | undefined {
  return useRouter().options.ssr?.nonce;
}
