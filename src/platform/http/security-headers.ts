import '@tanstack/react-start/server-only';

/** The header lines of one kind of answer. */
export type HeaderLines = readonly (readonly [name: string, value: string])[];

/** The lines for an answer of a content type; null where it has no body. They are made once and the same for all. */
export type SecurityHeaders = (contentType: string | null) => HeaderLines;

/**
 * What every answer says to browsers, so that they hold it in its bounds. Pages bring their own
 * `Content-Security-Policy` (`page-policy.ts`); what is no page may do nothing.
 *
 * @param siteUrl `SITE_URL`; where it is https, browsers keep to that for a year (ASVS 5.0, 3.4.1)
 */
export function createSecurityHeaders(siteUrl: string): SecurityHeaders {
  const everywhere: HeaderLines = [
    ...(siteUrl.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const]
      : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissions],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
  const documents: HeaderLines = [
    ...everywhere,
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [policyName, noRights],
  ];
  const pictures: HeaderLines = [
    ...everywhere,
    // Previews of links and feed readers show them on their own pages.
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
    [policyName, pictureAlone],
  ];
  return (contentType) => (/^(?:image|video)\//.test(contentType ?? '') ? pictures : documents);
}

export const policyName = 'Content-Security-Policy';

/** A browser shows one that is opened by itself in a page of its own making, with a style of its own. */
const pictureAlone =
  "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-scripts";

const noRights = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * What could spy on somebody or act for them; nobody on these pages asks for it. No more than that, since each name makes
 * readers on slow lines wait. Names that Chromium does not know would be warned of.
 */
const permissions = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');
