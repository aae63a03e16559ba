import type { Page } from '@playwright/test';
import { adminCompose } from '#content/messages/en/admin/compose.ts';
import { adminPostForm } from '#content/messages/en/admin/post-form.ts';
import { describedPost } from '../../fakes/rule-based-model.ts';
import { editors } from '../admin-account.ts';
export const writer = editors[4];

export const proposed = describedPost.ckb;

export const names = adminPostForm.seo;

export type Field = 'seoTitle' | 'seoDescription' | 'seoKeywords' | 'slug';

export const field = (page: Page, name: Field) =>
  page.getByRole('textbox', { name: names[name], exact: true });

export const take = (page: Page, name: Field) =>
  page.getByRole('button', {
    name: `${adminPostForm.seoSuggestions.take}: ${names[name]}`,
    exact: true,
  });

export const generate = (page: Page) =>
  page.getByRole('button', { name: adminCompose.generateSeo.ckb, exact: true });
