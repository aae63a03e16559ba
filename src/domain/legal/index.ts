import '@tanstack/react-start/server-only';

export {
  isLegalDocumentName,
  type LegalDocument,
  type LegalDocumentName,
  readLegalDocument,
} from './legal-document.ts';
