import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engines/index.ts';

/** What visitors wrote, and what is still to be delivered of it (`domain/enquiries`). */
export function createEnquiries(engine: Engine): Migration {
  return {
    // A migration sees the database as it was then, so it can't use today's schema type.
    async up(database: Kysely<unknown>) {
      await database.schema
        .createTable('enquiries')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('submission_key', 'text', (column) => column.notNull().unique())
        .addColumn('text_hash', 'text', (column) => column.notNull())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('source', 'text', (column) => column.notNull())
        .addColumn('campaign', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('contact', 'text', (column) => column.notNull())
        .addColumn('contact_kind', 'text', (column) => column.notNull())
        .addColumn('contact_normal', 'text', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('is_doubtful', 'integer', (column) => column.notNull())
        .addColumn('reasons', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull())
        .addColumn('note', 'text', (column) => column.notNull())
        .addColumn('answered_at', 'text')
        .addColumn('reminded_at', 'text')
        .addColumn('updated_at', 'text', (column) => column.notNull())
        .execute();
      const index = async (name: string, columns: string[]) =>
        await database.schema.createIndex(name).on('enquiries').columns(columns).execute();
      await index('enquiries_in_list', ['is_doubtful', 'id']);
      await index('enquiries_of_status', ['is_doubtful', 'status', 'id']);
      await index('enquiries_waiting', ['is_doubtful', 'status', 'created_at']);
      await index('enquiries_by_time', ['created_at']);
      await index('enquiries_with_text', ['text_hash']);
      await database.schema
        .createTable('enquiry_deliveries')
        .addColumn('id', 'integer', engine.generatedKey)
        .addColumn('enquiry_id', 'integer', (column) =>
          column.notNull().references('enquiries.id').onDelete('cascade'),
        )
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('message_key', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('refusals', 'integer', (column) => column.notNull())
        .addColumn('next_attempt_at', 'text', (column) => column.notNull())
        .addColumn('leased_until', 'text')
        .addColumn('failure', 'text')
        .addColumn('settled_at', 'text')
        .execute();
      await database.schema
        .createIndex('enquiry_deliveries_in_order')
        .on('enquiry_deliveries')
        .columns(['channel', 'state', 'id'])
        .execute();
      await database.schema
        .createIndex('enquiry_deliveries_once')
        .unique()
        .on('enquiry_deliveries')
        .columns(['enquiry_id', 'channel', 'kind'])
        .execute();
    },
  };
}
