import fc from 'fast-check';
import { sql } from 'kysely';
import { submitEnquiry } from '#domain/enquiries/index.ts';
import { createPost } from '#domain/posts/index.ts';
import type { Database } from '#platform/database/index.ts';
import { enquiryForm, enquiryOptions } from './sample-enquiry.ts';
import { samplePost } from './sample-post.ts';
import { signedInHeaders } from './signed-in.ts';
import { readStoredRows } from './stored-rows.ts';

/**
 * Fills every table with at least one row, with texts and bytes of every kind.
 *
 * @returns the highest id of a post, which is deleted
 */
export async function fillEveryTable(
  database: Database,
  engine: 'sqlite' | 'postgres',
): Promise<number> {
  const texts = fc
    .sample(fc.string({ unit: 'binary', maxLength: 40 }), { numRuns: 3_000, seed: 8 })
    .concat(['null', '\u2028\n\r\\"', 'لووتکە‌ی\u200f', '\ufeff', "'; drop table posts; --"])
    .concat(['a\0b', '\0'])
    .map((text) => (engine === 'postgres' ? text.replaceAll('\0', '') : text));
  const now = new Date().toISOString();
  await database
    .insertInto('settings')
    .values(texts.map((value, index) => ({ key: `text-${index}`, value })))
    .execute();
  await database
    .insertInto('settings')
    .values([
      { key: 'visitor-salt-2026-11-22', value: 'salt' },
      { key: 'visit-salt-2026-11-22', value: 'salt' },
    ])
    .execute();
  for (const [index, bytes] of fc
    .sample(fc.uint8Array({ maxLength: 500 }), { numRuns: 100, seed: 8 })
    .entries()) {
    const hash = `image-${index}`;
    await database
      .insertInto('images')
      .values({ hash, width: index, height: 2 ** 31 - 1, created_at: now })
      .execute();
    const variant = { content_type: 'image/webp', bytes: Buffer.from(bytes) };
    await database
      .insertInto('image_variants')
      .values([
        { ...variant, image_hash: hash, suffix: '-640.webp' },
        { ...variant, image_hash: hash, suffix: '.webp' },
      ])
      .execute();
  }
  const post = await createPost(database, samplePost({ content: texts[7] ?? '' }));
  const deleted = await createPost(database, samplePost({ title: 'Deleted' }));
  await sql`delete from posts where id = ${deleted.id}`.execute(database);
  await signedInHeaders(database);
  const fields = enquiryForm({ message: 'ئێمە دوکانێکمان هەیە\n‘=1+1’' });
  await submitEnquiry(database, { ...enquiryOptions({ channels: ['mail'] }), fields });
  const ids = { post_id: post.id, next_id: post.id, remark_id: 1 };
  const references = { ...ids, username: 'dara', hash: 'image-0' };
  await fillOtherTables(database, references);
  return deleted.id;
}

/** Adds a row to each table that is still empty, so that a table of a later migration is tested too. */
async function fillOtherTables(database: Database, references: Record<string, unknown>) {
  const stored = await readStoredRows(database);
  const tables = await database.introspection.getTables();
  // The answers refer to a remark.
  tables.sort((one, other) => other.name.localeCompare(one.name));
  for (const { name, columns } of tables) {
    if (stored[name]?.length !== 0) continue;
    const filled = columns.filter((column) => !column.isAutoIncrementing);
    const values = filled.map(
      (column) => references[column.name] ?? valueOfType(column.dataType.toLowerCase()),
    );
    await sql`
      insert into ${sql.table(name)} (${sql.join(filled.map((column) => sql.ref(column.name)))})
      values (${sql.join(values)})
    `.execute(database);
  }
}

function valueOfType(type: string): unknown {
  if (type === 'text' || type === 'tsvector') return 'لووتکە 1';
  return type.startsWith('int') ? 2 ** 31 - 1 : Buffer.from([0, 255]);
}
