import { describe, expect, test } from 'vitest';
import { textAfter } from '../../../tests/support/editor-state.ts';
import { toggleInlineMark } from './toggle-inline-mark.ts';

const bold = toggleInlineMark('bold');
const italic = toggleInlineMark('italic');
const code = toggleInlineMark('code');

describe('the bold tool on a selection', () => {
  test.each([
    ['a word', 'one ⟨two⟩ three', 'one **⟨two⟩** three'],
    ['Kurdish', 'ئەم ⟨وشەیە⟩ تۆخە', 'ئەم **⟨وشەیە⟩** تۆخە'],
    ['leaves surrounding spaces outside', 'one⟨ two ⟩three', 'one⟨ **two** ⟩three'],
    ['bold text', 'one **⟨two⟩** three', 'one ⟨two⟩ three'],
    ['bold text with its marks', 'one ⟨**two**⟩ three', 'one ⟨two⟩ three'],
    ['bold text with underscores', '__⟨two⟩__', '⟨two⟩'],
    ['partly bold text', '⟨one **two**⟩ three', '**⟨one two⟩** three'],
    ['text that starts inside bold text', '**one ⟨two** three⟩', '**one ⟨two three⟩**'],
    ['the middle of bold text', '**one ⟨two⟩ three**', '**one** ⟨two⟩ **three**'],
    ['the start of bold text', '**⟨one⟩ two**', '⟨one⟩ **two**'],
    ['the end of bold text', '**one ⟨two⟩**', '**one** ⟨two⟩'],
    ['keeps italic text inside', '⟨a *b* c⟩', '**⟨a *b* c⟩**'],
    ['leaves the marks of a heading outside', '⟨## One⟩', '⟨## **One⟩**'],
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

describe('the bold tool at a cursor', () => {
  test.each([
    ['in an empty line', '‸', '**‸**'],
    ['between words', 'one ‸ two', 'one **‸** two'],
    ['after a word', 'one‸', 'one**‸**'],
    ['inside a word', 'o‸ne two', '**o‸ne** two'],
    ['inside a Kurdish word with a mark', 'وشـ‸ەکان', '**وشـ‸ەکان**'],
    ['between marks without text', 'one **‸**', 'one ‸'],
    ['inside bold text', '**o‸ne**', 'o‸ne'],
    ['at the end of bold text moves after the marks', '**one‸** two', '**one**‸ two'],
    ['after a space at the end of bold text', '**one ‸**', '**one** ‸'],
    ['right after bold text', '**one**‸', '**one****‸**'],
    ['in a block of code', '```\no‸ne\n```', '```\no‸ne\n```'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, bold)).toBe(after);
  });
});

describe('the italic tool', () => {
  test.each([
    ['makes a word italic', '⟨one⟩', '*⟨one⟩*'],
    ['removes italic marks', '*⟨one⟩*', '⟨one⟩'],
    ['works inside bold text', '**⟨one⟩**', '***⟨one⟩***'],
    ['removes italic marks inside bold text', '***⟨one⟩***', '**⟨one⟩**'],
    ['adds a pair inside an empty pair of bold marks', '**‸**', '***‸***'],
    ['removes that pair again', '***‸***', '**‸**'],
    ['removes underscores', '_o‸ne_', 'o‸ne'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, italic)).toBe(after);
  });
});

describe('the inline code tool', () => {
  test.each([
    ['makes a command code', 'the ⟨npm ci⟩ command', 'the `⟨npm ci⟩` command'],
    ['removes backticks', '`⟨npm ci⟩`', '⟨npm ci⟩'],
    ['uses more backticks around text with backticks', '⟨a `b` c⟩', '`` ⟨a `b` c⟩ ``'],
    ['adds backticks at a cursor', 'a ‸', 'a `‸`'],
    ['at the end of code moves after the backtick', '`a‸`', '`a`‸'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, code)).toBe(after);
  });
});

test.each([
  ['bold', bold, 'one ⟨two⟩ three'],
  ['italic', italic, '- one\n- ⟨two⟩'],
  ['code', code, 'one ⟨two⟩'],
  ['bold of lines', bold, '- ⟨one\n- two⟩'],
])('%s twice restores the text', (_name, command, text) => {
  expect(textAfter(textAfter(text, command), command)).toBe(text);
});
