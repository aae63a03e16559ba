import { useHydrated } from '@tanstack/react-router';
import { useInlineNonce } from './use-inline-nonce.ts';

/** Addresses of this site that are no pages of it, or none for readers. */
const noPages = ['/admin', '/admin/*', '/api/*', '/media/*', '/share/*', '/p/*', '/*.*'];

const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: noPages } },
    { not: { selector_matches: '[download], [target]' } },
  ],
};

/**
 * What browsers that know speculation rules may load ahead, until React answers links itself. A page that is likely to
 * be asked for is fetched (a mouse rests on its link; what a phone takes for a sign is the browser's own rule), and made
 * ready unseen when its link is pressed. Browsers leave it where the reader saves data.
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
