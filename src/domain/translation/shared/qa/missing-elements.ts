import type { IssueCode, TextIssue } from '../issue.ts';
import type { AlignedBlocks } from './align-blocks.ts';
import { difference } from './difference.ts';
import type { Element, ElementKind } from './extract-elements.ts';
import { isSameCode } from './same-code.ts';

type Rule = {
  kind: ElementKind;
  code: IssueCode;
  isBlocking: boolean;
  /** The code for an added element; without it, an added one is no issue. */
  added?: IssueCode;
};

/**
 * A picture's wrong URL breaks it for every reader, so it blocks as well. A URL that the source does not have may be an
 * editor's own link or a model's invention, so it is reported without blocking.
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
 * Elements of the source that the translation lacks, or has less often, and elements that the translation adds. If one
 * is missing and another is added, they are one issue, at the position of the added one.
 */
export function missingElements(passage: AlignedBlocks): TextIssue[] {
  return rules.flatMap(({ kind, code, isBlocking, added }) => {
    const { missing, added: surplus } = difference(
      passage.source.flatMap(({ parts }) => parts[kind]),
      passage.translation.flatMap(({ parts }) => parts[kind]),
    );
    const untranslated =
      kind === 'code' ? missing.filter((part) => !takeTranslatedCode(surplus, part)) : missing;
    const issues: TextIssue[] = untranslated.map(({ subject }) => {
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
