import type { Page } from '@playwright/test';
import { adminAccount } from '#content/messages/en/admin/account.ts';
import { adminAuditLog } from '#content/messages/en/admin/audit-log.ts';
import { adminEnquiries } from '#content/messages/en/admin/enquiries.ts';
import { adminGlossary } from '#content/messages/en/admin/glossary.ts';
import { adminMemory } from '#content/messages/en/admin/memory.ts';
import { adminModels } from '#content/messages/en/admin/models.ts';
import { adminPalette } from '#content/messages/en/admin/palette.ts';
import { adminPictures } from '#content/messages/en/admin/pictures.ts';
import { adminSafety } from '#content/messages/en/admin/safety.ts';
import { adminSchedule } from '#content/messages/en/admin/schedule.ts';
import { adminTranslation } from '#content/messages/en/admin/translation.ts';
import { content, expectText, write } from '../../support/panel/compose-form.ts';
import { field } from '../../support/panel/edit-form.ts';
import { adminApp, expect, openPanel, test } from '../../support/panel/panel-test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });
const reviewOf = (page: Page) => headingOf(page, 'Spelling of the Kurdish text');

test('the panel has three tabs, and the menu has the other screens', async ({ page }) => {
  await openPanel(page);
  const names = [adminApp.tabs.create, adminApp.tabs.posts, adminApp.tabs.analytics];
  await expect(page.getByRole('banner').getByRole('tab')).toHaveText(names);
  await page.getByRole('button', { name: adminApp.menu }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    new RegExp(`^${adminPalette.menu}`),
    adminPalette.commands.month,
    new RegExp(`^${adminEnquiries.title}`),
    adminPictures.title,
    adminGlossary.title,
    adminMemory.title,
    adminModels.title,
    adminSchedule.title,
    adminSafety.title,
    adminAuditLog.title,
    adminAccount.title,
  ]);
});

test('Back and Forward move through the review of a new text and keep all typed text', async ({
  page,
}) => {
  await openPanel(page);
  await write(page, 'ckb', 'ناونیشان', 'دەقی یەکەم.');
  await page.getByRole('button', { name: adminTranslation.checkSpelling }).click();
  await expect(reviewOf(page)).toBeFocused();
  await expect(page).toHaveURL(/\?review=ckb$/);
  const paragraph = field(page, 'Kurdish paragraph 1');
  await paragraph.fill('دەقی دووەم.');
  await page.goBack();
  await expectText(content(page, 'ckb'), 'دەقی دووەم.');
  await expect(page.getByRole('button', { name: adminTranslation.checkSpelling })).toBeFocused();
  await page.goForward();
  await expect(paragraph).toHaveValue('دەقی دووەم.');
  await paragraph.fill('دەقی سێیەم.');
  await page.reload();
  await expect(paragraph).toHaveValue('دەقی سێیەم.');

  // The button leads where Back does. A double tap works too, and no entry is left to go back to.
  await page.getByRole('button', { name: adminTranslation.back }).first().dblclick();
  await expectText(content(page, 'ckb'), 'دەقی سێیەم.');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.goForward();
  await expect(paragraph).toHaveValue('دەقی سێیەم.');
});
