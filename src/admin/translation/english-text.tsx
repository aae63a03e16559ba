import { createContext, type ReactNode, use, useMemo } from 'react';
import type { PostText } from './translation-record.ts';

const EnglishTextContext = createContext<PostText | null>(null);

/** The English text of the article as its form has it; null while there is none. Translations are compared with it. */
export function useEnglishText(): PostText | null {
  return use(EnglishTextContext);
}

/** Provides the English text. A change of it renders only what compares a translation with it. */
export function EnglishTextProvider(props: {
  text: PostText | null | undefined;
  children: ReactNode;
}) {
  const { title, content } = props.text ?? {};
  const text = useMemo(
    () => (title === undefined || content === undefined ? null : { title, content }),
    [title, content],
  );
  return <EnglishTextContext value={text}>{props.children}</EnglishTextContext>;
}
