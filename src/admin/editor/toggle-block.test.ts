import { describe, expect, test } from 'vitest';
import { textAfter } from '../../../tests/support/marked-state.ts';
import { toggleBlockStyle } from './toggle-block.ts';

describe('a heading', () => {
  const heading = toggleBlockStyle('heading2');
  test.each([
    ['from a line', 'o‸ne', '## o‸ne'],
    ['on an empty line', '‸', '## ‸'],
    ['taken away', '## o‸ne', 'o‸ne'],
    ['with the cursor before its text', '## ‸one', '‸one'],
    ['from one of another level', '#### o‸ne', '## o‸ne'],
    ['from an item', '- o‸ne', '## o‸ne'],
    ['inside a quote', '> o‸ne', '> ## o‸ne'],
    ['of several lines', '⟨one\n\n### two⟩', '## ⟨one\n\n## two⟩'],
    ['taken from several lines', '⟨## one\n## two⟩', '⟨one\ntwo⟩'],
    ['not in code', '```\no‸ne\n```', '```\no‸ne\n```'],
    ['where two hash signs are text', '##o‸ne', '## ##o‸ne'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, heading)).toBe(after);
  });

  test('becomes one of another level', () => {
    expect(textAfter('## o‸ne', toggleBlockStyle('heading3'))).toBe('### o‸ne');
  });
});

describe('a bulleted list', () => {
  const list = toggleBlockStyle('bulletedList');
  test.each([
    ['from lines', '⟨one\ntwo⟩', '- ⟨one\n- two⟩'],
    ['of Kurdish lines', '⟨یەک\nدوو⟩', '- ⟨یەک\n- دوو⟩'],
    ['on an empty line', '‸', '- ‸'],
    ['with empty lines in it', '⟨one\n\ntwo⟩', '- ⟨one\n\n- two⟩'],
    ['taken away', '⟨- one\n* two\n+ three⟩', '⟨one\ntwo\nthree⟩'],
    ['of tasks taken away', '- [ ] o‸ne', 'o‸ne'],
    ['from mixed lines', '⟨- one\ntwo⟩', '⟨- one\n- two⟩'],
    ['from numbers', '⟨1. one\n2) two⟩', '⟨- one\n- two⟩'],
    ['from a heading', '## o‸ne', '- o‸ne'],
    ['keeps levels', '⟨one\n  two⟩', '- ⟨one\n  - two⟩'],
    ['inside a quote', '> o‸ne', '> - o‸ne'],
    ['apart from the text below', 'o‸ne\ntwo', '- o‸ne\n\ntwo'],
    ['not apart from the item below', 'o‸ne\n- two', '- o‸ne\n- two'],
    ['apart from the list that a line leaves', '- one\n- t‸wo', '- one\n\nt‸wo'],
    ['bold is no bullet', '**o‸ne**', '- **o‸ne**'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, list)).toBe(after);
  });
});

describe('a numbered list', () => {
  const list = toggleBlockStyle('numberedList');
  test.each([
    ['counts', '⟨one\ntwo\nthree⟩', '1. ⟨one\n2. two\n3. three⟩'],
    ['goes on with the list before', '2. one\nt‸wo', '2. one\n3. t‸wo'],
    ['counts each level', '⟨one\n  a\n  b\ntwo\n  c⟩', '1. ⟨one\n  1. a\n  2. b\n2. two\n  1. c⟩'],
    ['from bullets', '⟨- one\n- two⟩', '⟨1. one\n2. two⟩'],
    ['taken away', '⟨1. one\n2. two⟩', '⟨one\ntwo⟩'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, list)).toBe(after);
  });

  test('knows numbers that a Kurdish keyboard wrote', () => {
    expect(textAfter('⟨١. یەک\n٢. دوو\nسێ⟩', list)).toBe('⟨1. یەک\n2. دوو\n3. سێ⟩');
  });
});

describe('a quote', () => {
  const quote = toggleBlockStyle('quote');
  test.each([
    ['from a line', 'o‸ne', '> o‸ne'],
    ['on an empty line', '‸', '> ‸'],
    ['from paragraphs', '⟨one\n\ntwo⟩', '> ⟨one\n>\n> two⟩'],
    ['taken away', '⟨> one\n>\n> two⟩', '⟨one\n\ntwo⟩'],
    ['of a list', '⟨- one\n- two⟩', '> ⟨- one\n> - two⟩'],
    ['one level at a time', '> > o‸ne', '> o‸ne'],
    ['apart from the text below', 'o‸ne\ntwo', '> o‸ne\n\ntwo'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, quote)).toBe(after);
  });
});
