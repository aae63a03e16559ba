import { DomainError } from '#domain/domain-error.ts';
import { listGlossaryTerms, saveGlossaryTerm } from '#domain/glossary/index.ts';
import { glossaryLimits, glossaryTerm } from '#domain/translation/shared/glossary-term.ts';
import { lightStems } from '#language/search/light-stems.ts';
import { withoutPlaceholders } from '#markdown/segments/placeholders.ts';
import { type Database, inTransaction } from '#platform/database/index.ts';
import { nearLimits } from '../find-near.ts';
import { stemHashes } from '../segments.ts';
import type { TermProposal } from '../shared/term-proposal.ts';
import { stemOf } from './find-corrections.ts';

/** A word is proposed once it was corrected in this many edits. */
const editsOfProposal = 3;

const maxProposals = 50;

/** The newest corrections of a word that are read. */
const maxRead = 20;

/**
 * Lists the words that were replaced by the same word in three edits, the most frequent first. The English term is the
 * rarest word that all their sources have in common; without one, the correction is about no term.
 */
export async function listTermProposals(database: Database): Promise<TermProposal[]> {
  const groups = await database
    .selectFrom('memory_corrections')
    .select(({ fn }) => [
      'language',
      'wrong_stem',
      'better_stem',
      fn.count<number | string>('at').distinct().as('edits'),
    ])
    .where('settled_at', 'is', null)
    .groupBy(['language', 'wrong_stem', 'better_stem'])
    .having(({ fn }) => fn.count('at').distinct(), '>=', editsOfProposal)
    .orderBy('edits', 'desc')
    .orderBy('better_stem')
    .limit(maxProposals)
    .execute();
  const proposals: TermProposal[] = [];
  for (const { language, wrong_stem, better_stem, edits } of groups) {
    const corrections = await database
      .selectFrom('memory_corrections as correction')
      .innerJoin('memory_segments as source', 'source.id', 'correction.source_id')
      .select(['correction.wrong', 'correction.better', 'source.text'])
      .where('correction.language', '=', language)
      .where('wrong_stem', '=', wrong_stem)
      .where('better_stem', '=', better_stem)
      .where('settled_at', 'is', null)
      .orderBy('correction.id', 'desc')
      .limit(maxRead)
      .execute();
    const english = await commonWord(
      database,
      corrections.map(({ text }) => text),
    );
    const shortest = corrections.toSorted(
      (one, other) => one.better.length - other.better.length,
    )[0];
    const lengths = [english, shortest?.wrong, shortest?.better].map((text) => text?.length ?? 0);
    if (!english || !shortest || Math.max(...lengths) > glossaryLimits.term) continue;
    const { wrong, better } = shortest;
    proposals.push({ language, english, wrong, better, edits: Number(edits) });
  }
  return proposals;
}

/** The rarest word that all English texts have in some form, as the first one writes it; null without one. */
async function commonWord(database: Database, texts: readonly string[]): Promise<string | null> {
  const [first, ...others] = texts.map((text) => withoutPlaceholders(text));
  const stems = others.map((text) => new Set(lightStems(text, 'en')));
  const common = [...new Set(first?.match(/[\p{L}\p{N}]+/gu))].filter((word) => {
    const [stem = ''] = lightStems(word, 'en');
    return word.length > 2 && /\p{L}/u.test(word) && stems.every((set) => set.has(stem));
  });
  let rarest: { word: string; texts: number } | null = null;
  for (const word of common.slice(0, maxRead)) {
    const found = await database
      .selectFrom('memory_stems')
      .select('segment_id')
      .where('stem', 'in', stemHashes(word, 'en'))
      .limit(nearLimits.textsOfStem)
      .execute();
    if (rarest === null || found.length < rarest.texts) rarest = { word, texts: found.length };
  }
  return rarest === null ? null : rarest.word.toLowerCase();
}

/**
 * Takes a proposal into the glossary: the better word as the term, or with it, the wrong one as a form that must not
 * appear. Then it is settled.
 *
 * @throws {DomainError} `invalid` if the glossary has another word for the term, or is full
 */
export async function acceptTermProposal(
  database: Database,
  proposal: TermProposal,
): Promise<void> {
  const { language, english, wrong, better } = proposal;
  await inTransaction(database, async (transaction) => {
    const terms = await listGlossaryTerms(transaction);
    const name = english.toLowerCase();
    const known = terms.find((term) => term.english.toLowerCase() === name);
    const blank = { term: '', wrong: [] };
    const translations = known?.translations ?? { ar: blank, ckb: blank };
    const { term, wrong: never } = translations[language];
    if (term !== '' && term !== better)
      throw new DomainError(
        'invalid',
        `The glossary has “${term}” for “${english}”: change the term there, or dismiss the proposal`,
      );
    const forms = [...new Set([...never, wrong])].slice(0, glossaryLimits.wrong);
    const saved = glossaryTerm.safeParse({
      english: known?.english ?? english,
      translations: { ...translations, [language]: { term: better, wrong: forms } },
    });
    if (!saved.success) throw new DomainError('invalid', 'The proposal is not a term');
    await saveGlossaryTerm(transaction, known?.english ?? null, saved.data);
    await dismissTermProposal(transaction, proposal);
  });
}

/** Settles a proposal. It comes back only if the word is corrected in three further edits. */
export async function dismissTermProposal(
  database: Database,
  { language, wrong, better }: Pick<TermProposal, 'language' | 'wrong' | 'better'>,
): Promise<void> {
  await database
    .updateTable('memory_corrections')
    .set({ settled_at: new Date().toISOString() })
    .where('language', '=', language)
    .where('wrong_stem', '=', stemOf(wrong, language))
    .where('better_stem', '=', stemOf(better, language))
    .where('settled_at', 'is', null)
    .execute();
}
