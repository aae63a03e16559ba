import { z } from 'zod';
import { escapeHtml } from '#markdown/escape-html.ts';
import type { Pieces } from './pieces.ts';

/** The data of a card, as Ghost's editors store it. */
export type CardData = Readonly<Record<string, unknown>>;

type WriteCard = (data: CardData, pieces: Pieces) => void;

/**
 * The cards of both editors by their names: Lexical calls some of them otherwise. Captions and the texts of callouts,
 * toggles and headers are HTML of the author.
 */
const cards: Readonly<Record<string, WriteCard>> = {
  image: (data, pieces) => pieces.html(figure(data, textOf(data, 'caption'))),
  gallery: (data, pieces) => {
    const images = listOf(data, 'images').map((image) => figure(image, ''));
    pieces.html([...images, paragraph(textOf(data, 'caption'))].join('\n'));
  },
  markdown: (data, pieces) => pieces.markdown(textOf(data, 'markdown')),
  html: (data, pieces) => pieces.foreignHtml(textOf(data, 'html')),
  codeblock: (data, pieces) => {
    const language = textOf(data, 'language').replace(/[^\w+#-]/g, '');
    const name = language && ` class="language-${language}"`;
    const code = escapeHtml(textOf(data, 'code'));
    pieces.html(`<pre><code${name}>${code}</code></pre>${paragraph(textOf(data, 'caption'))}`);
  },
  horizontalrule: (_data, pieces) => pieces.html('<hr>'),
  embed: (data, pieces) => {
    const url = textOf(data, 'url');
    if (url === '') pieces.foreignHtml(textOf(data, 'html'));
    else pieces.html(`<p>${link(url, url)}</p>${paragraph(textOf(data, 'caption'))}`);
  },
  bookmark: (data, pieces) => {
    const url = textOf(data, 'url');
    const about = recordOf(data, 'metadata');
    const title = textOf(about, 'title') || url;
    const description = escapeHtml(textOf(about, 'description'));
    pieces.html(
      `<p>${link(url, title)}</p>${paragraph(description)}${paragraph(textOf(data, 'caption'))}`,
    );
  },
  callout: (data, pieces) => {
    const emoji = escapeHtml(textOf(data, 'calloutEmoji'));
    pieces.html(`<blockquote><p>${emoji} ${textOf(data, 'calloutText')}</p></blockquote>`);
  },
  toggle: (data, pieces) => {
    pieces.html(`<p><strong>${textOf(data, 'heading')}</strong></p>`);
    pieces.foreignHtml(textOf(data, 'content'));
  },
  button: (data, pieces) => pieces.html(buttonOf(data)),
  file: (data, pieces) => {
    const title = textOf(data, 'fileTitle') || textOf(data, 'fileName');
    pieces.html(
      `<p>${link(textOf(data, 'src'), title)}</p>${paragraph(escapeHtml(textOf(data, 'fileCaption')))}`,
    );
  },
  audio: (data, pieces) => {
    const src = textOf(data, 'src');
    pieces.html(`<p>${link(src, textOf(data, 'title') || src)}</p>`);
  },
  video: (data, pieces) => {
    const src = textOf(data, 'src');
    pieces.html(
      `<p>${link(src, textOf(data, 'fileName') || src)}</p>${paragraph(textOf(data, 'caption'))}`,
    );
  },
  product: (data, pieces) => {
    const image = textOf(data, 'productImageSrc');
    if (image !== '') pieces.html(figure({ src: image }, ''));
    pieces.html(`<p><strong>${textOf(data, 'productTitle')}</strong></p>`);
    pieces.foreignHtml(textOf(data, 'productDescription'));
    pieces.html(
      buttonOf({ buttonText: data.productButton ?? '', buttonUrl: data.productUrl ?? '' }),
    );
  },
  header: (data, pieces) => {
    pieces.html(`<h2>${textOf(data, 'header')}</h2>${paragraph(textOf(data, 'subheader'))}`);
    pieces.html(buttonOf(data));
  },
  'call-to-action': (data, pieces) => {
    const image = textOf(data, 'imageUrl');
    if (image !== '') pieces.html(figure({ src: image }, ''));
    pieces.foreignHtml(textOf(data, 'textValue'));
    pieces.html(buttonOf(data));
  },
  /** The line between what everybody reads and what members do. */
  paywall: () => undefined,
};

const otherNames: Readonly<Record<string, string>> = {
  hr: 'horizontalrule',
  code: 'codeblock',
  'card-markdown': 'markdown',
};

/** Writes a card; one that this site has nothing for is counted. */
export function writeCard(name: string, data: CardData, pieces: Pieces): void {
  const known = Object.hasOwn(otherNames, name) ? (otherNames[name] ?? name) : name;
  const write = Object.hasOwn(cards, known) ? cards[known] : undefined;
  if (write) write(data, pieces);
  else pieces.omit(name);
}

export function isCard(name: string): boolean {
  return Object.hasOwn(cards, name);
}

const record = z.record(z.string(), z.unknown());
const records = z.array(record);

export function recordOf(data: CardData, name: string): CardData {
  return record.safeParse(data[name]).data ?? {};
}

export function listOf(data: CardData, name: string): CardData[] {
  const list = data[name];
  return Array.isArray(list) ? list.flatMap((entry) => records.safeParse([entry]).data ?? []) : [];
}

export function textOf(data: CardData, name: string): string {
  const value = data[name];
  return typeof value === 'string' ? value : '';
}

/** @param html of the author, shown as it is; nothing for a blank one */
function paragraph(html: string): string {
  return html.trim() === '' ? '' : `<p>${html}</p>`;
}

function link(url: string, text: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
}

function buttonOf(data: CardData): string {
  const text = textOf(data, 'buttonText');
  const url = textOf(data, 'buttonUrl');
  return text === '' || url === '' ? '' : `<p>${link(url, text)}</p>`;
}

function figure(image: CardData, caption: string): string {
  const picture = `<img src="${escapeHtml(textOf(image, 'src'))}" alt="${escapeHtml(textOf(image, 'alt'))}">`;
  return `<figure>${picture}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}
