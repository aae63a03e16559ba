import { describe, expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import { rememberStoredTexts } from '#domain/posts/index.ts';
import { segmentMarkdown } from '#markdown/segments/segment-markdown.ts';
import type { Database } from '#platform/database/index.ts';
import type { ModelAnswer } from '../fakes/model-answer.ts';
import { type ModelRequest, startModelServer } from '../fakes/model-server.ts';
import { testOnFile } from '../support/each-engine.ts';
import { randomNumbers } from '../support/edited-texts.ts';
import { editorCalls } from '../support/editor-calls.ts';
import { type EnglishEdit, editEnglish, sentenceRanges } from '../support/english-edits.ts';
import { panelUpdate } from '../support/panel-update.ts';
import { addStarterTexts } from '../support/starter-texts.ts';

const prompt = z.object({
  segments: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      earlier: z.object({ english: z.string(), translation: z.string() }).optional(),
    }),
  ),
});

type Asked = z.output<typeof prompt>['segments'];

async function startSite(database: Database, answer: (request: ModelRequest) => ModelAnswer) {
  const models = await startModelServer(answer);
  onTestFinished(models.close);
  const calls = await editorCalls(database, {
    assistant: {
      provider: 'openai-compatible',
      model: 'small',
      apiKey: 'key',
      baseUrl: models.baseUrlFor('openai-compatible'),
    },
  });
  return { calls, models };
}

/** In few events, as fast as it can. */
const answerWith = (segments: unknown): ModelAnswer => ({
  text: JSON.stringify({ segments }),
  chunkSize: 100_000,
});

/** A usable answer: the approved translation with a word more, and the signs of the segment. */
function goodText({ text, earlier }: Asked[number]): string {
  const signs = text.match(/⟦\/?\d+⟧/g) ?? [];
  const words = (earlier?.translation ?? 'ڕستەیەکی نوێ لێرەیە.').replace(/⟦\/?\d+⟧/g, '');
  return `${signs.map((sign) => (sign.includes('/') ? `وشە${sign}` : sign)).join('')} ${words} زیاتر`;
}

/** What a model may do wrong. Each is given what it is asked, and the article. */
const misbehaviours: Readonly<Record<string, (asked: Asked, article: string) => ModelAnswer>> = {
  'rewrites the sentences around it': (asked, article) =>
    answerWith(
      asked.map((one) => ({
        id: one.id,
        text: `${article.slice(300, 420).replace(/\s+/g, ' ')} ${goodText(one)}`,
      })),
    ),
  'answers for segments that nobody asked for': (asked) =>
    answerWith([
      ...asked.map((one) => ({ id: one.id, text: goodText(one) })),
      { id: asked.length + 1, text: 'شتێکی تر' },
      { id: 0, text: 'شتێکی تر' },
    ]),
  'drops the signs': (asked) =>
    answerWith(asked.map((one) => ({ id: one.id, text: goodText(one).replace(/⟦.*?⟧/g, '') }))),
  'gives the whole article': (asked, article) =>
    answerWith(asked.map(({ id }) => ({ id, text: article }))),
  'gives nothing': (asked) => answerWith(asked.map(({ id }) => ({ id, text: '' }))),
  'leaves segments out': () => answerWith([]),
  'writes another script': (asked) =>
    answerWith(asked.map(({ id }) => ({ id, text: 'Это совсем другой язык и текст.' }))),
  'leaves the English': (asked) => answerWith(asked.map(({ id, text }) => ({ id, text }))),
  'adds markup': (asked) =>
    answerWith(
      asked.map((one) => ({
        id: one.id,
        text: `# **${goodText(one)}** [x](https://evil.example)`,
      })),
    ),
  'adds a block': (asked) =>
    answerWith(
      asked.map((one) => ({ id: one.id, text: `${goodText(one)}\n\n- ${goodText(one)}` })),
    ),
  'gives no JSON': () => ({ text: 'Here is the translation you asked for!' }),
};

async function starterArticles(database: Database, language: 'ar' | 'ckb') {
  const rows = await database
    .selectFrom('posts')
    .select(['language', 'title', 'content', 'translation_group as group'])
    .orderBy('id')
    .execute();
  return rows.flatMap(({ language: of, group, title, content }) => {
    const own = rows.find((one) => one.group === group && one.language === language);
    return of === 'en' && own
      ? [{ english: { title, content }, translation: { title: own.title, content: own.content } }]
      : [];
  });
}

type Article = Awaited<ReturnType<typeof starterArticles>>[number];

/**
 * The pieces of a translation that an edit of its English must leave as they are: all but the sentences that translate
 * the edited ones. Of a paragraph that was asked for as a whole, or has another number of sentences, nothing must stay.
 */
