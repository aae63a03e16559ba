import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pictureFile } from './cover-form.ts';
import { expect } from './panel-test.ts';

let uploads = randomInt(4096);

/** Uploads a picture of a size that no other test has. @returns its hash */
export async function uploadPicture(page: Page, token: string): Promise<string> {
  uploads += 1;
  const file = await pictureFile({ width: 630, height: 420 }, uploads);
  const response = await page.request.post('/api/admin/upload-image', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { image: file },
  });
  expect(response.status(), await response.text()).toBe(200);
  const { imageUrl } = await response.json();
  return imageUrl.slice('/media/'.length, -'.jpg'.length);
}
