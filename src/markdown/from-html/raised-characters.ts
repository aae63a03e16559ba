import type { Element, Text } from 'hast';
import { textOf } from './word-lists.ts';

const raisedCharacters: ReadonlyMap<string, readonly [from: string, to: string]> = new Map([
  ['sup', ['0123456789+-−=()in', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁱⁿ']],
  ['sub', ['0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎']],
]);

/**
 * The numbers of a `<sup>` or `<sub>` as characters of their own, since Markdown has neither: without it 10⁶ would be
 * 106, and H₂O H2O.
 *
 * @returns null for another element, for letters, and for a link to a note
 */
export function raised(element: Element): Text[] | null {
  const [from, to] = raisedCharacters.get(element.tagName) ?? [];
  if (from === undefined || to === undefined) return null;
  const characters = [...textOf(element).trim()];
  const isPlain = element.children.every(({ type }) => type === 'text');
  if (!isPlain || !characters.every((character) => from.includes(character))) return null;
  const value = characters.map((character) => [...to][from.indexOf(character)]).join('');
  return [{ type: 'text', value }];
}
