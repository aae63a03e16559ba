import type { Page } from '@playwright/test';

/** An enquiry in the list. */
export const itemOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name });

/** The button that opens an enquiry. */
export const rowOf = (page: Page, name: string) =>
  itemOf(page, name).getByRole('button', { name }).first();
