import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SeoRequestState } from './use-seo-request.ts';

/** Folds the SEO fields of a column. Opens when the assistant proposes texts or is not configured. */
export function SeoFold(props: {
  request: SeoRequestState;
  isProposed: boolean;
  children: ReactNode;
}) {
  const t = useTranslations('adminCompose');
  const event = eventOf(props.request, props.isProposed);
  const [seen, setSeen] = useState(event);
  const [isOpen, setIsOpen] = useState(event !== null);
  if (event !== seen) {
    setSeen(event);
    if (event) setIsOpen(true);
  }
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="border border-line"
    >
      <summary className="px-3 py-2 text-small font-medium">{t('seo')}</summary>
      <div className="border-t border-line p-3">{props.children}</div>
    </details>
  );
}

function eventOf({ partial, isNotConfigured }: SeoRequestState, isProposed: boolean) {
  if (partial) return 'streaming';
  if (isNotConfigured) return 'not configured';
  return isProposed ? 'proposed' : null;
}
