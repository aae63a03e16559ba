import type { Language } from '#i18n/languages.ts';

/**
 * Marks an invented fact that the owner of the site must replace. The true fact is written without `example()`. `npm
 * start` lists the facts that are still examples.
 */
function example<const Fact>(fact: Fact): Fact {
  examples.add(fact);
  return fact;
}

const examples = new Set<unknown>();

/**
 * Facts of the company, for pages, feeds, structured data and e-mail links.
 */
export const company = {
  /** "Summit" in Kurdish. */
  name: { en: 'Lutka', ar: 'لوتكة', ckb: 'لووتکە' } satisfies Record<Language, string>,
  legalName: example('Lutka Software and Technology Consulting Ltd.'),
  salesEmail: example('sales@lutka.krd'),
  telephone: example({
    /** For `tel:` links and programs. */
    international: '+9647501234567',
    /** For people. Always left to right. */
    display: '+964 750 123 4567',
  }),
  /** The number of the company's WhatsApp, as {@link telephone}'s `international`; null without one. */
  whatsApp: example('+9647501234567'),
  bookingUrl: example('https://cal.com/lutka/demo'),
  /** Where the company announces its articles: the page `/follow` shows what is not null, and the panel leads there. */
  whatsAppChannelUrl: example('https://whatsapp.com/channel/0029VaLutkaExample'),
  telegramUrl: example('https://t.me/lutka'),
  xUrl: example('https://x.com/lutka'),
  linkedInUrl: example('https://www.linkedin.com/company/lutka'),
  /** The company's own entry in the register. The example is the register's first page. */
  registryUrl: example('https://business.digital.gov.krd/'),
  /** The brothers, in the order of the page. The messages' section `about` has their names and texts, by id. */
  team: example([
    { id: 'member1', linkedin: 'https://www.linkedin.com/in/rebin-karim-lutka' },
    { id: 'member2', linkedin: 'https://www.linkedin.com/in/shwan-karim-lutka' },
    { id: 'member3', linkedin: null },
    { id: 'member4', linkedin: 'https://www.linkedin.com/in/zana-karim-lutka' },
    { id: 'member5', linkedin: null },
  ]),
  address: example({
    street: 'Salim Street',
    city: 'Sulaymaniyah',
    region: 'Kurdistan Region',
    country: 'IQ',
  }),
  /** schema.org notation. */
  openingHours: 'Mo-Fr 09:00-18:00',
  acceptedCurrencies: ['USD', 'EUR', 'IQD'],
  /** The cities that the globe marks: latitude and longitude in degrees, size as a share of the globe's radius. */
  globeMarkers: [
    { city: 'Sulaymaniyah', location: [35.561, 45.43], size: 0.05 },
    { city: 'Erbil', location: [36.191, 44.009], size: 0.05 },
    { city: 'Duhok', location: [36.867, 42.988], size: 0.05 },
    { city: 'Kirkuk', location: [35.468, 44.392], size: 0.05 },
    { city: 'Baghdad', location: [33.312, 44.361], size: 0.05 },
    { city: 'Dubai', location: [25.205, 55.271], size: 0.05 },
  ],
} as const;

/** Names of the facts in {@link company} that are still examples. */
export function exampleFacts(): string[] {
  return Object.entries(company)
    .filter(([, fact]) => examples.has(fact))
    .map(([name]) => name);
}
