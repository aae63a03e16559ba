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
  address: {
    street: 'Salim Street',
    city: 'Sulaymaniyah',
    region: 'Kurdistan Region',
    country: 'IQ',
  },
  /** schema.org notation. */
  openingHours: 'Mo-Fr 09:00-18:00',
  acceptedCurrencies: ['USD', 'EUR', 'IQD'],
} as const;
