/** Escapes plain text for HTML, also for an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Removes the characters that XML does not allow even when escaped, such as most control characters
 * (https://www.w3.org/TR/xml/#charsets). One of them makes the whole document invalid.
 */
export function withoutInvalidXmlCharacters(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}
