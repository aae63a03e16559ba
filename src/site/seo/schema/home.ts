import type { FAQPage, Thing } from 'schema-dts';
import type { Messages } from '#content/messages/index.ts';
import { questions } from '#site/home/questions.ts';
import { professionalService } from './company.ts';
import { type DescribedPage, ids, reference } from './described-page.ts';

export function homeThings(page: DescribedPage, guarantee: Messages['guarantee']): Thing[] {
  return [professionalService(page), faqPage(page, guarantee)];
}

/** The questions of the page, in its order. */
function faqPage(page: DescribedPage, guarantee: Messages['guarantee']): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${page.url}#questions`,
    inLanguage: page.language,
    isPartOf: reference(ids.page(page)),
    mainEntity: questions.map((key) => ({
      '@type': 'Question',
      name: guarantee[key].question,
      acceptedAnswer: { '@type': 'Answer', text: guarantee[key].answer },
    })),
  };
}
