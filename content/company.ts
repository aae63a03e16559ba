import type { Language } from '#i18n/languages.ts';

/**
 * The facts of the company, in one place. Pages, feeds, structured data and e-mail links all read them from here.
 */
export const company = {
  /** "Summit" in Kurdish. */
  name: { en: 'Lutka', ar: 'لوتكة', ckb: 'لووتکە' } satisfies Record<Language, string>,
  legalName: 'Lutka Software and Technology Consulting Ltd.',
  salesEmail: 'sales@lutka.krd',
  telephone: {
    /** For `tel:` links and machines. */
    international: '+9647501234567',
    /** For people; always laid out from left to right. */
    display: '+964 750 123 4567',
  },
  bookingUrl: 'https://cal.com/lutka/demo',
  linkedInUrl: 'https://www.linkedin.com/company/lutka',
  registryUrl: 'https://business.digital.gov.krd/',
  /** The brothers, in the order of the page. Their names and words stand in the dictionary section `about`, by id. */
  team: [
    { id: 'member1', linkedin: 'https://www.linkedin.com/in/rebin-karim-lutka' },
    { id: 'member2', linkedin: 'https://www.linkedin.com/in/shwan-karim-lutka' },
    { id: 'member3', linkedin: null },
    { id: 'member4', linkedin: 'https://www.linkedin.com/in/zana-karim-lutka' },
    { id: 'member5', linkedin: null },
  ],
  address: {
    street: 'Salim Street',
    city: 'Sulaymaniyah',
    region: 'Kurdistan Region',
    country: 'IQ',
  },
  /** schema.org notation. */
  openingHours: 'Mo-Fr 09:00-18:00',
  acceptedCurrencies: ['USD', 'EUR', 'IQD'],
  /** The cities that the globe marks: latitude and longitude in degrees, size as part of the globe's radius. */
  globeMarkers: [
    { city: 'Sulaymaniyah', location: [35.561, 45.43], size: 0.05 },
    { city: 'Erbil', location: [36.191, 44.009], size: 0.05 },
    { city: 'Duhok', location: [36.867, 42.988], size: 0.05 },
    { city: 'Kirkuk', location: [35.468, 44.392], size: 0.05 },
    { city: 'Baghdad', location: [33.312, 44.361], size: 0.05 },
    { city: 'Dubai', location: [25.205, 55.271], size: 0.05 },
  ],
} as const;
