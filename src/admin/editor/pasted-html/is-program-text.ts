import type { Element, Root } from 'hast';
import { styleOf } from './element-style.ts';

/**
 * Whether a paste comes from a plain-text program, whose colours have no meaning. VS Code writes `<div
 * style="font-family: …monospace; white-space: pre;">`; a browser that shows a text file writes `<pre>` without
 * `<code>`.
 */
export function isProgramText(root: Root): boolean {
  const [only, another] = elementsOf(root);
  if (!only || another) return false;
  if (only.tagName === 'body' || only.tagName === 'html')
    return isProgramText({ type: 'root', children: only.children });
  if (only.tagName === 'pre') return !elementsOf(only).some(({ tagName }) => tagName === 'code');
  return (
    styleOf(only, 'white-space') === 'pre' && styleOf(only, 'font-family').includes('monospace')
  );
}

function elementsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) =>
    child.type === 'element' && !/^(meta|head|style)$/.test(child.tagName) ? [child] : [],
  );
}
