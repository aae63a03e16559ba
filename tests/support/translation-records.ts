import fc from 'fast-check';
import {
  type PostText,
  recordOfTranslation,
} from '../../src/admin/translation/translation-record.ts';

const word = fc.stringMatching(/^[a-z]{2,6}$/);
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((list) => list.join(' '));

export { recordOfTranslation };

/** Markdown blocks that stay separate next to any other block. */
const block = fc.oneof(
  words,
  words.map((text) => `## ${text}`),
  words.map((text) => `> ${text}`),
  words.map((text) => `\`\`\`\n${text}\n\n${text}\n\`\`\``),
);

export const blocks = fc.uniqueArray(block, { minLength: 1, maxLength: 8 });

export const fixedRuns = { seed: 5, numRuns: 150 };

export function postOf(texts: readonly string[], title = 'A title'): PostText {
  return { title, content: texts.join('\n\n') };
}

/** A made-up translation, as a model would give it. */
export function translated({ title, content }: PostText): PostText {
  return { title: title.toUpperCase(), content: content.toUpperCase() };
}

export function recordFor(source: PostText) {
  return recordOfTranslation(source, translated(source));
}
