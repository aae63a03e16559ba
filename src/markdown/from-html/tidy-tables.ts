import type { Element, ElementContent } from 'hast';
import type { Budget } from './read-html.ts';
import { elementOf } from './word-lists.ts';

/** The most cells that a merged cell may span in each direction. */
const widestSpan = 50;

/**
 * Converts a table to one that Markdown can express: the first row is its head, and each cell has one line. A table
 * with a single cell, as from a spreadsheet, becomes its content.
 *
 * @throws {TooMuchHtml} for too many cells; a merged cell counts as all cells that it spans
 */
export function tidyTable(table: Element, budget: Budget): ElementContent[] {
  const rows = rowsOf(table);
  const cells = rows.map(cellsOf);
  const widths = cells.map((row) =>
    row.reduce((width, cell) => width + spanOf(cell, 'colSpan'), 0),
  );
  // Rows are padded to the widest one, and merged cells fill all cells that they span.
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

/**
 * Joins paragraphs and list items of a cell in one line, because a Markdown cell has only one. Removes bold from head
 * cells, which are bold anyway.
 */
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
