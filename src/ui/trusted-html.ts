/** As far as it is used here: TypeScript's DOM does not know Trusted Types yet. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: {
      createHTML: (text: string) => string | null;
      createScriptURL?: (address: string) => string | null;
    },
  ): { createHTML: (text: string) => TrustedHTML };
};

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

const own = globalThis.trustedTypes?.createPolicy('site-html', { createHTML: (text) => text });

/**
 * Marks a text as HTML that may stand in a page. Browsers with Trusted Types refuse any other text for `innerHTML`.
 *
 * @param html made by `src/markdown`, or by us word for word
 */
export function trustedHtml(html: string): string | TrustedHTML {
  return own?.createHTML(html) ?? html;
}

/**
 * What React and the router write by themselves: an empty script element and styles, where React has to make a page anew
 * because something changed it before React came (a text without `<` makes no element), and the site's own entry, which the
 * server took out of the page (`site/delivery/defer-hydration.ts`) and which is there already.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : null),
  createScriptURL: (address) => (/^\/assets\/[\w.-]+\.js$/.test(address) ? address : null),
});
