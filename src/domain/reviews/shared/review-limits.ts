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

/** The limits of what readers of published posts can send. The page's script knows them too. */
export const readerLimits = {
  /** Characters of the paragraph in which the words are. */
  passage: 10_000,
  /** Characters of the marked words, and of the better ones. */
  words: 1_000,
  comment: 2_000,
  name: 60,
  /** Remarks about one text that are open at one time, that are doubtful, and in all. */
  open: 200,
  doubtful: 100,
  ofText: 1_000,
  /** Remarks about all texts. */
  all: 20_000,
  /** Days for which remarks are kept, and doubtful ones. */
  days: 365,
  doubtfulDays: 30,
} as const;

/** For how many days an editor makes a link valid. */
export const linkDays = [1, 7, 30, 90] as const;
