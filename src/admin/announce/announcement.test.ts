import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import {
  announcementForm,
  announcementLink,
  announcementText,
  networks,
  xPostLength,
} from './announcement.ts';
import { maxXLength } from './x-length.ts';

const english = {
  language: 'en',
  title: 'What an app costs',
  description: 'Three prices and what each of them has in it.',
} as const;

const kurdish = {
  language: 'ckb',
  title: 'نرخی ئەپێک چەندە؟',
  description: 'سێ نرخ، و ئەوەی هەر یەکەیان تێیدایە.',
} as const;

const words = { en: 'word', ar: 'كلمة', ckb: 'وشەیەک' };

describe('a text for a network', () => {
  test.each([
    ['whatsApp', `*${english.title}*\n\n${english.description}`],
    ['telegram', `**${english.title}**\n\n${english.description}`],
    ['x', `${english.title}\n\n${english.description}`],
  ] as const)('%s: has the title and the description', (network, text) => {
    expect(announcementText(network, english)).toBe(text);
  });

  test('has no marks in Kurdish where each line begins with its own letters', () => {
    expect(announcementText('whatsApp', kurdish)).toBe(
      `*${kurdish.title}*\n\n${kurdish.description}`,
    );
  });

  test('turns a line of Arabic or Kurdish that begins with a Latin word to the right', () => {
    const post = { ...kurdish, title: 'WhatsApp بۆ فرۆشتن' };
    expect(announcementText('whatsApp', post)).toMatch(/^\*\u200fWhatsApp بۆ فرۆشتن\*\n/);
    expect(announcementText('telegram', post)).toMatch(/^\*\*\u200fWhatsApp/);
    expect(announcementText('x', post)).toMatch(/^\u200fWhatsApp/);
  });

  test('keeps a Latin word at the end of a text apart from the link on the same line', () => {
    const post = { ...kurdish, description: 'چۆن بفرۆشیت لە WhatsApp' };
    expect(announcementText('x', post)).toMatch(/WhatsApp\u200f$/);
    expect(announcementText('x', kurdish)).not.toContain('\u200f');
    expect(announcementText('whatsApp', post)).not.toContain('\u200f');
  });

  test('isolates telephone numbers and prices in Arabic and Kurdish, and nothing in English', () => {
    const description = 'پەیوەندی: +964 750 123 4567';
    expect(announcementText('telegram', { ...kurdish, description })).toContain(
      '\u2068+964 750 123 4567\u2069',
    );
    expect(
      announcementText('telegram', { ...english, description: '+964 750 123 4567' }),
    ).not.toContain('\u2068');
  });

  test('has one line for the title, whose stars and marks end neither bold letters nor directions', () => {
    const title = ' C* and\r\n*pointers*\u202e\u0007 ';
    expect(announcementText('whatsApp', { ...english, title })).toMatch(
      /^\*C∗ and ∗pointers∗\*\n\n/,
    );
  });

  test('without a description is the title alone', () => {
    expect(announcementText('x', { ...english, description: ' ' })).toBe(english.title);
    expect(announcementText('telegram', { ...english, description: '' })).toBe(
      `**${english.title}**`,
    );
  });
});

describe.each(languages)('in %s', (language) => {
  const long = `${words[language]} `.repeat(2_000);
  const unbroken = words[language].repeat(2_500).slice(0, 10_000);

  test.each([
    ['words', long],
    ['one word', unbroken],
    ['emoji', '👨‍👩‍👧‍👦'.repeat(1_000)],
    ['marks on one letter', `a${'\u0301'.repeat(10_000)}`],
    ['telephone numbers', '+964 750 123 4567، '.repeat(600)],
    ['domains', 'lutka.krd '.repeat(1_000)],
    ['halves of surrogate pairs', '\ud83d'.repeat(10_000)],
  ])('X takes a post whose title and description are 10,000 letters of %s', (_name, letters) => {
    for (const title of [letters, kurdish.title]) {
      const text = announcementText('x', { language, title, description: letters });
      expect(xPostLength(text)).toBeLessThanOrEqual(maxXLength);
      expect(text.split('\u2068')).toHaveLength(text.split('\u2069').length);
    }
  });

  test('a long title fills the post, is cut after a whole word, and leaves the description out', () => {
    const text = announcementText('x', { language, title: long, description: 'Description' });
    expect(xPostLength(text)).toBeGreaterThan(maxXLength - 12);
    expect(text.replace('\u200f', '')).toMatch(new RegExp(`^(?:${words[language]} ?)+…$`));
  });

  test.each(networks)('%s gets a short URL of what is long', (network) => {
    const post = { language, title: long, description: long };
    const text = announcementText(network, post);
    expect(text.length).toBeLessThan(520);
    expect(announcementForm(network, text, 'https://lutka.krd/p/1').length).toBeLessThan(4_000);
  });
});

test('a description that fits is whole, and one of which little would fit is left out', () => {
  const title = 'a'.repeat(200);
  const room = maxXLength - xPostLength(`${title}\n\n`);
  const exact = 'b'.repeat(room);
  expect(announcementText('x', { ...english, title, description: exact })).toBe(
    `${title}\n\n${exact}`,
  );
  const narrow = 'a'.repeat(230);
  expect(announcementText('x', { ...english, title: narrow, description: exact })).toBe(narrow);
});

test('the link is the short one, with the names by which the numbers count it', () => {
  expect(networks.map((network) => announcementLink('https://lutka.krd', 12, network))).toEqual([
    'https://lutka.krd/p/12?utm_source=whatsapp&utm_campaign=channel',
    'https://lutka.krd/p/12?utm_source=telegram&utm_campaign=channel',
    'https://lutka.krd/p/12?utm_source=x&utm_campaign=channel',
  ]);
});

test('each form gets text and link as its network documents it', () => {
  const url = announcementLink('https://lutka.krd', 12, 'telegram');
  const parametersOf = (network: (typeof networks)[number]) => {
    const form = new URL(announcementForm(network, 'متن & text\ud83d', url));
    return [form.origin + form.pathname, Object.fromEntries(form.searchParams)];
  };
  expect(parametersOf('whatsApp')).toEqual([
    'https://wa.me/',
    { text: `متن & text\ufffd\n\n${url}` },
  ]);
  const textAndUrl = { text: 'متن & text\ufffd', url };
  expect(parametersOf('telegram')).toEqual(['https://t.me/share/url', textAndUrl]);
  expect(parametersOf('x')).toEqual(['https://x.com/intent/post', textAndUrl]);
});
