import { company } from '#content/company.ts';
import { languages } from '#i18n/languages.ts';
import { dayMs } from '#language/durations.ts';

/** RFC 9116 recommends less than a year. Midnight, so that the text changes only once a day. */
export function securityTextExpiry(): string {
  const today = Math.floor(Date.now() / dayMs) * dayMs;
  return new Date(today + 300 * dayMs).toISOString();
}

/** `security.txt` (RFC 9116): where to report a vulnerability. */
export function writeSecurityText(siteUrl: string, expires: string): string {
  return `Contact: mailto:${company.salesEmail}
Expires: ${expires}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${siteUrl}/.well-known/security.txt
`;
}
