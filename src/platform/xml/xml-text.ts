/**
 * Removes the characters that XML does not allow even when escaped, such as most control characters
 * (https://www.w3.org/TR/xml/#charsets). One of them makes the whole document invalid.
 */
export function withoutInvalidXmlCharacters(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
}

/** A text as the content of an element. Characters that XML has no place for are left out. */
export function xmlText(text: string): string {
  return withoutInvalidXmlCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

/** A text as the value of an attribute in double quotes. */
export function xmlAttribute(text: string): string {
  return xmlText(text).replaceAll('"', '&quot;').replaceAll('\t', '&#9;').replaceAll('\n', '&#10;');
}
