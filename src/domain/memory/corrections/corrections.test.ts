import { describe, expect, test as plainTest } from 'vitest';
import { listGlossaryTerms } from '#domain/glossary/index.ts';
import type { Database } from '#platform/database/index.ts';
import { describeEachEngine } from '../../../../tests/support/each-engine.ts';
import { recordOfTranslation } from '../../../../tests/support/translation-records.ts';
import { rememberTranslation } from '../remember-translation.ts';
import { findCorrections } from './find-corrections.ts';
import { removeOldCorrections } from './record-corrections.ts';
import { acceptTermProposal, dismissTermProposal, listTermProposals } from './term-proposals.ts';

let minute = 0;

/** An editor corrects what a model gave, in an article of its own. */
async function correct(
  database: Database,
  source: string,
  machine: string,
  content: string,
): Promise<void> {
  minute += 1;
  const english = { title: `Title ${minute}`, content: source };
  const made = { title: `ناونیشان ${minute}`, content: machine };
  await rememberTranslation(database, {
    translation: {
      ...made,
      content,
      language: 'ckb',
      translation: recordOfTranslation(english, made),
      translationGroup: `article-${minute}`,
      published: false,
    },
    english: null,
    username: 'dara',
    at: new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString(),
  });
}

const edits: [source: string, machine: string, content: string][] = [
  ['Our server is new.', 'ڕاژەکارەکەمان نوێیە.', 'سێرڤەرەکەمان نوێیە.'],
  ['We sell three servers.', 'ئێمە سێ ڕاژەکار دەفرۆشین.', 'ئێمە سێ سێرڤەر دەفرۆشین.'],
  ['The server never sleeps.', 'ڕاژەکارەکە هەرگیز ناخەوێت.', 'سێرڤەرەکە هەرگیز ناخەوێت.'],
];

describeEachEngine('corrections', (test) => {
  test('a word that was corrected in three edits is proposed for the glossary', async ({
    database,
  }) => {
    for (const [index, edit] of edits.entries()) {
      expect(await listTermProposals(database)).toEqual([]);
      await correct(database, ...edit);
      // The same save again is no further edit.
      if (index === 1) {
        minute -= 1;
        await correct(database, ...edit);
      }
    }
    const [proposal, ...others] = await listTermProposals(database);
    expect(others).toEqual([]);
    expect(proposal).toEqual({
      language: 'ckb',
      english: 'server',
      wrong: 'ڕاژەکار',
      better: 'سێرڤەر',
      edits: 3,
    });
    if (!proposal) return;
    await acceptTermProposal(database, proposal);
    expect(await listGlossaryTerms(database)).toEqual([
      {
        english: 'server',
        translations: {
          ar: { term: '', wrong: [] },
          ckb: { term: 'سێرڤەر', wrong: ['ڕاژەکار'] },
        },
      },
    ]);
    expect(await listTermProposals(database)).toEqual([]);
  });

  test('a dismissed proposal comes back after three further edits alone', async ({ database }) => {
    const correctThrice = async () => {
      for (const edit of edits) await correct(database, ...edit);
    };
    await correctThrice();
    const [proposal] = await listTermProposals(database);
    if (!proposal) throw new Error('There is no proposal');
    await dismissTermProposal(database, proposal);
    expect(await listTermProposals(database)).toEqual([]);
    await correctThrice();
    expect(await listTermProposals(database)).toHaveLength(1);
    await removeOldCorrections(database, new Date('2028-01-01'));
    expect(await listTermProposals(database)).toEqual([]);
  });

  test('a term with another translation is not overwritten', async ({ database }) => {
    await database
      .insertInto('glossary_terms')
      .values({
        english: 'Server',
        arabic: 'خادم',
        arabic_wrong: '[]',
        kurdish: 'ڕاژە',
        kurdish_wrong: '[]',
      })
      .execute();
    const proposal = { language: 'ckb', wrong: 'ڕاژەکار', better: 'سێرڤەر', edits: 3 } as const;
    await expect(
      acceptTermProposal(database, { ...proposal, english: 'server' }),
    ).rejects.toMatchObject({ code: 'invalid', message: expect.stringContaining('ڕاژە') });
    await acceptTermProposal(database, { ...proposal, better: 'ڕاژە', english: 'server' });
    expect((await listGlossaryTerms(database))[0]?.translations).toEqual({
      ar: { term: 'خادم', wrong: [] },
      ckb: { term: 'ڕاژە', wrong: ['ڕاژەکار'] },
    });
  });
});

describe('the corrected words of a paragraph', () => {
  const find = (before: string, after: string) => findCorrections(before, after, 'ckb');

  plainTest('are those that one or two words replaced', () => {
    expect(find('ئەم ڕاژەکارە نوێیە', 'ئەم سێرڤەرە نوێیە')).toEqual([
      { wrong: 'ڕاژەکارە', better: 'سێرڤەرە' },
    ]);
    expect(find('بە رۆژ دێم', 'بە ڕۆژ دێم')).toEqual([{ wrong: 'رۆژ', better: 'ڕۆژ' }]);
  });

  plainTest('are none where words were added, removed, rewritten or got another ending', () => {
    expect(find('یەک دوو سێ', 'یەک دوو زۆر سێ')).toEqual([]);
    expect(find('یەک دوو سێ', 'یەک سێ')).toEqual([]);
    expect(find('یەک دوو سێ چوار پێنج', 'شەش حەوت هەشت نۆ دە')).toEqual([]);
    expect(find('پڕۆژەکە نوێیە', 'پڕۆژەکان نوێیە')).toEqual([]);
    expect(find('نرخ ٥ دۆلارە', 'نرخ ٦ دۆلارە')).toEqual([]);
  });

  plainTest('are not looked for in a very long one', () => {
    const long = 'وشە '.repeat(50_000);
    expect(find(long, `${long}زۆر`)).toEqual([]);
  });
});
