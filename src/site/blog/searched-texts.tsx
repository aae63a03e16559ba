import { useEffect, useState } from 'react';
import type { Found } from '#domain/search/index.ts';
import { useLanguage } from '#i18n/messages.tsx';
import { fetchFound } from './fetch-posts.ts';
import { FoundTexts, type FoundTextsProps } from './found-texts.tsx';
import { typingPauseMs } from './use-post-filter.ts';

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
  return found ? <FoundTexts {...props} found={found} /> : null;
}
