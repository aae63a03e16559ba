import { company } from '#content/company.ts';
import { languageFacts } from '#i18n/languages.ts';
import { pathInLanguage } from '#i18n/paths.ts';
import type { HeadContext, PageMetadata } from './page-head.ts';

type Schema = Record<string, unknown>;

/** schema.org `WebPage`. */
export function webPage(
  context: HeadContext,
  page: Pick<PageMetadata, 'path' | 'title' | 'description'>,
): Schema {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: context.siteUrl + pathInLanguage(page.path, context.language),
    name: page.title,
    description: page.description,
    inLanguage: languageFacts[context.language].locale,
  };
}

/** schema.org `ProfessionalService`: the company with its address, hours and currencies. */
export function professionalService(context: HeadContext, description: string | undefined): Schema {
  const { street, city, region, country } = company.address;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    name: company.name[context.language],
    legalName: company.legalName,
    description,
    url: context.siteUrl,
    image: `${context.siteUrl}/share.png`,
    email: company.salesEmail,
    telephone: company.telephone.international,
    openingHours: company.openingHours,
    currenciesAccepted: company.acceptedCurrencies.join(', '),
    sameAs: [company.linkedInUrl],
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      addressCountry: country,
    },
  };
}

/** schema.org `FAQPage`, from the questions that the page shows. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Schema {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
