import type { LegalDocument, LegalDocumentName } from '#domain/legal/index.ts';
import type { HeadContext } from '#site/seo/page-metadata.ts';
import { sitePageHead } from '#site/seo/site-page-head.ts';

export function legalHead(
  context: HeadContext,
  name: LegalDocumentName,
  document: Pick<LegalDocument, 'title' | 'description' | 'updated'> | undefined,
) {
  return sitePageHead(
    context,
    name,
    document,
    document && { kind: 'legal', updated: document.updated },
  );
}
