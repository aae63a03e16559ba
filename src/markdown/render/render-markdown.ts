import type { MarkdownIt } from 'markdown-it';
import { directionOf } from '#i18n/languages.ts';
import { headingAnchors } from './heading-anchors.ts';
import { createHighlightBudget, type HighlightBudget, highlightCode } from './highlight-code.ts';
import { isolateLeftToRightRuns } from './isolate-left-to-right-runs.ts';
import { createSafeRenderer } from './safe-renderer.ts';
import { scrollableTables } from './scrollable-tables.ts';
import { taskLists } from './task-lists.ts';

/**
 * Renders Markdown (CommonMark with GFM tables, strikethrough and task lists) as safe HTML: HTML in the text stays
 * text, and so do links with `javascript:`, `vbscript:`, `file:` and `data:` URLs.
 *
 * @param language of the text: right-to-left text gets its left-to-right runs isolated
 */
export function renderMarkdown(markdown: string, language: string): string {
  return (directionOf(language) === 'rtl' ? rightToLeft : leftToRight).render(markdown);
}

const leftToRight = createRenderer();
const rightToLeft = createRenderer().use(isolateLeftToRightRuns);

function createRenderer(): MarkdownIt {
  return createSafeRenderer()
    .use(highlightedCode)
    .use(headingAnchors)
    .use(taskLists)
    .use(scrollableTables);
}

function highlightedCode(renderer: MarkdownIt): void {
  const budgets = new WeakMap<object, HighlightBudget>();
  const budgetOf = (document: object = {}) => {
    const budget = budgets.get(document) ?? createHighlightBudget();
    budgets.set(document, budget);
    return budget;
  };
  const { rules } = renderer.renderer;
  rules.fence = (tokens, index, _options, text) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    const language = renderer.utils.unescapeAll(info).trim().split(/\s+/, 1)[0] ?? '';
    return `${highlightCode(content, language, budgetOf(text))}\n`;
  };
  rules.code_block = (tokens, index, _options, text) =>
    highlightCode(tokens[index]?.content ?? '', '', budgetOf(text));
}
