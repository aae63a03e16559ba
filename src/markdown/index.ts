import '@tanstack/react-start/server-only';
import type { FrontMatter } from './front-matter.ts';

/** Loads `front-matter.ts`, with its parser of YAML, at the first call. */
export async function splitFrontMatter(file: string): Promise<FrontMatter | null> {
  const loaded = await import('./front-matter.ts');
  return loaded.splitFrontMatter(file);
}

/** Loads `render/render-markdown.ts`, with its parser and highlighter, at the first call. */
export async function renderMarkdown(markdown: string, language: string): Promise<string> {
  const loaded = await import('./render/render-markdown.ts');
  return loaded.renderMarkdown(markdown, language);
}

/** Loads `render/render-markdown.ts` too. */
export async function renderNumberedBlocks(markdown: string, language: string): Promise<string> {
  const loaded = await import('./render/render-markdown.ts');
  return loaded.renderNumberedBlocks(markdown, language);
}

/** Loads `render/render-for-feed.ts` at the first call. */
export async function renderForFeed(
  markdown: string,
  language: string,
  pageUrl: string,
): Promise<string> {
  const loaded = await import('./render/render-for-feed.ts');
  return loaded.renderForFeed(markdown, language, pageUrl);
}
