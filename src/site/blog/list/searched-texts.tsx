import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { searchTexts } from '#content/search-texts.ts';
import type { Found } from '#domain/search/index.ts';
import { listSeparator } from '#i18n/languages.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { fetchFound } from '../fetch-posts.ts';
import { FoundTexts, type FoundTextsProps, shownOf } from './found-texts.tsx';
import { typingPauseMs } from './use-post-filter.ts';

export { followResultKeys } from './result-keys.ts';

export type SearchedTextsProps = Omit<FoundTextsProps, 'found'>;

/** Searches the texts after a pause in typing. What was found before stays until then, also when the call fails. */
export function SearchedTexts(props: SearchedTextsProps) {
  const language = useLanguage();
  const { q = '' } = props.filter;
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Found) => isCurrent && setFound(next);
    const timer = setTimeout(() => fetchFound(language, q).then(show, () => {}), typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [language, q]);
  return (
    <>
      <p role="status" className="sr-only">
        {found && <Announcement {...props} found={found} />}
      </p>
      {found && <FoundTexts {...props} found={found} />}
    </>
  );
}

/** What a screen reader tells, who does not see the group appear. */
function Announcement(props: FoundTextsProps) {
  const t = useTranslations('blog');
  const language = useLanguage();
  const { title, near } = searchTexts[language];
  const { articles, words } = shownOf(props);
  if (articles.length > 0) return `${title}: ${t('resultCount', { count: articles.length })}`;
  return words.length > 0 && `${near} ${words.join(listSeparator(language))}`;
}
