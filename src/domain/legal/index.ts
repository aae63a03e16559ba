import '@tanstack/react-start/server-only';

export {
  isLegalDocumentName,
  type LegalDocument,
  type LegalDocumentName,
  legalDocument,
  readLegalDocument,
} from './legal-document.ts';
