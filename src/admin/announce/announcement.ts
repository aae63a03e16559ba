import type { AdminPost } from '#domain/posts/index.ts';
import { directionOf, type Language } from '#i18n/languages.ts';
import { isolate, isolateRuns } from '#language/bidi.ts';
import { cutForSearch } from '../post-form/seo-lengths.ts';
import { maxXLength, xLength, xLinkLength } from './x-length.ts';

/** Where the company announces its articles. */
export const networks = ['whatsApp', 'telegram', 'x'] as const;

export type Network = (typeof networks)[number];

type AnnouncedPost = Pick<AdminPost, 'language' | 'title' | 'description'>;

/** In characters. Longer ones would make share URLs that apps and servers refuse. */
const maxLengths = { title: 200, description: 300 };

/** A shorter piece of a description says nothing. */
const minXDescription = 40;

/** What is looked at of a title or description, in UTF-16 units: one character may have any number of marks. */
const maxReadLength = 2_000;

/**
 * The text that announces a post: its title, bold where the network has bold letters, and its description. The link
 * follows it ({@link announcementLink}).
 */
export function announcementText(network: Network, post: AnnouncedPost): string {
  const title = oneLine(post.title);
  const description = oneLine(post.description);
  if (network === 'x') return xText(title, description, post.language);
  const bold = { whatsApp: '*', telegram: '**' }[network];
  // A star would end the bold letters.
  const heading = cutForSearch(title.replaceAll('*', '∗'), maxLengths.title);
  const rest = cutForSearch(description, maxLengths.description);
  const paragraphs = [
    heading && bold + directed(heading, post.language) + bold,
    rest && directed(rest, post.language),
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/** The short link of a post, as the numbers tell it apart (`docs/guides/numbers.md`). */
export function announcementLink(siteUrl: string, id: number, network: Network): string {
  return `${siteUrl}/p/${id}?utm_source=${network.toLowerCase()}&utm_campaign=channel`;
}

/**
 * The URL of the form in which a network shows text and link, ready to be sent. A test compares it with the links below
 * a post; a module for both would be one file more for each reader.
 */
export function announcementForm(network: Network, text: string, url: string): string {
  const forms = {
    whatsApp: ['https://wa.me/', { text: `${text}\n\n${url}` }],
    telegram: ['https://t.me/share/url', { url, text }],
    x: ['https://x.com/intent/post', { url, text }],
  } as const;
  const [form, parameters] = forms[network];
  // `+` for a space, which URLSearchParams writes, would stay a plus in some apps.
  const query = new URLSearchParams(parameters).toString().replaceAll('+', '%20');
  return `${form}?${query}`;
}

/** The length of text and link as X counts them, with the space between them. */
export function xPostLength(text: string): number {
  return (text ? xLength(text) + 1 : 0) + xLinkLength;
}

function xText(title: string, description: string, language: Language): string {
  // The link stands on the last line of the text: a Latin word at its end would change places with it.
  const finished = (text: string) => {
    const lines = directed(text, language);
    return isRightToLeft(language) && /[^\p{Script=Arabic}\P{L}]\P{L}*$/u.test(text)
      ? `${lines}${rightToLeftMark}`
      : lines;
  };
  const fits = (text: string) => xPostLength(finished(text)) <= maxXLength;
  const heading = cutWhile(title, fits);
  const rest = cutWhile(description, (text) => fits(`${heading}\n\n${text}`));
  const isWorthIt = rest === description || rest.length >= minXDescription;
  return finished([heading, isWorthIt && rest].filter(Boolean).join('\n\n'));
}

/** The longest beginning of a text that fits, cut after a whole word. */
function cutWhile(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  let fitting = 0;
  let tooLong = maxXLength;
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(cutForSearch(text, middle))) fitting = middle;
    else tooLong = middle;
  }
  return fitting === 0 ? '' : cutForSearch(text, fitting);
}

const rightToLeftMark = '\u200f';

/**
 * Marks the direction of each line, since chats guess it from its first letter, and isolates what right-to-left text
 * reorders.
 */
function directed(text: string, language: Language): string {
  if (!isRightToLeft(language)) return text;
  const lines = text.split('\n').map((line) => {
    const isGuessedRight = line === '' || /^\P{L}*\p{Script=Arabic}/u.test(line);
    return (isGuessedRight ? '' : rightToLeftMark) + isolateRuns(line, isolate);
  });
  return lines.join('\n');
}

function isRightToLeft(language: Language): boolean {
  return directionOf(language) === 'rtl';
}

/** Without line breaks, control characters, and marks that would turn what follows them. */
function oneLine(text: string): string {
  return text
    .slice(0, maxReadLength)
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();
}
