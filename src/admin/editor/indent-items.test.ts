import { describe, expect, test } from 'vitest';
import { textAfter } from '../../../tests/support/editor-state.ts';
import { indentItems, outdentItems } from './indent-items.ts';

describe('indenting', () => {
  test.each([
    ['below a bullet', '- one\n- t‸wo', '- one\n  - t‸wo'],
    ['below a number', '1. one\n2. t‸wo', '1. one\n   2. t‸wo'],
    ['below a long number', '10. one\n11. t‸wo', '10. one\n    11. t‸wo'],
    ['several items', '- one\n- ⟨two\n- three⟩', '- one\n  - ⟨two\n  - three⟩'],
    ['a paragraph below an item', '- one\n\nt‸wo', '- one\n\n  t‸wo'],
    ['inside a quote', '> - one\n> - t‸wo', '> - one\n>   - t‸wo'],
    ['no deeper than below the item above', '- one\n  - t‸wo', '- one\n  - t‸wo'],
    ['not the first item', '- o‸ne', '- o‸ne'],
    ['not a paragraph, because it would become code', 'o‸ne', 'o‸ne'],
    ['code by two spaces', '```\no‸ne\n```', '```\n  o‸ne\n```'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, indentItems)).toBe(after);
  });
});

describe('outdenting', () => {
  test.each([
    ['from below a bullet', '- one\n  - t‸wo', '- one\n- t‸wo'],
    ['from the third level', '- one\n  - two\n    - th‸ree', '- one\n  - two\n  - th‸ree'],
    ['from below a number', '1. one\n   1. t‸wo', '1. one\n1. t‸wo'],
    ['not from the outermost level', '- o‸ne', '- o‸ne'],
    ['code by two spaces', '```\n   o‸ne\n```', '```\n o‸ne\n```'],
  ])('%s', (_name, before, after) => {
    expect(textAfter(before, outdentItems)).toBe(after);
  });
});
