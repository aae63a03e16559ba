import type { Messages } from '#content/dictionaries/index.ts';
import { type HeadContext, pageHead } from '#site/seo/page-head.ts';
import { faqPage, professionalService, webPage } from '#site/seo/structured-data.ts';
import { questions } from './questions.ts';

/** Sections of the dictionary that the home page shows. */
export const homeSections = [
  'aiCentricSoftware',
  'contact',
  'customers',
  'guarantee',
  'hero',
  'morphingTexts',
  'services',
  'timeline',
  'whatYouGet',
] as const;

export function homeHead(context: HeadContext, messages: Partial<Messages> | undefined) {
  const { hero, guarantee } = messages ?? {};
  const page = { path: '/', title: hero?.pageTitle, description: hero?.pageDescription };
  return pageHead(context, {
    ...page,
    structuredData: [
      webPage(context, page),
      professionalService(context, hero?.pageDescription),
      ...(guarantee ? [faqPage(questions.map((key) => guarantee[key]))] : []),
    ],
  });
}
