import '@tanstack/react-start/server-only';

export { findDraft, listDrafts } from './read-drafts.ts';
export { deleteDraft, saveDraft } from './save-draft.ts';
export { draft, draftId, draftSummary, maxDraftTitleLength } from './shared/draft.ts';
