import { type Source, sources } from '#domain/analytics/shared/dimensions.ts';
import { cleanText } from '#domain/reviews/shared/remark.ts';
import type { Language } from '#i18n/languages.ts';
import { type Contact, parseContact } from './shared/contact.ts';
import type { EnquiryFields, EnquiryProblem } from './shared/fields.ts';
import { enquiryLimits } from './shared/limits.ts';

/** An enquiry as it was sent, with what its page says about it. */
export type Submission = {
  fields: EnquiryFields;
  reach: Contact;
  language: Language;
  page: string;
  source: Source;
  campaign: string;
  /** Whether a field is filled that nobody sees. */
  isTrapped: boolean;
  /** How long the visitor wrote; null without script. */
  tookMs: number | null;
  proof: string;
};

const maxPathLength = 300;
const maxCampaignLength = 60;

/** @returns the submission, or what was typed with everything that is wrong with it */
export function readSubmission(
  given: URLSearchParams,
  { language, page }: { language: Language; page: string },
): Submission | { fields: EnquiryFields; problems: EnquiryProblem[] } {
  const text = (name: string) => cleanText(given.get(name) ?? '');
  const line = (name: string) => text(name).replace(/\s+/g, ' ').trim();
  const fields = { name: line('name'), contact: line('contact'), message: text('message').trim() };
  const reach = parseContact(fields.contact);
  const problems = problemsOf(fields, reach);
  if (problems.length > 0 || !reach) return { fields, problems };
  const took = line('took');
  const source = line('source');
  return {
    fields,
    reach,
    language,
    page: pathOf(line('page')) ?? pathOf(page) ?? '/',
    source: sources.find((name) => name === source) ?? 'direct',
    campaign: line('campaign').slice(0, maxCampaignLength).toWellFormed(),
    isTrapped: line('website') !== '',
    tookMs: /^\d{1,12}$/.test(took) ? Number(took) : null,
    proof: line('proof').slice(0, 40),
  };
}

function problemsOf(fields: EnquiryFields, reach: Contact | null): EnquiryProblem[] {
  const problems: EnquiryProblem[] = [];
  for (const field of ['name', 'contact', 'message'] as const)
    if (!/[\p{L}\p{N}\p{S}]/u.test(fields[field])) problems.push(`${field}Missing`);
    else if (fields[field].length > enquiryLimits[field]) problems.push(`${field}TooLong`);
    else if (field === 'contact' && !reach) problems.push('contactUnclear');
  return problems;
}

/** A path of this site, without its query. */
function pathOf(text: string): string | null {
  const [path = ''] = text.split(/[?#]/);
  return /^\/(?!\/)[\x21-\x7e]*$/.test(path) && path.length <= maxPathLength ? path : null;
}
