import { describe, expect, test } from 'vitest';
import { textAfter } from '../../../tests/support/editor-state.ts';
import { toggleBlockStyle } from './toggle-block.ts';

describe('the heading tool', () => {
  const heading = toggleBlockStyle('heading2');
  test.each([
    ['makes a line a heading', 'o‸ne', '## o‸ne'],
    ['works on an empty line', '‸', '## ‸'],
    ['removes a heading', '## o‸ne', 'o‸ne'],
    ['removes a heading with the cursor before its text', '## ‸one', '‸one'],
    ['changes the level of a heading', '#### o‸ne', '## o‸ne'],
    ['makes a list item a heading', '- o‸ne', '## o‸ne'],
    ['works inside a quote', '> o‸ne', '> ## o‸ne'],
    ['makes several lines headings', '⟨one\n\n### two⟩', '## ⟨one\n\n## two⟩'],
    ['removes several headings', '⟨## one\n## two⟩', '⟨one\ntwo⟩'],
    ['does nothing in code', '```\no‸ne\n```', '```\no‸ne\n```'],
    ['keeps hash signs that are text', '##o‸ne', '## ##o‸ne'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, heading)).toBe(after);
  });

  test('changes between two levels', () => {
    expect(textAfter('## o‸ne', toggleBlockStyle('heading3'))).toBe('### o‸ne');
  });
});

describe('the bulleted list tool', () => {
  const list = toggleBlockStyle('bulletedList');
  test.each([
    ['makes lines items', '⟨one\ntwo⟩', '- ⟨one\n- two⟩'],
    ['makes Kurdish lines items', '⟨یەک\nدوو⟩', '- ⟨یەک\n- دوو⟩'],
    ['works on an empty line', '‸', '- ‸'],
    ['keeps empty lines', '⟨one\n\ntwo⟩', '- ⟨one\n\n- two⟩'],
    ['removes bullets', '⟨- one\n* two\n+ three⟩', '⟨one\ntwo\nthree⟩'],
    ['removes task items', '- [ ] o‸ne', 'o‸ne'],
    ['makes all lines items when only some are', '⟨- one\ntwo⟩', '⟨- one\n- two⟩'],
    ['replaces numbers', '⟨1. one\n2) two⟩', '⟨- one\n- two⟩'],
    ['replaces a heading', '## o‸ne', '- o‸ne'],
    ['keeps the levels of a nested list', '⟨one\n  two⟩', '- ⟨one\n  - two⟩'],
    ['works inside a quote', '> o‸ne', '> - o‸ne'],
    ['adds an empty line before the text below', 'o‸ne\ntwo', '- o‸ne\n\ntwo'],
    ['adds no empty line before an item below', 'o‸ne\n- two', '- o‸ne\n- two'],
    ['adds an empty line after the list that a line leaves', '- one\n- t‸wo', '- one\n\nt‸wo'],
    ['does not take bold for a bullet', '**o‸ne**', '- **o‸ne**'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, list)).toBe(after);
  });
});

describe('the numbered list tool', () => {
  const list = toggleBlockStyle('numberedList');
  test.each([
    ['numbers lines', '⟨one\ntwo\nthree⟩', '1. ⟨one\n2. two\n3. three⟩'],
    ['continues the list before', '2. one\nt‸wo', '2. one\n3. t‸wo'],
    ['numbers each level', '⟨one\n  a\n  b\ntwo\n  c⟩', '1. ⟨one\n  1. a\n  2. b\n2. two\n  1. c⟩'],
    ['replaces bullets', '⟨- one\n- two⟩', '⟨1. one\n2. two⟩'],
    ['removes numbers', '⟨1. one\n2. two⟩', '⟨one\ntwo⟩'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, list)).toBe(after);
  });

  test('recognises numbers from a Kurdish keyboard', () => {
    expect(textAfter('⟨١. یەک\n٢. دوو\nسێ⟩', list)).toBe('⟨1. یەک\n2. دوو\n3. سێ⟩');
  });
});

describe('the quote tool', () => {
  const quote = toggleBlockStyle('quote');
  test.each([
    ['quotes a line', 'o‸ne', '> o‸ne'],
    ['works on an empty line', '‸', '> ‸'],
    ['quotes paragraphs', '⟨one\n\ntwo⟩', '> ⟨one\n>\n> two⟩'],
    ['removes a quote', '⟨> one\n>\n> two⟩', '⟨one\n\ntwo⟩'],
    ['quotes a list', '⟨- one\n- two⟩', '> ⟨- one\n> - two⟩'],
    ['removes one level at a time', '> > o‸ne', '> o‸ne'],
    ['adds an empty line before the text below', 'o‸ne\ntwo', '> o‸ne\n\ntwo'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, quote)).toBe(after);
  });
});
