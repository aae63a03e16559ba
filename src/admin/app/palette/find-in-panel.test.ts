import { describe, expect, test } from 'vitest';
import { summary } from '../../../../tests/support/post-summary.ts';
import { type CommandName, commandGroups } from '../../shared/commands.ts';
import { findInPanel } from './find-in-panel.ts';

const all = new Set<CommandName>(Object.values(commandGroups).flat());
const lake = summary({ id: 1, title: 'The lake' });

const find = (query: string) => findInPanel(all, [lake], query);
const found = (query: string) => find(query).groups.flatMap(({ names }) => names);

describe('a query finds a command', () => {
  test.each([
    ['by its English name', 'schedule', 'schedule'],
    ['by its Kurdish name', 'خشتەی', 'schedule'],
    ['by its Arabic name', 'جدول النشر', 'schedule'],
    ['with letters of an Arabic keyboard in Kurdish', 'خشتةي', 'schedule'],
    ['by an English word on the Arabic keyboard', 'سؤاثيعمث', 'schedule'],
    ['by an English word on the Kurdish keyboard', 'سجهەدئلە', 'schedule'],
    ['by an Arabic word on the Latin keyboard', 'hgw,v', 'pictures'],
    ['by words in any order', 'kurdish publish', 'publishKurdish'],
    ['without its case', 'LOG OUT', 'logout'],
  ])('%s', (_name, query, command) => {
    expect(found(query)).toContain(command);
  });
});

test('names that begin with the query come first, then those of which a word does', () => {
  expect(found('publish').slice(0, 3)).toEqual([
    'publishEnglish',
    'publishKurdish',
    'publishArabic',
  ]);
  expect(find('dark').groups[0]).toEqual({ group: 'preferences', names: ['dark'] });
  const { groups } = find('ar');
  expect(groups[0]?.names.slice(0, 2)).toEqual(['publishArabic', 'publishArabicLater']);
});

test('other keyboards are tried when what was typed finds nothing', () => {
  expect(find('lake')).toEqual({ groups: [], articles: [lake] });
  expect(find('مشنث')).toEqual({ groups: [], articles: [lake] });
  expect(find('nothing like it')).toEqual({ groups: [], articles: [] });
});

test('without a query all possible commands are there, and no other', () => {
  expect(found(' ')).toEqual([...all]);
  expect(findInPanel(new Set(['posts', 'save']), [lake], '')).toEqual({
    groups: [
      { group: 'form', names: ['save'] },
      { group: 'go', names: ['posts'] },
    ],
    articles: [],
  });
});
