import {
  createCssVariablesTheme,
  createHighlighterCoreSync,
  type ShikiTransformer,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import bash from 'shiki/langs/bash.mjs';
import css from 'shiki/langs/css.mjs';
import html from 'shiki/langs/html.mjs';
import json from 'shiki/langs/json.mjs';
import python from 'shiki/langs/python.mjs';
import sql from 'shiki/langs/sql.mjs';
import tsx from 'shiki/langs/tsx.mjs';
import typescript from 'shiki/langs/typescript.mjs';

/** Made at the first block of code: grammars take 20 ms to load, which a start need not pay. */
let highlighter: ReturnType<typeof createHighlighterCoreSync> | undefined;

const themeName = 'classes';

/** Longer lines come out plain: nobody wrote them by hand, and some patterns take long on them. */
const maxColouredLineLength = 2_000;

/**
 * A block of code as HTML, always from left to right. Languages that are not known here come out plain.
 *
 * @param language the word after the fence, such as `ts`
 */
export function highlightCode(code: string, language: string): string {
  highlighter ??= createHighlighterCoreSync({
    langs: [bash, css, html, json, python, sql, tsx, typescript],
    themes: [createCssVariablesTheme({ name: themeName, variablePrefix: '--code-' })],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const known = highlighter.getLoadedLanguages().includes(language);
  return highlighter.codeToHtml(code.replace(/\n$/, ''), {
    lang: known ? language : 'text',
    theme: themeName,
    transformers: [classesInsteadOfStyles],
    // The library gives up on a line after 500 ms, so that a busy server would colour the same code differently.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: maxColouredLineLength,
  });
}

/**
 * Shiki colours by `style` attributes, which the content security policy refuses. Its variables become classes:
 * `style="color:var(--code-token-keyword)"` → `class="code-token-keyword"`.
 */
const classesInsteadOfStyles: ShikiTransformer = {
  pre(node) {
    node.properties = { class: 'code', dir: 'ltr', translate: 'no', tabindex: '0' };
  },
  line(node) {
    node.children = node.children.flatMap((child) =>
      child.type === 'element' && child.properties.class === undefined && !child.properties.style
        ? child.children
        : [child],
    );
  },
  span(node) {
    const variable = /var\(--(code-token-[a-z-]+)\)/.exec(String(node.properties.style ?? ''))?.[1];
    node.properties = variable ? { class: variable } : {};
  },
};
