import type { TextIssue } from '../issue.ts';
import type { Block } from './extract-elements.ts';

/** A name in Latin letters (WhatsApp, GPT-4), without what Arabic and Sorani write together with it. */
const nameInText =
  /(?<![\p{Script=Latin}\p{N}])[A-Z][A-Za-z0-9+#]*[A-Za-z0-9+#](?![\p{Script=Latin}\p{N}])/gu;

const latinWord = /[A-Za-z][A-Za-z0-9+#]*/g;

/**
 * Names in Latin letters that the source has nowhere, also not in code or URLs: one was swapped, or made up. Names keep
 * their letters in both languages. A name may stand for a pronoun, so its paragraph does not matter.
 *
 * @param sources all blocks of the source, its title among them
 */
export function addedNameIssues(
  translation: readonly Block[],
  sources: readonly Block[],
): TextIssue[] {
  const known = new Set(
    sources.flatMap(({ prose, parts }) =>
      [prose, ...Object.values(parts).flatMap((list) => list.map(({ key }) => key))].flatMap(
        (text) => text.toLowerCase().match(latinWord) ?? [],
      ),
    ),
  );
  return translation.flatMap(({ prose, from: start }) =>
    [...prose.matchAll(nameInText)]
      .filter(({ 0: name }) => !known.has(name.toLowerCase()))
      .map(({ 0: name, index }): TextIssue => {
        const from = start + index;
        return {
          code: 'name-added',
          isBlocking: false,
          from,
          to: from + name.length,
          subject: name,
        };
      }),
  );
}
