import { expect, test } from 'vitest';
import { postOf } from '../../../tests/support/translation-records.ts';
import { blockingFindings, checkRecord } from './check-record.ts';
import { replaceTextAt, textAt } from './text-range.ts';
import { recordOfTranslation, recordOfTyped } from './translation-record.ts';

const record = recordOfTranslation(
  postOf(['Here is [our work](https://example.com/work).', 'It takes 8 weeks.'], 'A website'),
  postOf(['ئەمە [کارمان](https://example.com/work).', 'لە ٩ هەفتەدا.'], 'ماڵپەڕ'),
);

test('a finding is located in the record, even after an earlier block was removed', () => {
  for (const now of [record, replaceTextAt(record, 0, '')]) {
    const [lost] = checkRecord(now, 'ckb', []).findings.filter(
      ({ code }) => code === 'number-lost',
    );
    expect(lost).toMatchObject({ subject: '8', isBlocking: true, reason: null });
    expect(lost?.range.blockRef).toBe(1);
  }
});

test('a dismissed finding has a reason and does not block publishing', () => {
  const blocking = blockingFindings(record, 'ckb');
  expect(blocking.map(({ code }) => code)).toEqual(['number-lost']);
  const dismissed = blocking.map(({ key }) => ({ finding: key, reason: 'It takes nine.' }));
  expect(blockingFindings({ ...record, dismissed }, 'ckb')).toEqual([]);
  const { findings } = checkRecord({ ...record, dismissed }, 'ckb', []);
  expect(findings.find(({ code }) => code === 'number-lost')?.reason).toBe('It takes nine.');
});

test('a text that a person wrote is only checked for spelling, including its title', () => {
  const typed = recordOfTyped(postOf(['Hello', 'بە رۆژ دێم.'], 'رۆژ باش'));
  const { findings, spellings } = checkRecord(typed, 'ckb', []);
  expect(findings).toEqual([]);
  const words = spellings.map(({ found, suggested, range: { blockRef, from, to } }) => {
    expect(textAt(typed, blockRef).slice(from, to)).toBe(found);
    return [blockRef, found, suggested];
  });
  expect(words).toEqual([
    ['title', 'رۆژ', 'ڕۆژ'],
    [1, 'رۆژ', 'ڕۆژ'],
  ]);
});
