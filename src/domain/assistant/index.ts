import '@tanstack/react-start/server-only';

export type { AssistantCall, PartialText, PostText } from './assistant-call.ts';
export { describePicture } from './describe/describe-picture.ts';
export { enhancePost } from './enhance/enhance-post.ts';
export type { TranslationLanguage } from './language-names.ts';
export { type Contribution, findContribution } from './runs/find-contribution.ts';
export { removeOldRuns } from './runs/record-run.ts';
export { generateSeo } from './seo/generate-seo.ts';
export { type TranslationInput, translatePost } from './translate/translate-post.ts';
