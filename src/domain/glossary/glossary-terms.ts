import { z } from 'zod';
import { DomainError } from '#domain/domain-error.ts';
import {
  compareTerms,
  type GlossaryTerm,
  glossaryLimits,
} from '#domain/translation/shared/glossary-term.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';

/** All terms in English alphabetical order. */
export async function listGlossaryTerms(database: Database): Promise<GlossaryTerm[]> {
  const rows = await database.selectFrom('glossary_terms').selectAll().execute();
  return rows
    .map((row) => ({
      english: row.english,
      translations: {
        ar: { term: row.arabic, wrong: parseList(row.arabic_wrong) },
        ckb: { term: row.kurdish, wrong: parseList(row.kurdish_wrong) },
      },
    }))
    .sort(compareTerms);
}

/**
 * Adds a term, or replaces the one with the name `previous`.
 *
 * @throws {DomainError} `not-found` if no term is named `previous`; `invalid` if another term has the same English
 * name, in any case, or if the glossary is full
 */
export async function saveGlossaryTerm(
  database: Database,
  previous: string | null,
  term: GlossaryTerm,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (previous !== null) await deleteGlossaryTerm(transaction, previous);
    const others = await transaction.selectFrom('glossary_terms').select('english').execute();
    const name = term.english.toLowerCase();
    const taken = others.find(({ english }) => english.toLowerCase() === name);
    if (taken) throw nameTaken(taken.english);
    if (others.length >= glossaryLimits.terms)
      throw new DomainError(
        'invalid',
        `The glossary must have at most ${glossaryLimits.terms} terms. Delete one that is not needed`,
      );
    const stored = await transaction
      .insertInto('glossary_terms')
      .values(toRow(term))
      // Another process may have added the term since the list was read.
      .onConflict((conflict) => conflict.doNothing())
      .returning('english')
      .executeTakeFirst();
    if (!stored) throw nameTaken(term.english);
  });
}

/** @throws {DomainError} `not-found` */
export async function deleteGlossaryTerm(database: Database, english: string): Promise<void> {
  const deleted = await database
    .deleteFrom('glossary_terms')
    .where('english', '=', english)
    .returning('english')
    .executeTakeFirst();
  if (!deleted) throw new DomainError('not-found', 'The glossary has no such term');
}

/** The columns of a term. */
export function toRow({ english, translations: { ar, ckb } }: GlossaryTerm) {
  return {
    english,
    arabic: ar.term,
    arabic_wrong: JSON.stringify(ar.wrong),
    kurdish: ckb.term,
    kurdish_wrong: JSON.stringify(ckb.wrong),
  };
}

function nameTaken(english: string): DomainError {
  return new DomainError('invalid', `The glossary already has the term “${english}”`);
}

function parseList(json: string): string[] {
  return z.array(z.string()).parse(JSON.parse(json));
}
