import { createAdminPost } from '#domain/posts/index.ts';

import type { Language } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
export const pictureHash = (number: number) => number.toString(16).padStart(32, '0');

export const picturePath = (number: number) => `/media/${pictureHash(number)}.jpg`;

export async function addPicture(
  database: Database,
  number: number,
  createdAt = '2026-11-01T00:00:00.000Z',
) {
  await database
    .insertInto('images')
    .values({ hash: pictureHash(number), width: 1200, height: 800, created_at: createdAt })
    .execute();
}

export async function addPost(
  database: Database,
  fields: {
    content?: string;
    image?: string;
    imageAlt?: string;
    language?: Language;
    title?: string;
    translationGroup?: string;
  },
) {
  const post = {
    title: 'A title',
    content: 'Text',
    language: 'en' as const,
    published: true,
    ...fields,
  };
  return await createAdminPost(database, post, 'dara');
}
