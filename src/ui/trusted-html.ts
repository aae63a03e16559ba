/** The part of Trusted Types that is used here. TypeScript's DOM types lack it. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: {
      createHTML?: (text: string) => string | null;
      createScriptURL?: (url: string) => string | null;
    },
  ): {
    createHTML: (text: string) => TrustedHTML;
    createScriptURL: (url: string) => TrustedScriptURL;
  };
};

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

const own = globalThis.trustedTypes?.createPolicy('site-html', { createHTML: (text) => text });

/**
 * Marks a text as HTML that may be put into a page. Browsers with Trusted Types reject other texts for `innerHTML`.
 *
 * @param html made by `src/markdown`, or a constant of ours
 */
export function trustedHtml(html: string): string | TrustedHTML {
  return own?.createHTML(html) ?? html;
}

/**
 * Allows what React and the router write: an empty script element; styles, when React renders a page again because
 * something changed it before hydration (a text without `<` makes no element); and the site's own entry, which the
 * server removed from the HTML (`site/delivery/post-process-html.ts`) and which is loaded already.
 */
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : null),
  createScriptURL: (url) => (/^\/assets\/[\w.-]+\.js$/.test(url) ? url : null),
});
