import { isbot } from 'isbot';
import { foldForSearch } from '#language/search/search-folding.ts';
import type { Submission } from '../read-submission.ts';
import type { DoubtReason } from '../shared/enquiry.ts';
import type { Finding } from './finding.ts';
import { judgeLinks } from './judge-links.ts';
import { judgeShape } from './judge-shape.ts';
import { wholeWords } from './phrase-rule.ts';
import { moneyPhrases } from './phrases-money.ts';
import { sellingPhrases } from './phrases-selling.ts';

/** What an enquiry is judged by. */
export type Judged = Pick<Submission, 'fields' | 'reach' | 'isTrapped' | 'tookMs'> & {
  userAgent: string;
  /** It came during a flood, without a proof of work. */
  isUnproven: boolean;
  /** Somebody else sent the same text. */
  isRepeated: boolean;
};

/** An enquiry whose findings weigh as much is doubtful. */
const threshold = 3;
/** Nobody reads the form and types in less. */
const quickMs = 2_000;

const phraseRules = [...sellingPhrases, ...moneyPhrases];

/** Somebody who wants something made, in English, Arabic, Turkish, and Kurdish in Latin letters. */
const hasBuyersVoice = wholeWords([
  /(?:i|we)(?:'d)? (?:only |just |also )?(?:need|want|would like|like) (?:an?|one|every|some\w*|to (?:make|build|have|know|show|ask|see))/,
  /looking for (?:an?|someone|somebody)|how (?:much|long)|what (?:would|is|does)[^.!?]{0,25}(?:cost|price)/,
  /(?:do|can|could|does) (?:you|your)|my (?:shop|app|website|phone|father|brother|company)/,
  /our (?:\w+ )?(?:shop|website|site|branches|warehouse|patients|customers|developer|students)/,
  /(?:ا|ن)رید|(?:ا|ن)حتاج|محتاجین|عندی|عدنا|عدنه|عندنا|شنو|شکد|بکم|السعر|ممکن اعرف|موقعنا|شرکتنا/,
  /fiyat\w*|ariyoruz|istiyor\w*|slaw|nrx\w*|chand\w*|webm|dawet|dam\w*wet/,
]);
/** Letters that only Kurdish and Persian have. Nobody sends spam in them so far. */
const kurdishLetters = /[ێۆڕڵڤپچژگ]/;

/**
 * Whether an enquiry may be spam, and what speaks against it. It may be wrong, so nothing is thrown away for it: what
 * is doubtful is kept apart.
 *
 * A finding about how it was sent weighs enough alone. Words and shape are added up, since a customer too may name
 * search engines, a loan or a link; the voice of somebody who wants to buy, and an Iraqi telephone number, speak for
 * the sender.
 */
export function judgeEnquiry(judged: Judged): { isDoubtful: boolean; reasons: DoubtReason[] } {
  const sent = judgeSending(judged);
  const written = judgeText(judged);
  const reasons = [...new Set([...sent, ...written].map(({ reason }) => reason))];
  const weight = sum(sent) + weigh(sum(written), trust(judged));
  return { isDoubtful: weight >= threshold, reasons };
}

/** Findings of a stranger without the voice of a customer weigh one more. */
function weigh(written: number, trusted: number): number {
  if (written === 0) return 0;
  return Math.max(0, trusted === 0 ? written + 1 : written - trusted);
}

function judgeSending(judged: Judged): Finding[] {
  const { isTrapped, tookMs, userAgent, isUnproven, isRepeated } = judged;
  const found: [boolean, DoubtReason][] = [
    [isTrapped, 'honeypot'],
    [tookMs !== null && tookMs < quickMs, 'quick'],
    [userAgent === '' || isbot(userAgent), 'program'],
    [isUnproven, 'unproven'],
    [isRepeated, 'repeated'],
  ];
  return found.flatMap(([isFound, reason]) => (isFound ? [{ reason, weight: threshold }] : []));
}

function judgeText({ fields, reach }: Judged): Finding[] {
  const text = foldForSearch(`${fields.name}\n${fields.message}`);
  const phrases = phraseRules.filter(({ isIn }) => isIn(text));
  return [...judgeShape(fields), ...judgeLinks(fields, reach), ...phrases];
}

/** What speaks for the sender. */
function trust({ fields: { message }, reach }: Judged): number {
  const isLocal =
    reach.kind === 'phone'
      ? reach.international.startsWith('+964')
      : /\.(?:iq|krd)$/.test(reach.email);
  const isBuyer = kurdishLetters.test(message) || hasBuyersVoice(foldForSearch(message));
  return (isLocal ? 1 : 0) + (isBuyer ? 1 : 0);
}

function sum(findings: readonly Finding[]): number {
  return findings.reduce((total, { weight }) => total + weight, 0);
}
