import { z } from 'zod';
import { type ErrorKind, pick, type TestedParagraph } from '../support/injected-errors.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { ModelRequest } from './model-server.ts';

type Remark = { span: string; category: string; severity: string; reason: string };
type Random = () => number;

const prompt = z.object({
  paragraphs: z.array(z.object({ id: z.int(), translation: z.string() })),
});

const categories: Record<ErrorKind, string> = {
  'dropped sentence': 'omission',
  'changed number': 'number-or-name',
  'swapped name': 'number-or-name',
  'negation removed': 'mistranslation',
  'wrong term': 'wrong-term',
  'foreign words': 'addition',
  'foreign letters': 'grammar',
  'untranslated passage': 'omission',
  'invented sentence': 'addition',
  'another meaning': 'mistranslation',
};

/**
 * A model that reviews translations as badly as it is told. It finds a share of the errors and takes a share of all
 * paragraphs for wrong; half of its true remarks and a quarter of its false ones are severe or worse. Most spans are
 * exact, some have a word more, and some are not in the text.
 *
 * @param finds the share of the errors that it finds
 * @param invents the share of the paragraphs about which it makes a false remark
 * @param random numbers from 0 to 1
 */
export function imperfectReviewer(
  paragraphs: readonly TestedParagraph[],
  { finds, invents, random }: { finds: number; invents: number; random: Random },
): (request: ModelRequest) => ModelAnswer {
  const remarks = new Map<string, Remark[]>();
  for (const { translation, error } of paragraphs) {
    const mine: Remark[] = [];
    const isFound = random() < finds;
    const severity = severityAt(random(), 0.5);
    const span = inexact(error?.span ?? '', translation, random());
    if (error && isFound) {
      const category = categories[error.kind];
      mine.push({ span, category, severity, reason: `Perhaps a ${error.kind}.` });
    }
    const word = pick(translation.split(/\s+/), random);
    const category = pick(Object.values(categories), random);
    const guessed = severityAt(random(), 0.25);
    if (random() < invents)
      mine.push({ span: word, category, severity: guessed, reason: 'This could be better.' });
    remarks.set(translation, mine);
  }
  return ({ prompt: asked }) => {
    const annotations = prompt
      .parse(JSON.parse(asked))
      .paragraphs.flatMap(({ id, translation }) =>
        (remarks.get(translation) ?? []).map((remark) => ({ id, ...remark })),
      );
    return { text: JSON.stringify({ annotations }), chunkSize: 2_000 };
  };
}

/** @param severe the share that is not minor; a fifth of it is critical */
function severityAt(at: number, severe: number): string {
  if (at >= severe) return 'minor';
  return at < severe / 5 ? 'critical' : 'major';
}

function inexact(span: string, text: string, at: number): string {
  if (at < 0.7) return span;
  if (at > 0.85) return span.split('').reverse().join('');
  const end = text.indexOf(span) + span.length;
  return span + (/^\s\S+/.exec(text.slice(end))?.[0] ?? '');
}
