import { createHash } from 'node:crypto';
import { type Rejection, rejections } from '#content/rejections.ts';
import { directionOf } from '#i18n/languages.ts';
import { languageOfPath, pathInLanguage } from '#i18n/paths.ts';
import { lightSurface } from '#theme.ts';

/** Colours as in the light theme of `ui/tokens.css`. The fonts are the system's, so that the page loads nothing. */
const style = `body{margin:0;background:${lightSurface};color:#14251f;font:1.125rem/1.7 system-ui,sans-serif}main{max-width:34rem;margin-inline:auto;padding:5rem 1.5rem}h1{font-size:2rem;line-height:1.4}a{display:inline-block;padding:.5rem 1rem;background:#e2b44f;color:#14251f;font-weight:600;text-decoration:none}textarea{box-sizing:border-box;width:100%;margin-block:.5rem 1.5rem;padding:.75rem;border:1px solid #857f6d;background:#fff;color:inherit;font:inherit}a:focus-visible{outline:3px solid #1b5e4a;outline-offset:2px}`;

/** The page's content security policy: only its own style. */
export const rejectionPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/**
 * A whole page that says why the request was rejected, in the language of the path, without rendering React.
 *
 * @param path of the request; the page shows nothing of it
 * @param typed what a visitor wrote and the page gives back, for a copy
 */
export function rejectionPage(rejection: Rejection, path: string, typed = ''): string {
  const language = languageOfPath(path);
  const { title, text } = rejections[language][rejection];
  const kept = typed.trim()
    ? `<label>${rejections[language].typed}<textarea readonly rows="8">\n${escaped(typed)}</textarea></label>`
    : '';
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p>${kept}<p><a href="${pathInLanguage('/', language)}">${rejections[language].home}</a></p></main></body></html>`;
}

/** For the content of a `textarea`, in which no tag can begin, and which may not end early. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
