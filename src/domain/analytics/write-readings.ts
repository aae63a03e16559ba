import { listPublishedSummaries, maxListedPosts, type PostSummary } from '#domain/posts/index.ts';
import { matchesSearch } from '#domain/posts/shared/matches-search.ts';
import { foldForSearch } from '#language/search/search-folding.ts';
import { type Database, inParts } from '#platform/database/index.ts';
import { addRows, chooseNames } from './add-rows.ts';
import { quarters } from './shared/dimensions.ts';
import { findReaders, pageOfReader, type Reader, type WriteContext } from './today-readers.ts';
import type { Visitor } from './visitor-hash.ts';
import type { Reading, Search } from './waiting-visits.ts';

type OfReader<Event> = { event: Event; reader: Reader };

/**
 * Adds how far texts were read. Only whoever is counted as a reader of the page today counts, once for each quarter,
 * and with the properties of that visit.
 */
export async function writeReadings(
  database: Database,
  context: WriteContext,
  readings: readonly Reading[],
): Promise<void> {
  const further = (await withReaders(database, context, readings)).filter(
    ({ event, reader }) => event.quarter > reader.quarter,
  );
  await addRows(
    database,
    'visits',
    further.map(({ event, reader }) => ({
      ...propertiesOf(event, reader),
      page: event.page,
      kind: 'person',
      ...Object.fromEntries(
        quarters.map((name, index) => [
          name,
          index >= reader.quarter && index < event.quarter ? 1 : 0,
        ]),
      ),
    })),
  );
  for (const [quarter, ofQuarter] of Map.groupBy(further, ({ event }) => event.quarter))
    for (const [page, ofPage] of Map.groupBy(ofQuarter, ({ reader }) => reader.page))
      for (const part of inParts(ofPage))
        await database
          .updateTable('visit_readers')
          .set({ quarter })
          .where('day', '=', context.day)
          .where('page', '=', page)
          .where(
            'visitor_hash',
            'in',
            part.map(({ reader }) => reader.visitor_hash),
          )
          .execute();
}

/** Adds searches of today's readers of the page, with the properties of their visit. */
export async function writeSearches(
  database: Database,
  context: WriteContext,
  searches: readonly Search[],
): Promise<void> {
  const known = await withReaders(database, context, searches);
  if (known.length === 0) return;
  const wordsOf = await chooseNames(
    database,
    { subject: 'searches', dimension: 'words', day: context.day },
    known.map(({ event }) => event.words),
  );
  const posts: PostSummary[] = [];
  for (const language of new Set(known.map(({ event }) => event.language)))
    posts.push(...(await listPublishedSummaries(database, { language, limit: maxListedPosts })));
  const isFound = ({ words, language }: Search) =>
    posts.some((post) => post.language === language && matchesSearch(post, foldForSearch(words)));
  await addRows(
    database,
    'searches',
    known.map(({ event, reader }) => ({
      ...propertiesOf(event, reader),
      words: wordsOf(event.words),
      found: isFound(event) ? 'yes' : 'no',
      searches: 1,
    })),
  );
}

async function withReaders<Event extends { page: string; language: string; visitor: Visitor }>(
  database: Database,
  { day, salt }: WriteContext,
  events: readonly Event[],
): Promise<OfReader<Event>[]> {
  const found: OfReader<Event>[] = [];
  for (const [page, ofPage] of Map.groupBy(events, pageOfReader)) {
    const { readersOf, hashed } = await findReaders(database, { day, salt, page }, ofPage);
    for (const { event, hashes } of hashed) {
      const reader = readersOf.get(hashes.ipSubnet)?.get(hashes.visitor);
      // A version before this one stores no source.
      if (reader && reader.source !== '') found.push({ event, reader });
    }
  }
  return found;
}

function propertiesOf(
  { day, language }: { day: string; language: string },
  { source, campaign, country, device }: Reader,
) {
  return { day, language, source, campaign, country, device };
}
