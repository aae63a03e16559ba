import type { Finding, WrittenText } from './finding.ts';

const link = /(?:https?:\/\/|www\.)([\p{L}\p{N}.-]{3,100})/giu;

/** Sites on which people show their own work, and which therefore tell nothing. */
const ordinaryHosts =
  /(?:^|\.)(?:instagram\.com|facebook\.com|fb\.com|tiktok\.com|youtube\.com|youtu\.be|linkedin\.com|github\.com|gitlab\.com|figma\.com|behance\.net|google\.com|goo\.gl|wa\.me|apple\.com|opensooq\.com)$/;

/** Services that hide where a link leads. */
const shorteners = /\b(?:bit\.ly|tinyurl\.com|t\.co|cutt\.ly|is\.gd|ow\.ly|rb\.gy|shorturl\.at)\//i;

/** Of Iraq and of its Kurdistan Region. */
export const localDomain = /\.(?:iq|krd)$/;

const many = 3;

/** What the links of a text say. Those to the sender's own host don't count. */
export function judgeLinks({ name, message, ownHost }: WrittenText): Finding[] {
  const text = `${name}\n${message}`;
  if (shorteners.test(text)) return [{ reason: 'links', weight: 3 }];
  const foreign = [...text.matchAll(link)]
    .map(([, host = '']) =>
      host
        .toLowerCase()
        .replace(/^www\./, '')
        .replace(/\.$/, ''),
    )
    .filter((host) => host !== ownHost && !ordinaryHosts.test(host) && !localDomain.test(host));
  if (foreign.length === 0) return [];
  return [{ reason: 'links', weight: foreign.length >= many ? 3 : 2 }];
}
