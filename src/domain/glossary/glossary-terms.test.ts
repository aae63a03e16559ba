import { expect } from 'vitest';
import { type GlossaryTerm, glossaryLimits } from '#domain/translation/shared/glossary-term.ts';
import { describeEachEngine } from '../../../tests/support/each-engine.ts';
import {
  deleteGlossaryTerm,
  installGlossary,
  listGlossaryTerms,
  saveGlossaryTerm,
} from './index.ts';

const none = { term: '', wrong: [] };

function term(english: string, translations: Partial<GlossaryTerm['translations']> = {}) {
  return {
    english,
    translations: { ar: none, ckb: { term: 'دەستەواژە', wrong: [] }, ...translations },
  };
}

describeEachEngine('the glossary', (test) => {
  test('starts with the terms of content/glossary.ts, and deleted terms stay deleted', async ({
    database,
  }) => {
    await installGlossary(database);
    const terms = await listGlossaryTerms(database);
    expect(terms.map(({ english }) => english)).toEqual(
      expect.arrayContaining(['application', 'source code', 'website']),
    );
    expect(terms.find(({ english }) => english === 'website')).toEqual({
      english: 'website',
      translations: {
        ar: { term: 'موقع', wrong: ['ويب سايت', 'موقع الكتروني'] },
        ckb: { term: 'ماڵپەڕ', wrong: ['وێبسایت', 'سایت', 'ماڵپەر'] },
      },
    });
    await deleteGlossaryTerm(database, 'website');
    await installGlossary(database);
    expect(await listGlossaryTerms(database)).toEqual(
      terms.filter(({ english }) => english !== 'website'),
    );
  });

  test('stores every field, and sorts by English in any case', async ({ database }) => {
    const api = term('API', { ar: { term: 'واجهة برمجية', wrong: ['أي بي آي', '"؛ \\'] } });
    for (const one of [term('web'), api, term('app')]) await saveGlossaryTerm(database, null, one);
    expect(await listGlossaryTerms(database)).toEqual([api, term('app'), term('web')]);
  });

  test('changes a term, including its name', async ({ database }) => {
    await saveGlossaryTerm(database, null, term('web'));
    const renamed = term('Web', { ckb: { term: 'تۆڕ', wrong: ['وێب'] } });
    await saveGlossaryTerm(database, 'web', renamed);
    expect(await listGlossaryTerms(database)).toEqual([renamed]);
    await saveGlossaryTerm(database, 'Web', term('Web'));
    expect(await listGlossaryTerms(database)).toEqual([term('Web')]);
  });

  test('rejects a second term with the same name, and loses neither', async ({ database }) => {
    const both = [term('app'), term('web')];
    for (const one of both) await saveGlossaryTerm(database, null, one);
    const error = { code: 'invalid', message: 'The glossary already has the term “app”' };
    for (const [previous, english] of [
      [null, 'app'],
      [null, 'APP'],
      ['web', 'App'],
    ] as const)
      await expect(saveGlossaryTerm(database, previous, term(english))).rejects.toMatchObject(
        error,
      );
    expect(await listGlossaryTerms(database)).toEqual(both);
  });

  test('reports an unknown term', async ({ database }) => {
    await saveGlossaryTerm(database, null, term('app'));
    const missing = { code: 'not-found', message: 'The glossary has no such term' };
    await expect(saveGlossaryTerm(database, 'web', term('web'))).rejects.toMatchObject(missing);
    await expect(deleteGlossaryTerm(database, 'web')).rejects.toMatchObject(missing);
    expect(await listGlossaryTerms(database)).toEqual([term('app')]);
  });

  test('a full glossary can still be changed', async ({ database }) => {
    const rows = Array.from({ length: glossaryLimits.terms }, (_, number) => ({
      english: `term ${number}`,
      arabic: '',
      arabic_wrong: '[]',
      kurdish: 'دەستەواژە',
      kurdish_wrong: '[]',
    }));
    await database.insertInto('glossary_terms').values(rows).execute();
    await expect(saveGlossaryTerm(database, null, term('app'))).rejects.toMatchObject({
      code: 'invalid',
      message: 'The glossary must have at most 500 terms. Delete one that is not needed',
    });
    await saveGlossaryTerm(database, 'term 7', term('app'));
    expect(await listGlossaryTerms(database)).toHaveLength(glossaryLimits.terms);
  });
});
