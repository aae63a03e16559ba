import { describe, expect, test } from 'vitest';
import { markedState, markedText, textAfter } from '../../../tests/support/marked-state.ts';
import { linkDestination, linkPastedAddress, toggleLink } from './toggle-link.ts';

describe('a link', () => {
  test.each([
    ['from a text', 'see ⟨this⟩ page', 'see [this](‸) page'],
    ['from a text with spaces around', 'see⟨ this ⟩page', 'see [this](‸) page'],
    ['from an address', 'see ⟨https://a.example⟩', 'see [‸](https://a.example)'],
    ['at a cursor', 'see ‸', 'see [‸]()'],
    ['taken away', 'see [th‸is](https://a.example "b") page', 'see th‸is page'],
    ['taken away by its address', '[this](https://a.‸example)', 'this‸'],
    ['over two lines', '⟨one\ntwo⟩', '[one\ntwo](‸)'],
    ['not over paragraphs', '⟨one\n\ntwo⟩', '⟨one\n\ntwo⟩'],
    ['not in code', '```\n⟨one⟩\n```', '```\n⟨one⟩\n```'],
    ['not in a picture', '![o‸ne](a.png)', '![o‸ne](a.png)'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, toggleLink)).toBe(after);
  });
});

describe('an address pasted', () => {
  const paste = (marked: string, pasted: string) => {
    const state = markedState(marked);
    const spec = linkPastedAddress(state, pasted);
    return spec && markedText(state.update(spec).state);
  };

  test.each([
    [
      'over a text',
      'see ⟨this⟩ page',
      'https://a.example/b',
      'see [this](https://a.example/b)‸ page',
    ],
    ['over Kurdish', '⟨ماڵپەڕ⟩', 'https://a.example', '[ماڵپەڕ](https://a.example)‸'],
    ['of mail', '⟨us⟩', 'mailto:a@b.example', '[us](mailto:a@b.example)‸'],
    ['with spaces around', '⟨this⟩', ' https://a.example\n', '[this](https://a.example)‸'],
    ['with brackets', '⟨this⟩', 'https://a.example/b_(c)', '[this](<https://a.example/b_(c)>)‸'],
  ])('%s makes a link', (_name, marked, pasted, after) => {
    expect(paste(marked, pasted)).toBe(after);
  });

  test.each([
    ['at a cursor', 'see ‸', 'https://a.example'],
    ['over an address', '⟨https://a.example⟩', 'https://b.example'],
    ['over the address of a link', '[a](⟨https://a.example⟩)', 'https://b.example'],
    ['over code', '`⟨a⟩`', 'https://a.example'],
    ['over a link', '⟨[a](b)⟩', 'https://a.example'],
    ['with words after it', '⟨this⟩', 'https://a.example and more'],
    ['that is none', '⟨this⟩', 'a.example'],
    ['that would run', '⟨this⟩', 'javascript:alert(1)'],
  ])('%s is pasted as it is', (_name, marked, pasted) => {
    expect(paste(marked, pasted)).toBeNull();
  });
});

test.each([
  ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
  ['https://a.example/b_(c)', '<https://a.example/b_(c)>'],
  ['https://a.example/b>c(', '<https://a.example/b%3Ec(>'],
])('%s in round brackets', (address, destination) => {
  expect(linkDestination(address)).toBe(destination);
});
