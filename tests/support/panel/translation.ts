import type { Page } from '@playwright/test';
import { adminCompose as texts } from '#content/messages/en/admin/compose.ts';
import { write } from './compose-form.ts';
import { adminShared, expect, openPanel } from './panel-test.ts';

/** One of the accounts that may each use the assistant 30 times an hour. */
export const editor = 'evin';

export const paragraphs = [
  '## Why a website',
  'Your shop needs 3 pages and [our work](https://example.com/work).',
  'It is ready in 8 weeks.',
  '```js\nconst price = 300;\n```',
];

export const source = paragraphs.join('\n\n');

export const field = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Kurdish paragraph ${number}`, exact: true });

export const rowOf = (page: Page, number: number) =>
  page.locator(`.review-row[data-row="${number}"]`);

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export async function translate(page: Page, heading: string, text: string): Promise<void> {
  await openPanel(page, '/admin/dashboard', editor);
  await write(page, 'en', heading, text);
  await button(page, texts.translateToKurdish).click();
  await expect(page.getByRole('status')).toContainText([adminShared.success.translatedToKurdish]);
  await expect(page.getByRole('heading', { name: 'Kurdish translation' })).toBeFocused();
}
