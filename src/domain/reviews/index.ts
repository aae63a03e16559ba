import '@tanstack/react-start/server-only';

export { addRemark } from './add-remark.ts';
export { answerAsReviewer, answerRemark } from './answers.ts';
export { countOpenRemarks } from './count-open-remarks.ts';
export { changeRemarkState, takeSuggestion, undoSuggestion } from './decide.ts';
export { submitReviewForm } from './form.ts';
export {
  createReviewLink,
  type FoundLink,
  findReviewLink,
  listReviewLinks,
  revokeReviewLink,
} from './links.ts';
export { listRemarkStatuses } from './list-remark-statuses.ts';
export { listRemarks } from './list-remarks.ts';
export { submitReaderRemark } from './readers/submit-reader-remark.ts';
export { removeOldReviews } from './remove-old-reviews.ts';
export { newReaderRemark } from './shared/new-reader-remark.ts';
export {
  newAnswer,
  newRemark,
  openRemarks,
  remark,
  remarkStatus,
  reviewLink,
} from './shared/remark.ts';
export { reviewLimits } from './shared/review-limits.ts';
export { blockTexts } from './text-blocks.ts';
export { findTextUnderReview } from './text-under-review.ts';