function whatMustStay(
  { english, translation: { content } }: Article,
  { segment, sentences }: EnglishEdit,
  asked: Asked,
  language: 'ar' | 'ckb',
) {
  const [before, after] = [segmentMarkdown(english.content), segmentMarkdown(content)];
  const location = after.locations[segment];
  const ranges = sentenceRanges(after, segment, language);
  const count = sentenceRanges(before, segment, 'en')?.length ?? 0;
  if (!location || !ranges) throw new Error('A starter article has no such paragraph');
  const plain = (text = '') => text.replace(/⟦\/?\d+⟧/g, '');
  const paragraph = plain(before.segments[segment]?.text);
  const isWhole = asked.some(({ earlier }) => plain(earlier?.english) === paragraph) && count > 1;
  const kept =
    isWhole || ranges.length !== count
      ? []
      : ranges.filter((_, index) => !sentences.includes(index));
  return {
    isWhole,
    pieces: [
      content.slice(0, location.from),
      ...kept.map(({ from, to }) => content.slice(from, to)),
      content.slice(location.to),
    ],
  };
}

/** Whether a text has all pieces, in order, the first at its start and the last at its end. */
function hasPieces(text: string, pieces: readonly string[]): boolean {
  const [first = '', ...others] = pieces;
  const last = others.pop() ?? '';
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const piece of others) {
    at = text.indexOf(piece, at);
    if (at < 0) return false;
    at += piece.length;
  }
  return at <= text.length - last.length;
}

/** Their answers are proposed where code finds nothing wrong: a person sees them before they are taken. */
const mayBeUsable = new Set([
  'rewrites the sentences around it',
  'answers for segments that nobody asked for',
  'drops the signs',
]);

describe('an update of a translation', () => {
  testOnFile(
    'after 300 edits of the starter articles no foreign sentence was touched, whatever the model answers',
    async ({ database }) => {
      await addStarterTexts(database);
      const random = randomNumbers(16);
      let article = '';
      let misbehaviour: string | null = null;
      let asked: Asked = [];
      const { calls, models } = await startSite(database, (request) => {
        const { segments } = prompt.parse(JSON.parse(request.prompt));
        asked.push(...segments);
        const misbehave = misbehaviour === null ? undefined : misbehaviours[misbehaviour];
        return misbehave
          ? misbehave(segments, article)
          : answerWith(segments.map((one) => ({ id: one.id, text: goodText(one) })));
      });
      const counts = { edits: 0, whole: 0, updated: 0, left: 0, withoutModel: 0 };
      const names = Object.keys(misbehaviours);
      const articles = {
        ar: await starterArticles(database, 'ar'),
        ckb: await starterArticles(database, 'ckb'),
      };
      while (counts.edits < 300) {
        // Alignment and examples with a memory, too.
        if (counts.edits === 250) await rememberStoredTexts(database);
        const language = random() < 0.5 ? 'ar' : 'ckb';
        const one = articles[language][Math.floor(random() * articles[language].length)];
        const edit = one && editEnglish(one.english.content, random);
        if (!one || !edit) continue;
        counts.edits += 1;
        const { english, translation } = one;
        article = translation.content;
        misbehaviour = random() < 0.3 ? null : (names[Math.floor(random() * names.length)] ?? null);
        asked = [];

        const source = { title: english.title, content: edit.content };
        const { passages, take } = panelUpdate(english, translation, source);
        expect(passages).toHaveLength(1);
        const json = { language, title: english.title, passages };
        const { status, body } = await calls('POST', '/update-translation', json);
        expect(status).toBe(200);
        // An account has thirty runs an hour.
        await database.deleteFrom('assistant_runs').execute();
        const { proposed, taken } = take(body);
        expect(proposed).toEqual(translation);
        const now = taken.content;
        const { isWhole, pieces } = whatMustStay(one, edit, asked, language);
        expect({ misbehaviour, edit, isKept: hasPieces(now, pieces) }).toMatchObject({
          isKept: true,
        });
        const [{ parts, left }] = body.passages;
        counts.whole += isWhole ? 1 : 0;
        counts.updated += parts.length > 0 ? 1 : 0;
        counts.left += left;
        counts.withoutModel += asked.length === 0 ? 1 : 0;
        if (misbehaviour === null) expect(left).toBe(0);
        else if (asked.length > 0 && !mayBeUsable.has(misbehaviour)) expect(now).toBe(article);
      }
      expect(counts).toEqual({ edits: 300, whole: 17, updated: 146, left: 154, withoutModel: 18 });
      expect(models.requests.length).toBeLessThan(2 * counts.edits);
    },
  );
});
