import type { Database } from '#platform/database/index.ts';
import { hashDigits } from './shared/picture-path.ts';

const fileName = new RegExp(`^(${hashDigits})(\\.jpg|-\\d+\\.[a-z]+)$`);

/** @param file the path after `/media/`: the hash and the variant's suffix */
export async function findImageVariant(
  database: Database,
  file: string,
): Promise<{ contentType: string; bytes: Buffer } | null> {
  const name = fileName.exec(file);
  if (!name?.[1] || !name[2]) return null;
  const variant = await database
    .selectFrom('image_variants')
    .select(['content_type as contentType', 'bytes'])
    .where('image_hash', '=', name[1])
    .where('suffix', '=', name[2])
    .executeTakeFirst();
  return variant ?? null;
}
