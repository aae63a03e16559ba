import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { doubtReasons } from '#domain/spam/shared/doubt-reasons.ts';
import { browser, enquiryForm } from '../../../tests/support/sample-enquiry.ts';
import { judgeEnquiry } from './judge-enquiry.ts';
import { readSubmission } from './read-submission.ts';

const halves = ['tuning', 'held-out'] as const;

type Row = { name: string; contact: string; message: string };

function read(kind: 'bots' | 'real', half: (typeof halves)[number]): Row[] {
  const file = `tests/fixtures/enquiries/${kind}-${half}.jsonl`;
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** As if a patient person had typed it in a browser, unless something else is said. */
function judge(
  form: Record<string, string>,
  sending: Partial<
    Pick<Parameters<typeof judgeEnquiry>[0], 'userAgent' | 'isUnproven' | 'isRepeated'>
  > = {},
) {
  const submission = readSubmission(enquiryForm(form), { language: 'en', page: '/' });
  if ('problems' in submission) return { isRefused: true, isDoubtful: false, reasons: [] };
  const judgement = judgeEnquiry({
    ...submission,
    userAgent: browser,
    isUnproven: false,
    isRepeated: false,
    ...sending,
  });
  return { isRefused: false, ...judgement };
}

describe('by its words and shape alone', () => {
  const judged = (kind: 'bots' | 'real') =>
    halves
      .flatMap((half) => read(kind, half))
      .map(({ name, contact, message }) => ({
        message,
        judgement: judge({ name, contact, message }),
      }));

  test('fewer than 5 of over 1,000 posts of bots are in the list', () => {
    const bots = judged('bots');
    expect(bots.length).toBeGreaterThan(1_000);
    const inList = bots.filter(({ judgement }) => !judgement.isRefused && !judgement.isDoubtful);
    expect(inList.length).toBeLessThan(5);
  });

  test('no enquiry of over 200 people is refused, and none is doubtful', () => {
    const people = judged('real');
    expect(people.length).toBeGreaterThan(200);
    expect(people.filter(({ judgement }) => judgement.isRefused)).toEqual([]);
    const doubted = people.filter(({ judgement }) => judgement.isDoubtful);
    expect(doubted.map(({ message }) => message)).toEqual([]);
  });

  test('no kind of bot is told by a trap', () => {
    const reasons = new Set(judged('bots').flatMap(({ judgement }) => judgement.reasons));
    const ofSending = ['honeypot', 'quick', 'program', 'unproven', 'repeated'];
    expect([...reasons].sort()).toEqual(
      doubtReasons.filter((reason) => !ofSending.includes(reason)).sort(),
    );
  });
});

describe('by how it was sent, an enquiry with good words is doubtful', () => {
  test.each([
    ['a field is filled that nobody sees', 'honeypot', { website: 'x' }, {}],
    ['it took less than two seconds', 'quick', { took: '1999' }, {}],
    ['a program sent it', 'program', {}, { userAgent: 'python-requests/2.32' }],
    ['the browser has no name', 'program', {}, { userAgent: '' }],
    ['it came in a flood without a proof', 'unproven', {}, { isUnproven: true }],
    ['somebody else sent the same', 'repeated', {}, { isRepeated: true }],
  ] as const)('if %s', (_name, reason, form, sending) => {
    expect(judge(form, sending)).toMatchObject({ isDoubtful: true, reasons: [reason] });
  });

  test('but not without script', () => {
    expect(judge({ took: '' })).toMatchObject({ isDoubtful: false, reasons: [] });
  });
});
