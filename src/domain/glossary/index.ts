import '@tanstack/react-start/server-only';

export { deleteGlossaryTerm, listGlossaryTerms, saveGlossaryTerm } from './glossary-terms.ts';
export { installGlossary } from './install-glossary.ts';
