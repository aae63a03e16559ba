import type { Page } from '@playwright/test';
import { enquiry as ar } from '#content/messages/ar/site/enquiry.ts';
import { enquiry as ckb } from '#content/messages/ckb/site/enquiry.ts';
import { enquiry as en } from '#content/messages/en/site/enquiry.ts';
import { written } from '../enquiries.ts';
import { messages } from './messages.ts';
import { expect, type Language } from './site-test.ts';

/** Of the form, in each language. */
export const texts = { en, ar, ckb };

/** What is written where a test says nothing else: `written`. */
type Typed = { name?: string; contact?: string; message?: string };

export const formOf = (page: Page) => page.locator('#contact form');

export function fieldsOf(page: Page, language: Language) {
  const form = formOf(page);
  const t = texts[language];
  return {
    name: form.getByLabel(t.name),
    contact: form.getByLabel(t.contact),
    message: form.getByLabel(t.message),
    send: form.getByRole('button', { name: t.send }),
  };
}

export async function fillIn(page: Page, language: Language, typed: Typed) {
  const { name, contact, message } = fieldsOf(page, language);
  await name.fill(typed.name ?? written.name);
  await contact.fill(typed.contact ?? written.contact);
  await message.fill(typed.message ?? written.message);
}

export async function expectTyped(page: Page, language: Language, typed: Typed) {
  const { name, contact, message } = fieldsOf(page, language);
  await expect(name).toHaveValue(typed.name ?? written.name);
  await expect(contact).toHaveValue(typed.contact ?? written.contact);
  await expect(message).toHaveValue(typed.message ?? written.message);
}

export async function expectThanks(page: Page, language: Language) {
  const thanks = page.locator('#sent');
  await expect(thanks).toHaveText(
    `${texts[language].thanks} ${messages[language].contact.subtitle}`,
  );
  await expect(thanks).toBeVisible();
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport();
  await expect(formOf(page)).toBeHidden();
}
