import { expect, test } from 'vitest';
import { postOf } from '../../../tests/support/translation-records.ts';
import { blockingIssues, checkRecord } from './check-record.ts';
import { replaceTextAt, textAt } from './text-range.ts';
import { recordOfTranslation, recordOfTyped } from './translation-record.ts';

const record = recordOfTranslation(
  postOf(['Here is [our work](https://example.com/work).', 'It takes 8 weeks.'], 'A website'),
  postOf(['ئەمە [کارمان](https://example.com/work).', 'لە ٩ هەفتەدا.'], 'ماڵپەڕ'),
);

test('an issue is located in the record, even after an earlier block was removed', () => {
  for (const now of [record, replaceTextAt(record, 0, '')]) {
    const [lost] = checkRecord(now, 'ckb', []).issues.filter(({ code }) => code === 'number-lost');
    expect(lost).toMatchObject({ subject: '8', isBlocking: true, reason: null });
    expect(lost?.range.blockRef).toBe(1);
  }
});

test('a dismissed issue has a reason and does not block publishing', () => {
  const blocking = blockingIssues(record, 'ckb');
  expect(blocking.map(({ code }) => code)).toEqual(['number-lost']);
  const dismissed = blocking.map(({ key }) => ({ finding: key, reason: 'It takes nine.' }));
  expect(blockingIssues({ ...record, dismissed }, 'ckb')).toEqual([]);
  const { issues } = checkRecord({ ...record, dismissed }, 'ckb', []);
  expect(issues.find(({ code }) => code === 'number-lost')?.reason).toBe('It takes nine.');
});

test('a text that a person wrote is only checked for spelling, including its title', () => {
  const typed = recordOfTyped(postOf(['Hello', 'بە رۆژ دێم.'], 'رۆژ باش'));
  const { issues, spellings } = checkRecord(typed, 'ckb', []);
  expect(issues).toEqual([]);
  const words = spellings.map(({ found, suggested, range: { blockRef, from, to } }) => {
    expect(textAt(typed, blockRef).slice(from, to)).toBe(found);
    return [blockRef, found, suggested];
  });
  expect(words).toEqual([
    ['title', 'رۆژ', 'ڕۆژ'],
    [1, 'رۆژ', 'ڕۆژ'],
  ]);
});
