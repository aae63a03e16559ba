import { useHydrated } from '@tanstack/react-router';
import { useInlineNonce } from './use-inline-nonce.ts';

/** Paths of this site that are no pages, or no pages for readers. */
const noPages = ['/admin', '/admin/*', '/api/*', '/media/*', '/share/*', '/p/*', '/*.*'];

const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: noPages } },
    { not: { selector_matches: '[download], [target]' } },
  ],
};

/**
 * Says what browsers may load ahead until React handles links. A likely page is prefetched, for example when the mouse
 * rests on its link; on a phone the browser decides. When a link is pressed, its page is prerendered. Browsers ignore
 * the rules for readers who save data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
});

export function SpeculationRules() {
  const nonce = useInlineNonce();
  if (useHydrated()) return null;
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, the same for every visitor
      dangerouslySetInnerHTML={{ __html: speculationRules }}
    />
  );
}
