import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' };

/** The name of the function that every script in {@link scriptVectors} calls. */
export const canaryFunction = 'canaryWasCalled';

const call = `${canaryFunction}()`;

/**
 * Ways to make a browser run a script, one for each place that a text may end up in (OWASP's cheat sheet on filter
 * evasion): elements, attributes, URLs, Markdown, scripts, styles, comments, JSON inside a page, XML.
 */
export const scriptVectors: readonly string[] = [
  `<script>${call}</script>`,
  `</script><script>${call}</script>`,
  `</title></textarea></style></noscript><script>${call}</script>`,
  `<img src=x onerror=${call}>`,
  `"><img src=x onerror=${call}>`,
  `'><svg onload=${call}>`,
  `<svg><script>${call}</script></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${call}&gt;">`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<details open ontoggle=${call}>`,
  `<input autofocus onfocus=${call}>`,
  `" onmouseover="${call}" autofocus onfocus="${call}" x="`,
  `<a href="javascript:${call}">a</a>`,
  `[a](javascript:${call})`,
  `[a](JaVaScRiPt&colon;${call})`,
  `[a](&#x6A;avascript:${call})`,
  `[a](\u0001javascript:${call})`,
  `[a](data:text/html,<script>opener.${call}</script>)`,
  `[a](vbscript:${call})`,
  `<javascript:${call}>`,
  `![a](/default-cover.jpg?"onerror="${call})`,
  `![a" onerror="${call}](/default-cover.jpg "a\\" onerror=\\"${call}")`,
  `[a]: javascript:${call}\n\n[a]`,
  `\`\`\`" onload="${call}\n</code></pre><script>${call}</script>\n\`\`\``,
  `# <img src=x onerror=${call}> {#"onclick=${call}}`,
  `| <script>${call}</script> |\n| --- |\n| <img src=x onerror=${call}> |`,
  `"});${call};({"`,
  `';${call};//`,
  `\`+\${${call}}+\``,
  `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
  `\u2028${call}\u2029`,
  `<!--<script>${call}</script>-->`,
  `--><script>${call}</script>`,
  `]]><script xmlns="http://www.w3.org/1999/xhtml">${call}</script>`,
  `<?xml-stylesheet href="javascript:${call}"?>`,
  `{{constructor.constructor('${call}')()}}`,
  `javascript:${call}`,
  `＜script＞${call}＜/script＞`,
  `<scr\u0000ipt>${call}</script>`,
];

/** Texts that break databases, parsers and encodings. */
const oddTexts: readonly string[] = [
  '\0',
  'a\0b',
  '\ud800',
  'a\udc00b',
  '\ud83d',
  '\ufffe\uffff',
  '\u202e\u2066\u200d',
  "' OR 1=1; DROP TABLE posts; --",
  "\\'; --",
  '%00%ff%c0%af',
  '../../../../etc/passwd',
  '..\\..\\',
  '/media/../api',
  '2147483648',
  '9223372036854775808',
  '-1',
  '1e309',
  'NaN',
  '__proto__',
  'constructor',
  'a\r\nSet-Cookie: a=b',
  '\u{1f469}\u200d\u{1f680}'.repeat(20),
  `e${'\u0301'.repeat(90)}`,
];

export const hostileTexts: readonly string[] = [
  ...new Set([...naughtyStrings, ...scriptVectors, ...oddTexts]),
];

/** Times at and beyond the limits of engines and languages. */
export const hostileTimes: readonly string[] = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59.999999999Z',
  '9999-12-31T23:59:59-23:59',
  '+275760-09-13T00:00:00.000Z',
  '2026-02-30T00:00:00Z',
  '2026-11-22T24:00:00Z',
  '2026-11-22T23:59:60Z',
  'infinity',
  '',
];
