import { expect } from 'vitest';

/** Every tag and attribute that rendering may produce. The output may have no other `<`. */
const allowedTag =
  /<\/?(?:a|bdi|blockquote|br|code|div|em|figcaption|figure|h[1-6]|hr|img|input|li|ol|p|pre|s|section|span|strong|sup|table|tbody|td|th|thead|tr|ul)(?: (?:alt|aria-label|checked|class|dir|disabled|href|id|role|src|start|tabindex|title|translate|type)="[^"<>]*")*>/g;

const allowedProtocols = ['https:', 'http:', 'mailto:', 'tel:'];

/** Fails if rendered Markdown has a tag, an attribute or a protocol that rendering may not produce. */
export function expectHarmless(html: string): void {
  expect(html.replace(allowedTag, '')).not.toContain('<');
  for (const [tag] of html.matchAll(allowedTag)) {
    for (const [, url = ''] of tag.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      const { protocol } = new URL(url.replaceAll('&amp;', '&'), 'https://site.example');
      expect(allowedProtocols, url).toContain(protocol);
    }
  }
}
