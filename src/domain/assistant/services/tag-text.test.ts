import { describe, expect, test } from 'vitest';
import { tagText } from './tag-text.ts';

const style = {
  protect: (id: string, content: string) => `<x id="${id}">${content}</x>`,
  wrap: (id: string) => ({ open: `<g id="${id}">`, close: '</g>' }),
};

describe('tagText', () => {
  test('placeholders and emphasis become tags', () => {
    const { tagged } = tagText('See ⟦1⟧ & ⟦2⟧**the** plan⟦/2⟧ <now>', style);
    expect(tagged).toBe(
      'See <x id="x1">⟦1⟧</x> &amp; <g id="g2"><g id="m0">the</g> plan</g> &lt;now&gt;',
    );
  });

  test.each([
    'Plain words',
    'See ⟦1⟧ & ⟦2⟧**the** plan⟦/2⟧ <now>',
    '**Bold _and both_** ~~gone~~ ⟦3⟧',
    'a * b and 2 < 3 "quoted" &amp; &nope;',
    '⟦1⟧⟦2⟧ ⟦4⟧x⟦/4⟧',
    '',
  ])('an answer with all tags in place gives the text back: %s', (text) => {
    const { tagged, untag } = tagText(text, style);
    expect(untag(tagged)).toBe(text);
  });

  test('reads what services do to tags', () => {
    const { untag } = tagText('**Write** ⟦1⟧, ⟦2⟧the plan⟦/2⟧', style);
    const answer =
      '<g style="x" id="g2" dir="rtl">پلان</g><b>ەکە</b> <x id="x1" /> <g id="m0"> بنووسە </g>&#39;';
    expect(untag(answer)).toBe("⟦2⟧پلان⟦/2⟧ەکە ⟦1⟧  **بنووسە** '");
  });

  test('a tag that never ends, or that is not ours, leaves its words', () => {
    const { untag } = tagText('One ⟦1⟧ two', style);
    expect(untag('یەک <g id="g9999999">دوو <g id="m7">سێ')).toBe('یەک دوو سێ');
    expect(untag('<<<>>> & < ')).toMatch(/&/);
  });
});
