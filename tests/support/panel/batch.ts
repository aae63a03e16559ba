import type { Page } from '@playwright/test';
import { createTranslator } from 'use-intl';
import { adminMessages } from '#content/messages/admin.ts';
import { adminBatch as batch } from '#content/messages/en/admin/batch.ts';
import { adminShared } from './panel-test.ts';
import { toastsOf } from './posts-deletion.ts';
import { rowOf } from './posts-tab.ts';

/** The messages of batches, with their parameters. */
export const batchText = createTranslator({
  locale: 'en-US',
  messages: adminMessages.en,
  namespace: 'adminBatch',
});

/** The checkbox of an article's row. */
export const boxIn = (page: Page, title: string) =>
  rowOf(page, title).getByRole('checkbox', { name: new RegExp(`^${batch.select}`) });
/** The bar that appears while articles are selected. */
export const barOf = (page: Page) => page.getByRole('region', { name: batch.bar });
export const inBar = (page: Page, name: string) =>
  barOf(page).getByRole('button', { name, exact: true });
/** Undoes the batch by the button of its toast. */
export const undo = async (page: Page) =>
  await toastsOf(page).getByRole('button', { name: adminShared.undo }).click();
