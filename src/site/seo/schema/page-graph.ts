import type { Blog, FAQPage, Graph, ItemList, Thing } from 'schema-dts';
import type { Messages } from '#content/messages/index.ts';
import { siteMessages } from '#content/messages/site.ts';
import type { PostSummary } from '#domain/posts/index.ts';
import { questions } from '#site/home/questions.ts';
import type { HeadContext, PageContent, PageMetadata } from '../page-metadata.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { organization, professionalService, webSite } from './company.ts';
import { type DescribedPage, describePage, ids, listedItems, reference } from './described-page.ts';
import { portfolioList } from './portfolio.ts';
import { postArticle, postCard, postSeries } from './post.ts';
import { team } from './team.ts';
import { webPage } from './web-page.ts';

/**
 * What a page shows, as schema.org objects that refer to one another by `@id`. It contains nothing that the page
 * doesn't show.
 *
 * @returns undefined for a page whose content is unknown
 */
export async function pageGraph(
  context: HeadContext,
  metadata: PageMetadata,
): Promise<Graph | undefined> {
  const { content } = metadata;
  if (!content) return;
  const page = describePage(context, metadata);
  const messages = siteMessages[page.language];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(page, content),
      webSite(page),
      webPage(page, content),
      ...(content.page === 'home' ? [] : [breadcrumbs(page, content, messages)]),
      ...contentThings(page, content, messages),
    ],
  };
}

function contentThings(
  page: DescribedPage,
  content: PageContent,
  messages: Pick<Messages, 'about' | 'guarantee' | 'portfolio'>,
): Thing[] {
  switch (content.page) {
    case 'home':
      return homeThings(page, messages.guarantee);
    case 'about':
      return team(page, messages.about);
    case 'portfolio':
      return [portfolioList(page, messages.portfolio)];
    case 'blog':
      return [blog(page, content.posts, messages.about)];
    case 'post':
      return [postArticle(page, content.post, messages.about)];
    case 'tag':
    case 'category':
      return [articleList(page, content.posts, messages.about)];
    case 'series':
      return [postSeries(page.url, content.name), articleList(page, content.posts, messages.about)];
    default:
      return [];
  }
}

function homeThings(page: DescribedPage, guarantee: Messages['guarantee']): Thing[] {
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

function blog(page: DescribedPage, posts: readonly PostSummary[], about: Messages['about']): Blog {
  return {
    '@type': 'Blog',
    '@id': ids.blog(page),
    url: page.url,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    publisher: reference(ids.organization(page)),
    blogPost: posts.slice(0, listedItems).map((post) => postCard(page, post, about)),
  };
}

function articleList(
  page: DescribedPage,
  posts: readonly PostSummary[],
  about: Messages['about'],
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': ids.articles(page),
    itemListElement: posts.slice(0, listedItems).map((post, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: postCard(page, post, about),
    })),
  };
}
