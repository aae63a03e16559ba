import type { WrittenRemark } from './outbox.ts';

/** A part of the text that a reviewer can write about. */
export type Part = Pick<WrittenRemark, 'field' | 'index' | 'original'>;

export type Draft = { suggestion: string; comment: string };

export type ReviewDrafts = {
  read: (about: string) => Draft | undefined;
  save: (about: string, draft: Draft) => void;
  remove: (about: string) => void;
};

/**
 * What was typed and not sent, kept on the device. A draft is about a text of the page, or about the remark with this
 * id.
 */
export function createReviewDrafts(token: string): ReviewDrafts {
  const key = `review-drafts-${token}`;
  let drafts: Record<string, Draft> = {};
  try {
    drafts = JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {}
  const store = () => {
    try {
      localStorage.setItem(key, JSON.stringify(drafts));
    } catch {}
  };
  return {
    read: (about) => drafts[about],
    save(about, draft) {
      drafts[about] = draft;
      store();
    },
    remove(about) {
      delete drafts[about];
      store();
    },
  };
}
