import { directionOf, type Language } from '#i18n/languages.ts';

/** Two headings are found without a list. */
const fewestHeadings = 3;

/** Three screens of a phone. The last item of a longer list is an ellipsis. */
const mostEntries = 50;

/** Four lines of a phone. A longer heading ends with an ellipsis. */
const mostCharacters = 120;

/**
 * The table of contents of an article: a list with a link for each heading of level 2. Headings without words, and
 * those beyond `markdownLimits.anchors`, have none.
 *
 * @param html of `renderMarkdown`, in which each `<` and `>` of the text is escaped
 * @returns null for an article with fewer than three headings
 */
export function contentsHtml(html: string, language: Language): string | null {
  const items: string[] = [];
  for (const [, id, heading = ''] of html.matchAll(/<h2 id="([\w-]+)">(.*?)<\/h2>/gs)) {
    const words = wordsOf(heading);
    if (words === '') continue;
    if (items.length === mostEntries) {
      // A link that leads nowhere looks like the others, and is none.
      items.push('<li><a>…</a></li>');
      break;
    }
    items.push(`<li><a href="#${id}">${words}</a></li>`);
  }
  return items.length < fewestHeadings
    ? null
    : `<ol lang="${language}" dir="${directionOf(language)}">${items.join('')}</ol>`;
}

/** The words of a heading, without the numbers of footnotes. Code and left-to-right runs are isolated. */
function wordsOf(heading: string): string {
  let words = '';
  let isolationEnd = '';
  let characters = 0;
  for (const [piece] of heading.replace(/<sup>.*?<\/sup>/gs, '').matchAll(pieces)) {
    if (isolation.test(piece)) {
      words += isolationEnd || '<bdi dir="ltr">';
      isolationEnd = isolationEnd ? '' : '</bdi>';
    } else if (!piece.startsWith('<')) {
      characters += 1;
      if (characters > mostCharacters) return `${words}…${isolationEnd}`;
      words += piece;
    }
  }
  return words.trim();
}

/** Tags, and characters of the text. */
const pieces = /<[^>]*>|&\w+;|./gsu;

/** The tags of what is isolated. None of them is inside another one. */
const isolation = /^<\/?(?:bdi|code)\b/;
