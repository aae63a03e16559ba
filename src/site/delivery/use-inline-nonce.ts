import { useRouter } from '@tanstack/react-router';

/**
 * The nonce of the site's inline scripts and styles while the server renders. The page's policy leaves out scripts and
 * styles without it, and browsers then don't run them (`post-process-html.ts`). Undefined in the browser.
 */
export function useInlineNonce(): string | undefined {
  return useRouter().options.ssr?.nonce;
}
