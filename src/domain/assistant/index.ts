import '@tanstack/react-start/server-only';

export type { AssistantCall, PartialText, PostText } from './assistant-call.ts';
export { backTranslate } from './back-translate/back-translate.ts';
export { benchmarkParagraph, modelScore } from './benchmark/benchmark-report.ts';
export { planBenchmark, requestsOf } from './benchmark/plan-benchmark.ts';
export { cancelBenchmark, startBenchmark } from './benchmark/run-benchmark.ts';
export { stopBenchmarks } from './benchmark/running-benchmarks.ts';
export {
  listBenchmarks,
  readBenchmark,
  type StoredBenchmark,
} from './benchmark/stored-benchmarks.ts';
export { describePicture } from './describe/describe-picture.ts';
export { enhancePost } from './enhance/enhance-post.ts';
export { type Contribution, findContribution, findRunModel } from './runs/find-contribution.ts';
export { removeOldRuns } from './runs/record-run.ts';
export { annotateTranslation } from './second-look/annotate-translation.ts';
export { generateSeo } from './seo/generate-seo.ts';
export { readSpending } from './spending/spending.ts';
export { type TranslationInput, translatePost } from './translate/translate-post.ts';
export { updateTranslation } from './update/update-translation.ts';
