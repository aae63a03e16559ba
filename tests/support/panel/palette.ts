import type { Page } from '@playwright/test';
import { adminPalette as palette } from '#content/messages/en/admin/palette.ts';

/** The palette's search field. @param name in the panel's language */
export const fieldOf = (page: Page, name = palette.title) =>
  page.getByRole('combobox', { name, exact: true });

/** An entry of the palette. */
export const optionOf = (page: Page, name: string) =>
  page.getByRole('option', { name, exact: true });
