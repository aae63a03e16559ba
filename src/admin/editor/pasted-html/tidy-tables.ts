import type { Element, ElementContent } from 'hast';
import type { Budget } from './read-html.ts';
import { elementOf } from './word-lists.ts';

/** Cells that a merged cell may take up in each direction. */
const widestSpan = 50;

/**
 * A table that Markdown can say: a first row of heads, and cells of one line each. One of a single cell is no table, as
 * from a spreadsheet.
 *
 * @throws {TooMuchHtml} where its cells, merged ones counted as those in whose place they stand, are too many
 */
export function tidyTable(table: Element, budget: Budget): ElementContent[] {
  const rows = rowsOf(table);
  const cells = rows.map(cellsOf);
  const widths = cells.map((row) =>
    row.reduce((width, cell) => width + spanOf(cell, 'colSpan'), 0),
  );
  // Each row is filled up to the widest, and each cell fills the rows that it spans.
  budget.spend(Math.max(0, ...widths) * rows.length);
  for (const cell of cells.flat()) {
    const area = spanOf(cell, 'colSpan') * spanOf(cell, 'rowSpan');
    if (area > 1) budget.spend(area);
  }
  const first = cells.flat().at(0);
  if (!first) return [];
  if (cells.flat().length === 1) return first.children;
  return [
    elementOf(
      'table',
      cells.map((row, index) =>
        elementOf(
          'tr',
          row.map((cell) => tidyCell(cell, index === 0 ? 'th' : 'td')),
        ),
      ),
    ),
  ];
}

function rowsOf(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName === 'table') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

function cellsOf(row: Element): Element[] {
  return row.children.flatMap((child) =>
    child.type === 'element' && (child.tagName === 'td' || child.tagName === 'th') ? [child] : [],
  );
}

function tidyCell(cell: Element, tagName: 'th' | 'td'): Element {
  return {
    ...elementOf(tagName, inOneLine(cell.children, tagName === 'th')),
    properties: {
      colSpan: spanOf(cell, 'colSpan'),
      rowSpan: spanOf(cell, 'rowSpan'),
      ...(typeof cell.properties.align === 'string' && { align: cell.properties.align }),
    },
  };
}

function spanOf(cell: Element, direction: 'colSpan' | 'rowSpan'): number {
  const span = Number.parseInt(String(cell.properties[direction]), 10);
  return Math.min(Math.max(span || 1, 1), widestSpan);
}

const inline = new Set(['a', 'strong', 'em', 'del', 'code', 'img', 'sub', 'sup']);

/** A cell of Markdown has one line: paragraphs and items of lists stand behind each other in it. Heads are bold anyway. */
function inOneLine(nodes: readonly ElementContent[], isHead: boolean): ElementContent[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'strong' && isHead) return inOneLine(node.children, isHead);
    if (inline.has(node.tagName)) return [node];
    return [space(), ...inOneLine(node.children, isHead), space()];
  });
}

function space(): ElementContent {
  return { type: 'text', value: ' ' };
}
