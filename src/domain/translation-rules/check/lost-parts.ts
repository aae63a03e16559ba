import type { FindingCode } from '../finding.ts';
import type { Passage } from './align-blocks.ts';
import type { Fault } from './fault.ts';
import type { Part, PartKind } from './read-blocks.ts';
import { isSameCode } from './same-code.ts';
import { unmatched } from './unmatched.ts';

type Rule = {
  kind: PartKind;
  code: FindingCode;
  isBlocking: boolean;
  /** What one too many in the translation is called; without it, it is none of our business. */
  added?: FindingCode;
};

/**
 * A picture's wrong address is a broken link that everybody sees, so it blocks as well. An address that the source
 * doesn't have may be an editor's own link or a model's invention: it is shown, and blocks nothing.
 */
const rules: readonly Rule[] = [
  { kind: 'heading', code: 'heading-lost', isBlocking: false, added: 'heading-lost' },
  { kind: 'list', code: 'list-changed', isBlocking: false, added: 'list-changed' },
  { kind: 'table', code: 'table-changed', isBlocking: false, added: 'table-changed' },
  { kind: 'code', code: 'code-lost', isBlocking: true },
  { kind: 'link', code: 'link-broken', isBlocking: true, added: 'link-broken' },
  { kind: 'image', code: 'image-lost', isBlocking: true, added: 'link-broken' },
  { kind: 'placeholder', code: 'placeholder-lost', isBlocking: false },
];

/**
 * Parts of the source that its translation doesn't have, or has less often, and those that it has too many. Where one is
 * missing and another too many, they are one fault, at the other's place.
 */
export function lostParts(passage: Passage): Fault[] {
  return rules.flatMap(({ kind, code, isBlocking, added }) => {
    const { lost, others } = unmatched(
      passage.source.flatMap(({ parts }) => parts[kind]),
      passage.translation.flatMap(({ parts }) => parts[kind]),
    );
    const missing =
      kind === 'code' ? lost.filter((part) => !takeTranslatedCode(others, part)) : lost;
    const faults: Fault[] = missing.map(({ subject }) => {
      const { from, to } = others.shift() ?? passage;
      return { code, isBlocking, from, to, subject };
    });
    if (!added) return faults;
    const surplus = others.map(({ from, to, subject }) => {
      return { code: added, isBlocking: false, from, to, subject };
    });
    return [...faults, ...surplus];
  });
}

function takeTranslatedCode(others: Part[], source: Part): boolean {
  const index = others.findIndex((other) => isSameCode(source.key, other.key));
  if (index >= 0) others.splice(index, 1);
  return index >= 0;
}
