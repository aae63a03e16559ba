import type { FindingCode, Issue } from '../finding.ts';
import type { AlignedBlocks } from './align-blocks.ts';
import { difference } from './difference.ts';
import type { Element, ElementKind } from './extract-elements.ts';
import { isSameCode } from './same-code.ts';

type Rule = {
  kind: ElementKind;
  code: FindingCode;
  isBlocking: boolean;
  /** The code of an element that the translation adds; without it, an added one is no issue. */
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
 * Elements of the source that its translation lacks, or has less often, and those that the translation adds. Where one is
 * missing and another is added, they are one issue, at the place of the added one.
 */
export function missingElements(passage: AlignedBlocks): Issue[] {
  return rules.flatMap(({ kind, code, isBlocking, added }) => {
    const { missing, added: surplus } = difference(
      passage.source.flatMap(({ parts }) => parts[kind]),
      passage.translation.flatMap(({ parts }) => parts[kind]),
    );
    const untranslated =
      kind === 'code' ? missing.filter((part) => !takeTranslatedCode(surplus, part)) : missing;
    const issues: Issue[] = untranslated.map(({ subject }) => {
      const { from, to } = surplus.shift() ?? passage;
      return { code, isBlocking, from, to, subject };
    });
    if (!added) return issues;
    const additions = surplus.map(({ from, to, subject }) => {
      return { code: added, isBlocking: false, from, to, subject };
    });
    return [...issues, ...additions];
  });
}

function takeTranslatedCode(others: Element[], source: Element): boolean {
  const index = others.findIndex((other) => isSameCode(source.key, other.key));
  if (index >= 0) others.splice(index, 1);
  return index >= 0;
}
