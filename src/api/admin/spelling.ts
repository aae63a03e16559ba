import { createRoute, z } from '@hono/zod-openapi';
import { withAuditLog } from '#domain/audit-log/index.ts';
import { bodyObject } from '#domain/input/shared/input.ts';
import {
  addHouseWord,
  decompressDictionary,
  deleteHouseWord,
  listAddedWords,
  listDictionaries,
  listHouseWords,
  readDictionaryBytes,
} from '#domain/spelling/index.ts';
import { addedWord, houseWordInput } from '#domain/spelling/shared/house-word.ts';
import { chooseEncoding } from '#platform/http/content-encoding.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { translationLanguage } from './translation-language.ts';

const added = addedWord.meta({ id: 'AddedWord' });

const list = createRoute({
  method: 'get',
  path: '/spelling/words',
  ...signedIn,
  responses: {
    200: jsonResponse('The words that editors added, the newest first', z.array(added)),
  },
});

const read = createRoute({
  method: 'get',
  path: '/spelling',
  ...signedIn,
  request: { query: z.object({ language: translationLanguage }) },
  responses: {
    200: jsonResponse(
      'What the panel judges words by',
      z.object({
        house: z
          .array(z.tuple([z.string(), z.int()]))
          .openapi({ description: 'Words that this site writes, each with how often' }),
        dictionary: z
          .string()
          .nullable()
          .openapi({ description: 'The hash of the dictionary; null if the operator added none' }),
      }),
    ),
    ...errorResponses({ 400: 'There is no spelling for this language' }),
  },
});

const readDictionary = createRoute({
  method: 'get',
  path: '/spelling/dictionaries/{hash}',
  ...signedIn,
  request: {
    params: z.object({
      hash: z.string().regex(/^[0-9a-f]{32}$/, 'hash must be the hash of a dictionary'),
    }),
  },
  responses: {
    200: {
      description: 'The words of the dictionary and its affixes, as the panel reads them',
      content: { 'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) } },
    },
    ...errorResponses({
      400: 'hash is no hash',
      404: 'Another dictionary took its place',
    }),
  },
});

const add = createRoute({
  method: 'post',
  path: '/spelling/words',
  ...signedIn,
  request: jsonBody(bodyObject({ language: translationLanguage, word: houseWordInput })),
  responses: {
    200: jsonResponse('The word as it is stored, and who added it first', added),
    ...errorResponses({ 400: 'It is no word in Arabic script, or the list is full' }),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/spelling/words/{word}',
  ...signedIn,
  request: {
    params: z.object({ word: houseWordInput }),
    query: z.object({ language: translationLanguage }),
  },
  responses: {
    204: { description: 'The word is gone' },
    ...errorResponses({
      400: 'The language or the word is wrong',
      404: 'The list has no such word',
    }),
  },
});

/** A dictionary never changes under its hash. */
const forAYear = 'private, max-age=31536000, immutable';

/** The calls of the spelling. */
export function createSpellingApi({ database }: ApiDependencies) {
  return createRouter()
    .openapi(list, async (context) => context.json(await listAddedWords(database), 200))
    .openapi(read, async (context) => {
      const { language } = context.req.valid('query');
      const house = await listHouseWords(database, language);
      const dictionaries = await listDictionaries(database);
      const dictionary = dictionaries.find((stored) => stored.language === language)?.hash ?? null;
      return context.json({ house, dictionary }, 200);
    })
    .openapi(readDictionary, async (context) => {
      const bytes = await readDictionaryBytes(database, context.req.valid('param').hash);
      const encoding = chooseEncoding(context.req.header('accept-encoding'), { br: bytes });
      const body = encoding === 'br' ? bytes : await decompressDictionary(bytes);
      return context.body(new Uint8Array(body), 200, {
        'Content-Type': 'application/octet-stream',
        'Cache-Control': forAYear,
        Vary: 'Accept-Encoding',
        ...(encoding === 'br' && { 'Content-Encoding': 'br' }),
      });
    })
    .openapi(add, async (context) => {
      const { language, word } = context.req.valid('json');
      const { username } = context.var.user;
      const stored = await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await addHouseWord(transaction, { language, word, username }),
        ({ word: subject }) => [{ action: 'house-word-added', subject }],
      );
      return context.json(stored, 200);
    })
    .openapi(remove, async (context) => {
      const { word } = context.req.valid('param');
      const { language } = context.req.valid('query');
      await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await deleteHouseWord(transaction, language, word),
        () => [{ action: 'house-word-deleted', subject: word }],
      );
      return context.body(null, 204);
    });
}
