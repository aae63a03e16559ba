import { createRoute, z } from '@hono/zod-openapi';
import { type AuditLogEntry, withAuditLog } from '#domain/audit-log/index.ts';
import { bodyObject, hasNoNull, textInput } from '#domain/input/shared/input.ts';
import {
  acceptTermProposal,
  deleteUnit,
  dismissTermProposal,
  editedWords,
  editUnit,
  listEditedWords,
  listedUnit,
  listTermProposals,
  listUnits,
  restoreUnit,
} from '#domain/memory/index.ts';
import { termProposal } from '#domain/memory/shared/term-proposal.ts';
import { memoryLimits, memoryUnit } from '#domain/memory/shared/unit.ts';
import {
  type ApiDependencies,
  createRouter,
  errorResponses,
  jsonBody,
  jsonResponse,
  signedIn,
} from '../openapi.ts';
import { pathNumber } from '../path-number.ts';
import { memoryFilter } from './memory-filter.ts';

const unit = memoryUnit.meta({ id: 'MemoryUnit' });
const proposal = termProposal.meta({ id: 'TermProposal' });

const params = z.object({ id: pathNumber('id must be the number of an entry') });

const noUnit = 'The memory has no such entry';

const list = createRoute({
  method: 'get',
  path: '/memory',
  ...signedIn,
  request: {
    query: z.object({
      ...memoryFilter,
      before: pathNumber('before must be the next of an earlier response').optional(),
    }),
  },
  responses: {
    200: jsonResponse(
      'Approved translations of paragraphs and sentences, the newest first, 50 at a time',
      z.object({
        units: z.array(listedUnit.meta({ id: 'ListedMemoryUnit' })),
        next: z
          .int()
          .nullable()
          .openapi({ description: 'For `before`, to go on; null on the last page' }),
      }),
    ),
    ...errorResponses({ 400: 'A query parameter is wrong' }),
  },
});

const edit = createRoute({
  method: 'patch',
  path: '/memory/{id}',
  ...signedIn,
  request: {
    params,
    ...jsonBody(
      bodyObject({
        target: textInput('target', memoryLimits.segment),
      }),
    ),
  },
  responses: {
    200: jsonResponse('The entry in its place, which has another id', unit),
    ...errorResponses({
      400: 'The translation is blank, too long, or lacks a placeholder',
      404: noUnit,
    }),
  },
});

const remove = createRoute({
  method: 'delete',
  path: '/memory/{id}',
  ...signedIn,
  request: { params },
  responses: {
    204: { description: 'The entry is gone; it can be restored' },
    ...errorResponses({ 400: 'id is no number', 404: noUnit }),
  },
});

const restore = createRoute({
  method: 'post',
  path: '/memory/{id}/restore',
  ...signedIn,
  request: { params },
  responses: {
    200: jsonResponse('The entry; what was written in its place is gone', unit),
    ...errorResponses({ 400: 'id is no number', 404: 'The memory has no such deleted entry' }),
  },
});

const listEdits = createRoute({
  method: 'get',
  path: '/memory/edited-words',
  ...signedIn,
  responses: {
    200: jsonResponse(
      'How many words editors changed of what each model gave, by month and language',
      z.array(editedWords.meta({ id: 'EditedWords' })),
    ),
  },
});

const listProposals = createRoute({
  method: 'get',
  path: '/memory/term-proposals',
  ...signedIn,
  responses: {
    200: jsonResponse(
      'Words that editors replaced by the same word in three edits, for the glossary',
      z.array(proposal),
    ),
  },
});

const decide = createRoute({
  method: 'post',
  path: '/memory/term-proposals',
  ...signedIn,
  request: jsonBody(
    bodyObject({
      proposal: z.object(
        {
          ...termProposal.shape,
          english: word('english'),
          wrong: word('wrong'),
          better: word('better'),
        },
        'proposal must be one of the list',
      ),
      isAccepted: z.boolean('isAccepted must be true or false'),
    }),
  ),
  responses: {
    204: { description: 'The proposal is in the glossary, or dismissed' },
    ...errorResponses({
      400: 'The proposal is wrong, or the glossary has another word for the term, or is full',
      404: 'The glossary has no such term',
    }),
  },
});

function word(field: string) {
  const rule = `${field} must be a word of at most 100 characters`;
  return z.string(rule).max(100, rule).regex(/\S/, rule).refine(hasNoNull, rule);
}

/** The calls of the translation memory. */
export function createMemoryApi({ database }: ApiDependencies) {
  const entry = (action: AuditLogEntry['action'], id: number) => [{ action, subject: `#${id}` }];
  return createRouter()
    .openapi(listEdits, async (context) => context.json(await listEditedWords(database), 200))
    .openapi(listProposals, async (context) => context.json(await listTermProposals(database), 200))
    .openapi(decide, async (context) => {
      const { proposal: decided, isAccepted } = context.req.valid('json');
      await withAuditLog(
        database,
        context.var.actor,
        async (transaction) =>
          isAccepted
            ? await acceptTermProposal(transaction, decided)
            : await dismissTermProposal(transaction, decided),
        () => (isAccepted ? [{ action: 'term-saved', subject: decided.english }] : []),
      );
      return context.body(null, 204);
    })
    .openapi(list, async (context) => {
      const { q, ...filter } = context.req.valid('query');
      return context.json(await listUnits(database, { query: q, ...filter }), 200);
    })
    .openapi(edit, async (context) => {
      const { id } = context.req.valid('param');
      const { target } = context.req.valid('json');
      const { actor, user } = context.var;
      const edited = await withAuditLog(
        database,
        actor,
        async (transaction) => await editUnit(transaction, user.username, { id, target }),
        (stored) => (stored.id === id ? [] : entry('memory-changed', stored.id)),
      );
      return context.json(edited, 200);
    })
    .openapi(remove, async (context) => {
      const { id } = context.req.valid('param');
      await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await deleteUnit(transaction, id),
        () => entry('memory-deleted', id),
      );
      return context.body(null, 204);
    })
    .openapi(restore, async (context) => {
      const { id } = context.req.valid('param');
      const restored = await withAuditLog(
        database,
        context.var.actor,
        async (transaction) => await restoreUnit(transaction, id),
        () => entry('memory-restored', id),
      );
      return context.json(restored, 200);
    });
}
