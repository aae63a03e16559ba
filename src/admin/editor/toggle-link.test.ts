import { describe, expect, test } from 'vitest';
import { editorState, textAfter, textWithSelection } from '../../../tests/support/editor-state.ts';
import { linkDestination, linkPastedUrl, toggleLink } from './toggle-link.ts';

describe('the link tool', () => {
  test.each([
    ['makes a text a link', 'see ⟨this⟩ page', 'see [this](‸) page'],
    ['leaves surrounding spaces outside', 'see⟨ this ⟩page', 'see [this](‸) page'],
    ['makes a URL a link', 'see ⟨https://a.example⟩', 'see [‸](https://a.example)'],
    ['adds an empty link at a cursor', 'see ‸', 'see [‸]()'],
    ['removes a link', 'see [th‸is](https://a.example "b") page', 'see th‸is page'],
    ['removes a link when the cursor is in its URL', '[this](https://a.‸example)', 'this‸'],
    ['works over two lines', '⟨one\ntwo⟩', '[one\ntwo](‸)'],
    ['does nothing for several paragraphs', '⟨one\n\ntwo⟩', '⟨one\n\ntwo⟩'],
    ['does nothing in code', '```\n⟨one⟩\n```', '```\n⟨one⟩\n```'],
    ['does nothing in a picture', '![o‸ne](a.png)', '![o‸ne](a.png)'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, toggleLink)).toBe(after);
  });
});

describe('a URL pasted', () => {
  const paste = (marked: string, pasted: string) => {
    const state = editorState(marked);
    const spec = linkPastedUrl(state, pasted);
    return spec && textWithSelection(state.update(spec).state);
  };

  test.each([
    [
      'over text',
      'see ⟨this⟩ page',
      'https://a.example/b',
      'see [this](https://a.example/b)‸ page',
    ],
    ['over Kurdish text', '⟨ماڵپەڕ⟩', 'https://a.example', '[ماڵپەڕ](https://a.example)‸'],
    ['with the scheme mailto', '⟨us⟩', 'mailto:a@b.example', '[us](mailto:a@b.example)‸'],
    ['with spaces around', '⟨this⟩', ' https://a.example\n', '[this](https://a.example)‸'],
    ['with brackets', '⟨this⟩', 'https://a.example/b_(c)', '[this](<https://a.example/b_(c)>)‸'],
  ])('%s makes a link', (_name, marked, pasted, after) => {
    expect(paste(marked, pasted)).toBe(after);
  });

  test.each([
    ['at a cursor', 'see ‸', 'https://a.example'],
    ['over a URL', '⟨https://a.example⟩', 'https://b.example'],
    ['over the URL of a link', '[a](⟨https://a.example⟩)', 'https://b.example'],
    ['over code', '`⟨a⟩`', 'https://a.example'],
    ['over a link', '⟨[a](b)⟩', 'https://a.example'],
    ['with words after it', '⟨this⟩', 'https://a.example and more'],
    ['without a scheme', '⟨this⟩', 'a.example'],
    ['with the scheme javascript', '⟨this⟩', 'javascript:alert(1)'],
  ])('%s is pasted as it is', (_name, marked, pasted) => {
    expect(paste(marked, pasted)).toBeNull();
  });
});

test.each([
  ['https://a.example/b?c=d#e', 'https://a.example/b?c=d#e'],
  ['https://a.example/b_(c)', '<https://a.example/b_(c)>'],
  ['https://a.example/b>c(', '<https://a.example/b%3Ec(>'],
])('%s is escaped as a link destination', (url, destination) => {
  expect(linkDestination(url)).toBe(destination);
});
