import { expect, test } from 'vitest';
import { botPosts, realReaderRemarks } from '../../../../tests/support/reader-remarks.ts';
import { browser } from '../../../../tests/support/sample-enquiry.ts';
import { judgeReaderRemark } from './judge-reader-remark.ts';

type Remark = Parameters<typeof judgeReaderRemark>[0];

/** As if a patient person had typed it in a browser, unless something else is said. */
const patient = {
  isTrapped: false,
  tookMs: 40_000,
  userAgent: browser,
  isUnproven: false,
  isRepeated: false,
};

const marks = [
  'recieve',
  '2 days',
  'A website that loads in three second keeps its readers.',
  'Invest in good pictures before you invest in advertising.',
  'نرخەکە لە چوار هەزار دۆلارەوە دەست پێدەکات.',
  'محركات البحث تفضل الصفحات السريعة.',
];

/** A bot fills one field or both, or adds its text to the words that it finds in the field. */
function variantsOf(name: string, message: string): Remark[] {
  return marks.flatMap((words) => [
    { words, wording: '', comment: message, name },
    { words, wording: message, comment: '', name },
    { words, wording: message, comment: message, name },
    { words, wording: `${words} ${message}`, comment: '', name },
  ]);
}

test('none of over 1,000 posts of bots is in the list, whichever fields they fill', () => {
  const posts = botPosts();
  expect(posts.length).toBeGreaterThan(1_000);
  const inList = posts
    .flatMap(({ name, message }) => variantsOf(name, message))
    .filter((remark) => !judgeReaderRemark(remark, patient).isDoubtful);
  expect(inList).toEqual([]);
});

test('no remark of people in three languages is doubtful', () => {
  const people = realReaderRemarks();
  expect(people.length).toBeGreaterThan(60);
  const doubted = people
    .map((remark) => ({ ...remark, ...judgeReaderRemark(remark, patient) }))
    .filter(({ isDoubtful }) => isDoubtful);
  expect(doubted).toEqual([]);
});

test.each([
  ['a field is filled that nobody sees', 'honeypot', { isTrapped: true }],
  ['it took less than two seconds', 'quick', { tookMs: 1_999 }],
  ['a program sent it', 'program', { userAgent: 'python-requests/2.32' }],
  ['the browser has no name', 'program', { userAgent: '' }],
  ['the same came about other words', 'repeated', { isRepeated: true }],
] as const)('a good remark is doubtful if %s', (_name, reason, sending) => {
  const remark = { words: 'recieve', wording: 'receive', comment: '', name: '' };
  expect(judgeReaderRemark(remark, { ...patient, ...sending })).toEqual({
    isDoubtful: true,
    reasons: [reason],
  });
});
