import { createIsomorphicFn } from '@tanstack/react-start';
import type { Graph } from 'schema-dts';
import type { HeadContext, PageMetadata } from './page-metadata.ts';
import { pageGraph } from './schema/page-graph.ts';

type Answer = Promise<Graph | undefined>;

/**
 * The structured data of a page. Only the server makes it: crawlers read the HTML, and visitors who navigate inside the
 * site need no code for it.
 */
export const structuredData = createIsomorphicFn()
  .server((context: HeadContext, page: PageMetadata): Answer => pageGraph(context, page))
  .client(async (_context: HeadContext, _page: PageMetadata): Answer => undefined);
