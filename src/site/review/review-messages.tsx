import type { ReactNode } from 'react';
import { review as ar } from '#content/messages/ar/site/review.ts';
import { review as ckb } from '#content/messages/ckb/site/review.ts';
import { review as en } from '#content/messages/en/site/review.ts';
import { PageMessages, useLanguage } from '#i18n/messages.tsx';

const messages = { en: { review: en }, ar: { review: ar }, ckb: { review: ckb } };

/** Adds the messages of the reviewer's page, which no browser loads. */
export function ReviewMessages({ children }: { children: ReactNode }) {
  return <PageMessages messages={messages[useLanguage()]}>{children}</PageMessages>;
}
