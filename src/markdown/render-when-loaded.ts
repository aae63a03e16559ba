/** As `render-markdown.ts`, which is loaded with its parser and the colours of code when the first text is rendered. */
export async function renderMarkdown(markdown: string, language: string): Promise<string> {
  const loaded = await import('./render-markdown.ts');
  return loaded.renderMarkdown(markdown, language);
}

/** As `render-for-feed.ts`, loaded in the same way. */
export async function renderForFeed(
  markdown: string,
  language: string,
  pageUrl: string,
): Promise<string> {
  const loaded = await import('./render-for-feed.ts');
  return loaded.renderForFeed(markdown, language, pageUrl);
}
