import {
  hasKurdishLetters,
  judge,
  judgeText,
  localDomain,
  type Sending,
  wholeWords,
} from '#domain/spam/index.ts';
import type { DoubtReason } from '#domain/spam/shared/doubt-reasons.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import type { Submission } from './read-submission.ts';
import { parseContact } from './shared/contact.ts';

/** What an enquiry is judged by. */
type Judged = Pick<Submission, 'fields' | 'reach'> & Sending;

/** Somebody who wants something made, in English, Arabic, Turkish, and Kurdish in Latin letters. */
const hasBuyersVoice = wholeWords([
  /(?:i|we)(?:'d)? (?:only |just |also )?(?:need|want|would like|like) (?:an?|one|every|some\w*|to (?:make|build|have|know|show|ask|see))/,
  /looking for (?:an?|someone|somebody)|how (?:much|long)|what (?:would|is|does)[^.!?]{0,25}(?:cost|price)/,
  /(?:do|can|could|does) (?:you|your)|my (?:shop|app|website|phone|father|brother|company)/,
  /our (?:\w+ )?(?:shop|website|site|branches|warehouse|patients|customers|developer|students)/,
  /(?:ا|ن)رید|(?:ا|ن)حتاج|محتاجین|عندی|عدنا|عدنه|عندنا|شنو|شکد|بکم|السعر|ممکن اعرف|موقعنا|شرکتنا/,
  /fiyat\w*|ariyoruz|istiyor\w*|slaw|nrx\w*|chand\w*|webm|dawet|dam\w*wet/,
]);

/**
 * Whether an enquiry may be spam, and what speaks against it. The voice of somebody who wants to buy, and an Iraqi
 * telephone number, speak for the sender.
 */
export function judgeEnquiry(judged: Judged): { isDoubtful: boolean; reasons: DoubtReason[] } {
  const { fields, reach } = judged;
  const { name, contact, message } = fields;
  const ownHost = reach.kind === 'email' ? reach.email.replace(/^.*@/, '') : undefined;
  const isContact = parseContact(message) !== null;
  const written = judgeText({ name, message, ownHost, isContact });
  if (message === contact && !isContact) written.push({ reason: 'test', weight: 3 });
  return judge(judged, written, trustOf(judged));
}

/** What speaks for the sender. */
function trustOf({ fields: { message }, reach }: Judged): number {
  const isLocal =
    reach.kind === 'phone' ? reach.international.startsWith('+964') : localDomain.test(reach.email);
  const isBuyer = hasKurdishLetters(message) || hasBuyersVoice(foldForSearch(message));
  return (isLocal ? 1 : 0) + (isBuyer ? 1 : 0);
}
