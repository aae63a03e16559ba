import { useCallback, useState } from 'react';
import type { AdminPost } from '#domain/posts/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { SyncStatus } from '../../drafts/draft-sync.ts';
import type { SaveStatus } from '../../drafts/draft-writer.ts';
import { columnLanguages } from '../../shared/column-languages.ts';
import type { Translations } from '../articles.ts';
import type { StoredPost } from './use-article-posts.ts';
import type { PostEdit } from './use-post-edit.ts';

/** The form of one language, as its column reports it to the screen. */
export type OpenPost = {
  post: AdminPost;
  edit: PostEdit;
  /** Of its draft on this device, and on the server. */
  saveStatus: SaveStatus;
  syncStatus: SyncStatus;
};

export type OpenPosts = Partial<Record<Language, OpenPost>>;

/** Reports the newest state of a column; null once it is closed. */
export type ReportPost = (language: Language, open: OpenPost | null) => void;

export type PostColumnProps = StoredPost & {
  /** The post that the URL opens. */
  articleId: number;
  translations: Translations;
  isShown: boolean;
  /** Called when the review of the translation opens, with whether it starts at a blocking issue. */
  onReview: (startsAtBlocking: boolean) => void;
  report: ReportPost;
};

/**
 * The forms of the article. Each column owns the state of its post, and reports it. The screen reads the reports for
 * what the languages share: the cover, the tags, the save bar, and the views that replace the columns.
 */
export function useOpenPosts(): [OpenPosts, ReportPost] {
  const [open, setOpen] = useState<OpenPosts>({});
  const report = useCallback<ReportPost>((language, post) => {
    setOpen(({ [language]: _before, ...others }) =>
      post ? { ...others, [language]: post } : others,
    );
  }, []);
  return [open, report];
}

/** The open posts in the order of the columns. */
export function inColumnOrder(open: OpenPosts): OpenPost[] {
  return columnLanguages.flatMap((language) => open[language] ?? []);
}
