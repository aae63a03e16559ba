import '@tanstack/react-start/server-only';

export { pairTranslation } from './approved-pairs.ts';
export { deleteUnit, editUnit, restoreUnit } from './change-units.ts';
export { removeOldCorrections } from './corrections/record-corrections.ts';
export {
  acceptTermProposal,
  dismissTermProposal,
  listTermProposals,
} from './corrections/term-proposals.ts';
export { editedWords, listEditedWords } from './edited-words.ts';
export { findExact } from './find-exact.ts';
export { findNear, type NearMatch } from './find-near.ts';
export { listedUnit, listUnits } from './list-units.ts';
export { pairBlocks } from './pair-segments.ts';
export { differingSigns } from './placeholder-signs.ts';
export { rememberTranslation } from './remember-translation.ts';
export { segmentKey } from './segments.ts';
export { storeUnits } from './store-units.ts';
export { importTmx } from './tmx/import-tmx.ts';
export { writeTmx } from './tmx/write-tmx.ts';
