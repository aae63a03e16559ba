const filled = (unit: string) => (length: number) => unit.repeat(Math.ceil(length / unit.length));
const halves = (open: string, close: string) => (length: number) => {
  const count = Math.floor(length / (open.length + close.length));
  return `${open.repeat(count)}a${close.repeat(count)}`;
};
const after = (start: string, unit: string) => (length: number) => start + filled(unit)(length);

/** Texts of any length that repeat one construct of Markdown, or of a language. */
const constructs: Readonly<Record<string, (length: number) => string>> = {
  'headings of one name': filled('## a\n'),
  'underlined headings': filled('a\n---\n'),
  'open brackets': filled('['),
  'closing brackets': filled(']'),
  'brackets in brackets': halves('[', ']'),
  'pairs of brackets': filled('[a] '),
  links: filled('[a](b) '),
  'links in links': halves('[', '](b)'),
  'open links': filled('[a]('),
  'open titles': filled('[a](b "'),
  'pictures in pictures': halves('![', '](b)'),
  definitions: filled('[a]: b\n'),
  'open definition': after('[a]: b "', 'c\n'),
  'open label': after('[', 'a\n'),
  'open URLs': filled('[a]: <'),
  'open stars': filled('*a '),
  'stars around': halves('*', '*'),
  'emphasis in emphasis': halves('*a ', 'b* '),
  'closing underscores': filled('a_ '),
  'stars and underscores': filled('*_'),
  tildes: filled('~'),
  'struck out': filled('~~b '),
  backticks: filled('a`b``c'),
  'open comments': filled('<!-- '),
  'open instructions': filled('<? '),
  'open tags': filled('<a b="'),
  'autolinks in angle brackets': filled('<http://a.b> '),
  entities: filled('&amp;'),
  'rows of a table': after('|a|b|\n|-|-|\n', '|c|d|\n'),
  'columns of a table': (length) =>
    `${filled('|a')(length / 2)}\n${filled('|-')(length / 2)}\n${'a\n'.repeat(1_000)}`,
  'tables of short rows': filled(
    `${'|a'.repeat(500)}\n${'|-'.repeat(500)}\n${'a\n'.repeat(130)}\n`,
  ),
  'quotations in quotations': filled('> '),
  'lists in lists': filled('- '),
  'lists in quotations': filled('> - '),
  items: filled('- a\n'),
  tasks: filled('- [ ] a\n'),
  paragraphs: filled('a\n\n'),
  breaks: filled('a  \n'),
  spaces: (length) => `a${' '.repeat(length)}b`,
  'line ends': filled('\n'),
  'blocks of code': filled('```ts\na\n```\n'),
  'lines of hyphens in code': after('```bash\n', `${'-'.repeat(1_990)}\n`),
  'heredocs in code': after('```bash\n', `${'<'.repeat(290)}\n`),
  'open brackets in code': after('```ts\n', '([\n'),
  'one long word': filled('a'),
  'one long Kurdish word': filled('ە'),
  'vowel marks': after('ب', '\u064e'),
  joiners: filled('ه\u200c'),
  tatweels: filled('بـ'),
  'bidi marks': filled('\u202eا'),
  digits: filled('1 '),
  'full stops': filled('a.'),
  'plus signs': filled('+'),
  'web URLs': filled('http://a.b/c '),
  'mail addresses': filled('a@b-'),
  placeholders: filled('{a} '),
  'signs of the translator': filled('⟦1⟧ a ⟦/1⟧'),
  'Arabic sentences': filled('هذا نص عربي طويل. '),
  'Kurdish sentences': filled('ئەمە دەقێکی کوردییە. '),
  numbers: filled('1,000 '),
};

/** Each construct, repeated and cut to this many characters. */
export function hostileConstructs(length: number): [name: string, text: string][] {
  return Object.entries(constructs).map(([name, make]) => [name, make(length).slice(0, length)]);
}
