import { createCssVariablesTheme, createHighlighterCoreSync, type ThemedToken } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import html from 'shiki/langs/html.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import sql from 'shiki/langs/sql.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import typescript from 'shiki/langs/typescript.mjs';

const grammars = [bash, css, html, json, python, sql, tsx, typescript].flat();

/** Language names that a fence may have. */
const languages = new Set(grammars.flatMap(({ name, aliases = [] }) => [name, ...aliases]));

type Highlighter = ReturnType<typeof createHighlighterCoreSync>;
let highlighter: Highlighter | undefined;

/** Created for the first code block in a known language, because grammars take 20 ms to load. */
function loadHighlighter(): Highlighter {
  highlighter ??= createHighlighterCoreSync({
    langs: grammars,
    themes: [createCssVariablesTheme({ name: themeName, variablePrefix: '--code-' })],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return highlighter;
}

const themeName = 'classes';

/**
 * How much code of one text is highlighted. The time for a pattern can grow with the cube of a line's length, and open
 * brackets cost more with each level. Code beyond the limits stays plain.
 */
const highlightLimits = {
  /** Longer lines stay plain. */
  lineLength: 300,
  /** For the whole text: five for each character, and for each line the cube of its length divided by 1,000. */
  steps: 100_000,
  /** Cost of a block before its first line: its setup takes as long as hundreds of characters. */
  stepsPerBlock: 200,
  /** Brackets, strings and the like that are open at the end of a line. A block with more stays plain. */
  levels: 50,
} as const;

/** What is left of `highlightLimits.steps` for one text. */
export type HighlightBudget = { steps: number };

export function createHighlightBudget(): HighlightBudget {
  return { steps: highlightLimits.steps };
}

/**
 * A block of code as HTML, always left to right. Code in an unknown language and code beyond `highlightLimits` stays
 * plain.
 *
 * @param language the word after the fence, such as `ts`
 * @param budget shared by the blocks of one text
 */
export function highlightCode(code: string, language: string, budget: HighlightBudget): string {
  const lines = code.replace(/\n$/, '').split('\n');
  const content =
    (languages.has(language) && highlightLines(lines, language, budget)) || lines.map(escapeCode);
  return `<pre class="code" dir="ltr" translate="no" tabindex="0"><code>${content
    .map((line) => `<span class="line">${line}</span>`)
    .join('\n')}</code></pre>`;
}

/** @returns each line as HTML; null at the first line that is beyond a limit */
function highlightLines(
  lines: readonly string[],
  language: string,
  budget: HighlightBudget,
): string[] | null {
  const loaded = loadHighlighter();
  budget.steps -= highlightLimits.stepsPerBlock;
  const highlighted: string[] = [];
  let grammarState: ReturnType<typeof loaded.getLastGrammarState> | undefined;
  for (const line of lines) {
    const { length } = line;
    budget.steps -= 5 * (1 + length);
    if (length < highlightLimits.lineLength) budget.steps -= Math.round(length ** 3 / 1_000);
    if (budget.steps < 0) return null;
    const tokens = loaded.codeToTokensBase(line, {
      lang: language,
      theme: themeName,
      ...(grammarState && { grammarState }),
      // No time limit: by default the library gives up on a line after 500 ms, so the result would depend on the load.
      tokenizeTimeLimit: 0,
      tokenizeMaxLineLength: highlightLimits.lineLength,
    });
    grammarState = loaded.getLastGrammarState(tokens);
    if ((grammarState?.getScopes()?.length ?? 0) > highlightLimits.levels) return null;
    highlighted.push(tokens.flat().map(tokenHtml).join(''));
  }
  return highlighted;
}

/**
 * The theme gives a CSS variable for each colour. It becomes a class, because the content security policy blocks
 * `style`: `var(--code-token-keyword)` → `class="code-token-keyword"`.
 */
function tokenHtml({ content, color = '' }: ThemedToken): string {
  const text = escapeCode(content);
  const name = /^var\(--(code-token-[a-z-]+)\)$/.exec(color)?.[1];
  return name && content.trim() ? `<span class="${name}">${text}</span>` : text;
}

function escapeCode(code: string): string {
  return code.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
}
