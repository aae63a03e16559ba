import { lazy, Suspense, useState } from 'react';
import type { ServerHtml } from '#site/delivery/server-html.tsx';
import { trustedHtml } from '#ui/trusted-html.ts';
import type { SearchedTextsProps } from './searched-texts.tsx';

/** Loaded with the first search. The list is complete without it, so a failure shows nothing. */
const SearchedTexts = lazy(() =>
  import('./searched-texts.tsx').then(
    (loaded) => ({ default: loaded.SearchedTexts }),
    () => ({ default: () => null }),
  ),
);

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
  if (rendered && search.filter === first)
    return (
      <div
        id={rendered.id}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by React on the server
        dangerouslySetInnerHTML={{ __html: trustedHtml(rendered.html) }}
      />
    );
  return (
    search.filter.q && (
      <Suspense>
        <SearchedTexts {...search} />
      </Suspense>
    )
  );
}
