import { lazy, Suspense, useState } from 'react';
import { HtmlContent, type ServerHtml } from '#site/delivery/server-html.tsx';
import { loadSearchedTexts } from './load-posts.ts';
import type { SearchedTextsProps } from './searched-texts.tsx';

const SearchedTexts = lazy(loadSearchedTexts);

/**
 * The second group of a search: articles that have the words in their text.
 *
 * @param rendered what the server found for the URL
 */
export function AlsoInText({
  rendered,
  ...search
}: SearchedTextsProps & { rendered: ServerHtml | undefined }) {
  const [first] = useState(search.filter);
  if (rendered && search.filter === first) return <HtmlContent text={rendered} className="" />;
  return (
    search.filter.q && (
      <Suspense>
        <SearchedTexts {...search} />
      </Suspense>
    )
  );
}
