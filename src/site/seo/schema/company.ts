import type { Organization, PostalAddress, ProfessionalService, WebSite } from 'schema-dts';
import { company } from '#content/company.ts';
import { languages } from '#i18n/languages.ts';
import type { PageContent } from '../page-metadata.ts';
import { type DescribedPage, ids, reference } from './described-page.ts';

/** The company as the layout of every page shows it. On the about page it also has the street. */
export function organization(page: DescribedPage, content: PageContent): Organization {
  return {
    '@type': 'Organization',
    '@id': ids.organization(page),
    name: company.name[page.language],
    url: `${page.siteUrl}/`,
    logo: {
      '@type': 'ImageObject',
      url: `${page.siteUrl}/icons/icon-512.png`,
      width: '512',
      height: '512',
    },
    sameAs: [company.linkedInUrl],
    ...(content.page === 'about' && {
      address: { ...place, streetAddress: company.address.street },
    }),
  };
}

export function webSite(page: DescribedPage): WebSite {
  return {
    '@type': 'WebSite',
    '@id': ids.webSite(page),
    name: company.name[page.language],
    url: `${page.siteUrl}/`,
    inLanguage: [...languages],
    publisher: reference(ids.organization(page)),
  };
}

/** The company as a place of business, with contacts, opening hours and currencies. */
export function professionalService(page: DescribedPage): ProfessionalService {
  return {
    '@type': 'ProfessionalService',
    '@id': `${page.siteUrl}/#office`,
    name: company.name[page.language],
    description: page.description,
    url: page.url,
    ...(page.sharePicture && { image: page.siteUrl + page.sharePicture }),
    email: company.salesEmail,
    telephone: company.telephone.international,
    openingHours: company.openingHours,
    currenciesAccepted: company.acceptedCurrencies.join(', '),
    knowsLanguage: [...languages],
    address: place,
    parentOrganization: reference(ids.organization(page)),
  };
}

const place = {
  '@type': 'PostalAddress',
  addressLocality: company.address.city,
  addressRegion: company.address.region,
  addressCountry: company.address.country,
} as const satisfies PostalAddress;
