import { memo } from 'react';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Article } from './articles.ts';
import { LanguageCell, MissingCell } from './language-cell.tsx';

export type RowActions = {
  /** When a post will be published, in words. */
  timeOf: (id: number) => string | undefined;
  plan: (post: AdminPostSummary) => void;
  confirmDelete: (post: AdminPostSummary) => void;
};

/** The source language first, then the languages of the translations. */
const columns = ['en', 'ckb', 'ar'] as const satisfies readonly Language[];

/** One article of the list: its languages side by side, each with its state and its actions. */
export const ArticleRow = memo(Row);

function Row({ article, timeOf, plan, confirmDelete }: { article: Article } & RowActions) {
  const { translations } = article;
  const source = columns.map((language) => translations[language]).find((post) => post);
  return columns.map((language) => {
    const post = translations[language];
    if (post)
      return (
        <LanguageCell
          key={language}
          post={post}
          translations={translations}
          scheduledFor={timeOf(post.id)}
          plan={plan}
          confirmDelete={confirmDelete}
        />
      );
    return source && <MissingCell key={language} language={language} source={source} />;
  });
}
