/** `[^label]`: 1 to 100 characters, without spaces and brackets. Both parsers use these patterns. */
const label = '\\[\\^([^\\s[\\]\\\\`<]{1,100})\\]';

/** A reference to a footnote, at `lastIndex`. */
export const footnoteReference = new RegExp(label, 'y');

/** The start of a footnote: the first line of a paragraph that is in no list and no quote, `[^label]: words`. */
export const footnoteDefinition = new RegExp(`^${label}:[ \\t]+(?=\\S)`);
