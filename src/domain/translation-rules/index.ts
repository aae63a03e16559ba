/** What a good translation of a post is, and what is kept beside it. The server and the panel go by it alike. */

export { findPreamble } from './find-preamble.ts';
export { type Finding, findingKey } from './finding.ts';
export { compareTerms, type GlossaryTerm, glossaryLimits, glossaryTerm } from './glossary-term.ts';
export { occurringTerms } from './occurring-terms.ts';
export {
  type TranslatedBlock,
  type TranslationRecord,
  translationRecord,
} from './translation-record.ts';
