import { describe, expect, test } from 'vitest';
import { type CommandName, commandGroups } from '../../shared/commands.ts';
import { matchCommands } from './match-commands.ts';

const all = new Set<CommandName>(Object.values(commandGroups).flat());

const found = (query: string) => matchCommands(all, query).flatMap(({ names }) => names);

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

test('names that begin with the query come first', () => {
  expect(found('publish').slice(0, 3)).toEqual([
    'publishEnglish',
    'publishKurdish',
    'publishArabic',
  ]);
});

test('without a query all possible commands are there, and no other', () => {
  expect(found(' ')).toEqual([...all]);
  expect(matchCommands(new Set(['posts', 'save']), '')).toEqual([
    { group: 'form', names: ['save'] },
    { group: 'go', names: ['posts'] },
  ]);
  expect(found('nothing like it')).toEqual([]);
});
