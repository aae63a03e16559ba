import fc from 'fast-check';
import { expect } from 'vitest';
import { commandLine } from '#domain/audit-log/index.ts';
import { usesOf } from '#domain/media/index.ts';
import {
  createAdminPost,
  deletePost,
  editPost,
  purgeDeletedPosts,
  restorePost,
} from '#domain/posts/index.ts';
import { languages } from '#i18n/languages.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import { replacePicture, saveTexts } from './index.ts';

const hashes = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
const hash = fc.constantFrom(...hashes);

/** Every way in which a text can name a picture. */
const mention = fc
  .tuple(hash, fc.constantFrom('', 'A lake', 'دەریاچە [شین]', 'Say "hi" `now`'), fc.nat(5))
  .map(([name, alt, form]) => {
    const url = `/media/${name}.jpg`;
    const text = alt.replace(/[[\]`]/g, '\\$&');
    const forms = [
      `![${text}](${url})`,
      `![${text}](${url} "A caption")`,
      `[the picture](${url})`,
      `\`![code](${url})\``,
      `![${text}][ref]\n\n[ref]: ${url}`,
      `Only words, and /media/${name}-640.webp`,
    ];
    return forms[form] ?? '';
  });

const content = fc.array(mention, { maxLength: 3 }).map((parts) => ['Text', ...parts].join('\n\n'));
const image = fc.option(
  hash.map((name) => `/media/${name}.jpg`),
  { nil: undefined },
);
const which = fc.nat(20);

const step = fc.oneof(
  fc.record({
    do: fc.constant('create' as const),
    which,
    language: fc.constantFrom(...languages),
    content,
    image,
  }),
  fc.record({ do: fc.constant('edit' as const), which, content, image, title: fc.string() }),
  fc.record({ do: fc.constantFrom('delete' as const, 'restore' as const), which }),
  fc.record({ do: fc.constant('purge' as const) }),
  fc.record({ do: fc.constant('replace' as const), from: hash, to: hash }),
  fc.record({ do: fc.constant('describe' as const), hash, everywhere: fc.boolean() }),
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

describeEachEngine('the uses of pictures', (test) => {
  test('equal a full scan after any changes of posts', async ({ database }) => {
    for (const name of hashes)
      await database
        .insertInto('images')
        .values({ hash: name, width: 1, height: 1, created_at: new Date().toISOString() })
        .execute();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const one of steps) await perform(database, one);
        await expectFullScan(database);
      }),
      { numRuns: 25 },
    );
  });
});

async function perform(database: Database, one: Step): Promise<void> {
  const posts = await database.selectFrom('posts').selectAll().orderBy('id').execute();
  const chosen = 'which' in one ? posts[one.which % Math.max(1, posts.length)] : undefined;
  switch (one.do) {
    case 'create': {
      const translationGroup = one.which < 12 ? chosen?.translation_group : undefined;
      await createAdminPost(
        database,
        { title: 'A title', ...one, published: one.which % 2 === 0, translationGroup },
        'dara',
      ).catch(ignore('translation-exists'));
      return;
    }
    case 'edit':
      if (!chosen || chosen.deleted_at !== null) return;
      await editPost(database, chosen.id, {
        content: one.content,
        title: `T${one.title.replaceAll('\0', '').toWellFormed()}`,
        ...(one.image && { image: one.image }),
        updatedAt: chosen.updated_at,
      });
      return;
    case 'delete':
      if (chosen) await deletePost(database, chosen.id).catch(ignore('not-found'));
      return;
    case 'restore':
      if (chosen) await restorePost(database, chosen.id).catch(ignore('not-found'));
      return;
    case 'purge':
      await purgeDeletedPosts(database, new Date(Date.now() + 2 * 60 * 60 * 1_000));
      return;
    case 'replace':
      await replacePicture(database, commandLine, one).catch(ignore('invalid'));
      return;
    case 'describe': {
      const alts = { en: 'One [two]', ar: 'بحيرة', ckb: '' };
      await saveTexts(database, commandLine, { ...one, alts });
    }
  }
}

function ignore(expected: string) {
  return (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === expected)) throw error;
  };
}

async function expectFullScan(database: Database): Promise<void> {
  const posts = await database.selectFrom('posts').selectAll().execute();
  const stored = await database.selectFrom('picture_uses').selectAll().execute();
  const scanned = posts.flatMap((post) =>
    usesOf(post).map((use) => ({ post_id: post.id, ...use })),
  );
  expect(sorted(stored)).toEqual(sorted(scanned));
  // The same without the code that the index is made with.
  const named = posts.flatMap(({ id, image: cover, content: text }) =>
    hashes.flatMap((name) => [
      ...(cover.includes(name) ? [`${id} ${name} cover`] : []),
      ...(text.includes(name) ? [`${id} ${name} text`] : []),
    ]),
  );
  const places = stored.map((use) => `${use.post_id} ${use.hash} ${use.place}`);
  expect(places.sort()).toEqual(named.sort());
}

function sorted<Use extends { post_id: number; hash: string; place: string }>(uses: Use[]): Use[] {
  const key = ({ post_id, hash: name, place }: Use) => `${post_id} ${name} ${place}`;
  return uses.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
