import { describe, expect, test } from 'vitest';
import { textAfter } from '../../../tests/support/marked-state.ts';
import { toggleInlineMark } from './toggle-inline-mark.ts';

const bold = toggleInlineMark('bold');
const italic = toggleInlineMark('italic');
const code = toggleInlineMark('code');

describe('bold over a selection', () => {
  test.each([
    ['a word', 'one ⟨two⟩ three', 'one **⟨two⟩** three'],
    ['Kurdish', 'ئەم ⟨وشەیە⟩ تۆخە', 'ئەم **⟨وشەیە⟩** تۆخە'],
    ['spaces around it stay outside', 'one⟨ two ⟩three', 'one⟨ **two** ⟩three'],
    ['bold already', 'one **⟨two⟩** three', 'one ⟨two⟩ three'],
    ['bold already, selected with its marks', 'one ⟨**two**⟩ three', 'one ⟨two⟩ three'],
    ['bold with underscores', '__⟨two⟩__', '⟨two⟩'],
    ['partly bold', '⟨one **two**⟩ three', '**⟨one two⟩** three'],
    ['reaching out of bold', '**one ⟨two** three⟩', '**one ⟨two three⟩**'],
    ['the middle of bold', '**one ⟨two⟩ three**', '**one** ⟨two⟩ **three**'],
    ['the start of bold', '**⟨one⟩ two**', '⟨one⟩ **two**'],
    ['the end of bold', '**one ⟨two⟩**', '**one** ⟨two⟩'],
    ['italic inside stays', '⟨a *b* c⟩', '**⟨a *b* c⟩**'],
    ['a heading keeps its marks', '⟨## One⟩', '⟨## **One⟩**'],
    ['only spaces', 'a⟨  ⟩b', 'a⟨  ⟩b'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, bold)).toBe(after);
  });

  test.each([
    ['paragraphs', '⟨one\n\ntwo⟩', '**⟨one**\n\n**two⟩**'],
    ['items', '⟨- one\n- [ ] two\n1. three⟩', '⟨- **one**\n- [ ] **two**\n1. **three⟩**'],
    ['quotes', '⟨> one\n> two⟩', '⟨> **one**\n> **two⟩**'],
    ['where one is bold already', '- **⟨one**\n- two⟩', '- **⟨one**\n- **two⟩**'],
    ['all bold', '- **⟨one**\n- **two⟩**', '- ⟨one\n- two⟩'],
    ['bold over two lines', '**⟨one\ntwo⟩**', '⟨one\ntwo⟩'],
    [
      'the cells of a row',
      '| a | b |\n|---|---|\n⟨| one | two |⟩',
      '| a | b |\n|---|---|\n⟨| **one** | **two** |⟩',
    ],
    ['not the line where the selection ends', '⟨one\n⟩two', '**⟨one**\n⟩two'],
    ['not code', '⟨one\n\n```\ntwo\n```⟩', '**⟨one**\n\n```\ntwo\n```⟩'],
  ])('of several lines: %s', (_name, before, after) => {
    expect(textAfter(before, bold)).toBe(after);
  });
});

describe('bold at a cursor', () => {
  test.each([
    ['in an empty line', '‸', '**‸**'],
    ['between words', 'one ‸ two', 'one **‸** two'],
    ['behind a word', 'one‸', 'one**‸**'],
    ['inside a word', 'o‸ne two', '**o‸ne** two'],
    ['inside a Kurdish word with a mark', 'وشـ‸ەکان', '**وشـ‸ەکان**'],
    ['between marks with nothing in them', 'one **‸**', 'one ‸'],
    ['inside bold', '**o‸ne**', 'o‸ne'],
    ['at the end of bold goes on behind it', '**one‸** two', '**one**‸ two'],
    ['after a space at the end of bold', '**one ‸**', '**one** ‸'],
    ['right behind bold', '**one**‸', '**one****‸**'],
    ['in a block of code', '```\no‸ne\n```', '```\no‸ne\n```'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, bold)).toBe(after);
  });
});

describe('italic', () => {
  test.each([
    ['a word', '⟨one⟩', '*⟨one⟩*'],
    ['taken away', '*⟨one⟩*', '⟨one⟩'],
    ['inside bold', '**⟨one⟩**', '***⟨one⟩***'],
    ['out of bold italic', '***⟨one⟩***', '**⟨one⟩**'],
    ['a pair inside an empty pair of bold', '**‸**', '***‸***'],
    ['and out of it again', '***‸***', '**‸**'],
    ['an underscored one', '_o‸ne_', 'o‸ne'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, italic)).toBe(after);
  });
});

describe('code', () => {
  test.each([
    ['a word', 'the ⟨npm ci⟩ command', 'the `⟨npm ci⟩` command'],
    ['taken away', '`⟨npm ci⟩`', '⟨npm ci⟩'],
    ['with backticks in it', '⟨a `b` c⟩', '`` ⟨a `b` c⟩ ``'],
    ['at a cursor', 'a ‸', 'a `‸`'],
    ['at its end', '`a‸`', '`a`‸'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, code)).toBe(after);
  });
});

test.each([
  ['bold', bold, 'one ⟨two⟩ three'],
  ['italic', italic, '- one\n- ⟨two⟩'],
  ['code', code, 'one ⟨two⟩'],
  ['bold of lines', bold, '- ⟨one\n- two⟩'],
])('%s twice is as before', (_name, command, text) => {
  expect(textAfter(textAfter(text, command), command)).toBe(text);
});
