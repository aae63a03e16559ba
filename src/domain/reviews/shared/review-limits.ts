/** The limits of what a reviewer, or whoever got hold of a link, can store. The page's script knows them too. */
export const reviewLimits = {
  /** Characters of the paragraph and of the suggestion. A longer paragraph takes no remark. */
  text: 10_000,
  comment: 2_000,
  name: 60,
  answer: 2_000,
  /** Answers of the reviewer in the thread of one remark. */
  answers: 20,
  /** Remarks of one link that are open at one time, and in all. */
  openRemarks: 200,
  remarks: 1_000,
  /** Links of one article that are valid at one time. */
  links: 50,
  /** Days for which a link is valid. */
  days: 365,
} as const;

/** For how many days an editor makes a link valid. */
export const linkDays = [1, 7, 30, 90] as const;
