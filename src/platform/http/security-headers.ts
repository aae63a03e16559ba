import '@tanstack/react-start/server-only';

/** Header names with their values. */
export type HeaderLines = readonly (readonly [name: string, value: string])[];

/** The security headers for a content type; null stands for a response without a body. */
export type SecurityHeadersFor = (contentType: string | null) => HeaderLines;

/**
 * The security headers of every response. Pages have a `Content-Security-Policy` of their own
 * (`content-security-policy.ts`); the policy here, for all other documents, allows nothing.
 *
 * @param siteUrl `SITE_URL`; https adds HSTS for a year (ASVS 5.0, 3.4.1)
 */
export function createSecurityHeaders(siteUrl: string): SecurityHeadersFor {
  const common: HeaderLines = [
    ...(siteUrl.startsWith('https:')
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] as const]
      : []),
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', permissionsPolicy],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
  const documents: HeaderLines = [
    ...common,
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    [cspHeader, denyAll],
  ];
  const media: HeaderLines = [
    ...common,
    // Link previews and feed readers embed images on their own pages.
    ['Cross-Origin-Resource-Policy', 'cross-origin'],
    [cspHeader, standaloneImage],
  ];
  return (contentType) => (/^(?:image|video)\//.test(contentType ?? '') ? media : documents);
}

export const cspHeader = 'Content-Security-Policy';

/** For an image that is opened alone: the browser wraps it in a document with a style of its own, which must work. */
const standaloneImage =
  "script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox allow-scripts";

const denyAll = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Features that could spy on visitors or act for them. The list is short because every response carries it, and has no
 * name that Chromium does not know: it would log a warning.
 */
const permissionsPolicy = [
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
