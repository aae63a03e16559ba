import { memo } from 'react';
import type { AdminPostSummary } from '#domain/posts/index.ts';
import { columnLanguages } from '../shared/column-languages.ts';
import type { Article } from './articles.ts';
import { SelectBox } from './batch/select-box.tsx';
import { LanguageCell, MissingCell } from './language-cell.tsx';

export type RowActions = {
  /** Selects an article, or all from the last one to it. */
  select: (group: string, isRange: boolean) => void;
  /** When a post will be published, in words. */
  timeOf: (id: number) => string | undefined;
  plan: (post: AdminPostSummary) => void;
  confirmDelete: (post: AdminPostSummary) => void;
};

type Props = RowActions & { article: Article; isSelected: boolean };

/** One article of the list: its languages side by side, each with its state and its actions. */
export const ArticleRow = memo(Row);

function Row({ article, isSelected, select, timeOf, plan, confirmDelete }: Props) {
  const { translations } = article;
  const source = columnLanguages.map((language) => translations[language]).find((post) => post);
  const cells = columnLanguages.map((language) => {
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
  return (
    <>
      {source && <SelectBox post={source} isSelected={isSelected} select={select} />}
      {cells}
    </>
  );
}
