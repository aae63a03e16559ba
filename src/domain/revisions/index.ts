import '@tanstack/react-start/server-only';

export { findInHistory, listRevisions, readArticleAt } from './read-revisions.ts';
export { recordRevision } from './record-revision.ts';
export { removeHistory, removeOldRevisions } from './remove-old-revisions.ts';
export { type RevisionKind, revision } from './shared/revision.ts';
