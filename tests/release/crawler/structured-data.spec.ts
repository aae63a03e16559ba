import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { type CrawledPage, test } from '../../support/crawler/crawled-site.ts';

type Thing = Record<string, unknown>;

/**
 * The properties that Google requires or recommends for each type (recommended ones where the site has them):
 * https://developers.google.com/search/docs/appearance/structured-data/
 */
const requiredByGoogle: Record<string, readonly string[]> = {
  // …/article: no property is required; Google recommends all of these.
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author'],
  Person: ['name'],
  // …/breadcrumb
  BreadcrumbList: ['itemListElement'],
  // …/faqpage
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  // …/local-business: ProfessionalService is a subtype.
  ProfessionalService: ['name', 'address', 'telephone', 'url', 'openingHours'],
  PostalAddress: ['addressLocality', 'addressRegion', 'addressCountry'],
  // …/organization, …/logo
  Organization: ['name', 'url', 'logo', 'sameAs'],
  // …/site-names
  WebSite: ['name', 'url'],
  // …/carousel
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item'],
  // …/article and …/organization, for a picture
  ImageObject: ['url'],
};

/** The types of a page. Every page also has the organization and the site. */
const kindsOf = [
  [/^\/$/, ['WebPage', 'ProfessionalService', 'FAQPage']],
  [/^\/about$/, ['AboutPage', 'BreadcrumbList', 'Person']],
  [/^\/portfolio$/, ['CollectionPage', 'BreadcrumbList', 'ItemList']],
  [/^\/blog$/, ['CollectionPage', 'BreadcrumbList', 'Blog']],
  [/^\/blog\/./, ['WebPage', 'BreadcrumbList', 'BlogPosting']],
  [/^\/(follow|privacy|terms-of-service)$/, ['WebPage', 'BreadcrumbList']],
] as const;

test('TypeScript accepts every graph as schema.org’s types', async ({ site }, testInfo) => {
  const file = testInfo.outputPath('graphs.ts');
  const graphs = site.pages.map(({ url, structuredData }) => {
    expect(structuredData, url).toHaveLength(1);
    return `${JSON.stringify(url)}: ${structuredData[0]},\n`;
  });
  await mkdir(testInfo.outputDir, { recursive: true });
  await writeFile(
    file,
    `import type { Graph } from 'schema-dts';\nexport const graphs: Record<string, Graph> = {\n${graphs.join('')}};\n`,
  );
  const options =
    '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --target esnext';
  const complaints = await promisify(execFile)('tsc', [...options.split(' '), file]).then(
    () => '',
    (error: Error & { stdout?: string }) => error.stdout || error.message,
  );
  expect(complaints).toBe('');
});

test('every page has its types with the properties that Google wants', ({ site }) => {
  for (const page of site.pages) {
    const path = new URL(page.url).pathname.replace(/^\/(arabic|kurdish)(?=\/|$)/, '') || '/';
    const kinds = kindsOf.find(([pattern]) => pattern.test(path))?.[1] ?? [];
    const top = graphOf(page).map((thing) => thing['@type']);
    expect(new Set(top), page.url).toEqual(new Set(['Organization', 'WebSite', ...kinds]));
    const missing = thingsOf(page).flatMap((thing) => {
      const type = String(thing['@type']);
      const asked = requiredByGoogle[type] ?? [];
      return asked.filter((property) => !thing[property]).map((property) => `${type} ${property}`);
    });
    expect(missing, page.url).toEqual([]);
    const steps = thingsOf(page).filter((thing) => thing['@type'] === 'BreadcrumbList');
    for (const step of objectsIn(steps.map((list) => list.itemListElement)))
      expect(step.name, page.url).toMatch(/\S/);
  }
});

test('a page’s structured data only contains what the page shows', ({ site }) => {
  for (const page of site.pages) {
    const claims = thingsOf(page).flatMap(visibleTexts);
    const unseen = claims.filter((text) => !page.words.includes(text.replace(/\s+/g, ' ')));
    expect(unseen, page.url).toEqual([]);
  }
});

test('every reference has a target on some page, and one @id has one type', ({ site }) => {
  const things = site.pages.flatMap((page) => thingsOf(page));
  const kinds = new Map<unknown, unknown>();
  const disagreeing = things.filter(({ '@id': id, '@type': type }) => {
    if (!id || !type) return false;
    if (!kinds.has(id)) kinds.set(id, type);
    return kinds.get(id) !== type;
  });
  expect(disagreeing).toEqual([]);
  const references = things.flatMap((thing) => (thing['@type'] ? [] : [thing['@id']]));
  expect(references.length).toBeGreaterThan(0);
  expect(references.filter((id) => !kinds.has(id))).toEqual([]);
});

function graphOf({ structuredData }: CrawledPage): Thing[] {
  return JSON.parse(structuredData.join(''))['@graph'];
}

/** Every object of a page's graph, at any depth. */
function thingsOf(page: CrawledPage): Thing[] {
  return objectsIn(graphOf(page));
}

function objectsIn(value: unknown): Thing[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [{ ...value }, ...inside];
}

/** The texts of an object that its page must show. */
function visibleTexts(thing: Thing): string[] {
  const shown: Record<string, readonly string[]> = {
    BlogPosting: ['headline'],
    Question: ['name'],
    Answer: ['text'],
    Person: ['name', 'jobTitle', 'description'],
    CreativeWork: ['name', 'description'],
    ProfessionalService: ['email'],
  };
  const properties = shown[String(thing['@type'])] ?? [];
  return properties.flatMap((property) => {
    const text = thing[property];
    return typeof text === 'string' ? [text] : [];
  });
}
