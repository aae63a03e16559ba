import { useEffect, useState } from 'react';
import type { PostSummary } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { HtmlContent, type ServerHtml } from '#site/delivery/server-html.tsx';
import type { PostFilter } from './post-filter.ts';

/** As long as the URL waits for (`use-post-filter.ts`). */
const typingPauseMs = 300;

type Props = {
  filter: PostFilter;
  shown: readonly PostSummary[];
  /** What the server found for the URL. */
  rendered: ServerHtml | undefined;
};

/**
 * The second group of a search: articles that have the words in their text. The server renders it into the page; while
 * someone types, it is loaded after a pause, and so is the code that shows it.
 */
export function AlsoInText({ filter, shown, rendered }: Props) {
  const language = useLanguage();
  const { q } = filter;
  const [first] = useState(filter);
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof load>>>();
  const isRendered = rendered && filter === first;
  useEffect(() => {
    if (isRendered || !q) return;
    let isCurrent = true;
    const show = (next: typeof loaded) => isCurrent && setLoaded(next);
    // The list is complete without it, so a failure shows nothing.
    const timer = setTimeout(
      () => load(language, q).then(show, () => show(undefined)),
      typingPauseMs,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isRendered, language, q]);
  if (isRendered) return <HtmlContent text={rendered} className="" />;
  if (!q || !loaded) return null;
  return <loaded.FoundTexts found={loaded.found} filter={filter} listed={shown} />;
}

async function load(language: Language, q: string) {
  const [{ FoundTexts }, { fetchFound }] = await Promise.all([
    import('./found-texts.tsx'),
    import('./fetch-posts.ts'),
  ]);
  return { FoundTexts, found: await fetchFound(language, q) };
}
