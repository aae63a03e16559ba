import { useEffect, useState } from 'react';
import { HtmlContent, type ServerHtml } from '#site/delivery/server-html.tsx';
import type { SearchedTextsProps } from './searched-texts.tsx';

/**
 * The second group of a search: articles that have the words in their text. Its code is loaded with the first search;
 * the list is complete without it, so a failure shows nothing.
 *
 * @param rendered what the server found for the URL
 */
export function AlsoInText({
  rendered,
  ...search
}: SearchedTextsProps & { rendered: ServerHtml | undefined }) {
  const { filter } = search;
  const [first] = useState(filter);
  const [loaded, setLoaded] = useState<typeof import('./searched-texts.tsx')>();
  useEffect(() => {
    if (filter.q) import('./searched-texts.tsx').then(setLoaded, () => {});
  }, [filter.q]);
  const isSearching = filter.q !== undefined;
  useEffect(() => (isSearching ? loaded?.followResultKeys() : undefined), [isSearching, loaded]);
  if (rendered && filter === first) return <HtmlContent text={rendered} className="" />;
  return filter.q && loaded && <loaded.SearchedTexts {...search} />;
}
