/** What a text repeats that shall make a spam check slow: each begins something that the check looks for. */
export const repeatedParts: readonly string[] = [
  'a',
  'a ',
  '<a ',
  '\n',
  'we are ',
  'www.a.',
  "'",
  ',',
  '$1 ',
  'قروض ',
  '\u{1d400}',
];
