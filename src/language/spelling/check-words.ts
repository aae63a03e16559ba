import { type AffixRule, type Dictionary, standsAlone } from './dictionary.ts';

/** Rules that are tried for one word. A word that takes more is taken for right: no dictionary may stop the writer. */
const maxSteps = 4_000;

/** Affixes that are written the same: what they add, and the rules that say when. */
type Affixes = {
  byAdd: ReadonlyMap<string, readonly Rule[]>;
  longest: number;
};

type Rule = Pick<AffixRule, 'strip' | 'crosses'> & {
  flags: ReadonlySet<string>;
  next: ReadonlySet<string>;
  fits: (word: string) => boolean;
};

/** Whether a word, in the letters that `readLetters` returns, is one of a dictionary or is made from one. */
export type WordCheck = {
  /** Whether the word stands in the dictionary as it is. */
  has: (word: string) => boolean;
  /** Whether it stands there, or is made from a word there with affixes. */
  knows: (word: string) => boolean;
  /** How many rules have been tried since the start: what a check costs. */
  steps: () => number;
};

/**
 * Takes affixes off until a word of the dictionary is left: up to two suffixes and one prefix, in the order in which
 * Hunspell attaches them.
 */
export function createWordCheck({ words, flagSets, rules }: Dictionary): WordCheck {
  const suffixes = affixesOf(rules.filter(({ side }) => side === 'suffix'));
  const prefixes = affixesOf(rules.filter(({ side }) => side === 'prefix'));
  const sets = flagSets.map((flags) => new Set(flags));
  let steps = 0;
  let last = 0;

  const flagsOf = (word: string) => sets[words.get(word) ?? -1];

  function* withoutSuffix(word: string): Generator<{ root: string; rule: Rule }> {
    for (let length = 0; length <= Math.min(suffixes.longest, word.length); length += 1)
      for (const rule of suffixes.byAdd.get(word.slice(word.length - length)) ?? []) {
        steps += 1;
        if (steps > last) return;
        const root = word.slice(0, word.length - length) + rule.strip;
        if (root !== '' && rule.fits(root)) yield { root, rule };
      }
  }

  function* withoutPrefix(word: string): Generator<{ root: string; rule: Rule }> {
    for (let length = 0; length <= Math.min(prefixes.longest, word.length); length += 1)
      for (const rule of prefixes.byAdd.get(word.slice(0, length)) ?? []) {
        steps += 1;
        if (steps > last) return;
        const root = rule.strip + word.slice(length);
        if (root !== '' && rule.fits(root)) yield { root, rule };
      }
  }

  /** The words with one or two suffixes that are written like this, each with all flags that it then has. */
  function* stemsOf(
    word: string,
  ): Generator<{ flags: readonly ReadonlySet<string>[]; crosses: boolean }> {
    for (const { root, rule: outer } of withoutSuffix(word)) {
      const own = flagsOf(root);
      if (own && shares(outer.flags, own))
        yield { flags: [own, outer.next], crosses: outer.crosses };
      for (const { root: stem, rule: inner } of withoutSuffix(root)) {
        const flags = flagsOf(stem);
        if (flags && shares(inner.flags, flags) && shares(outer.flags, inner.next))
          yield { flags: [flags, inner.next, outer.next], crosses: inner.crosses && outer.crosses };
      }
    }
  }

  const isMade = (word: string): boolean => {
    if (!stemsOf(word).next().done) return true;
    for (const { root, rule: prefix } of withoutPrefix(word)) {
      const takes = (flags: ReadonlySet<string>) => shares(prefix.flags, flags);
      const own = flagsOf(root);
      if (own && takes(own)) return true;
      if (!prefix.crosses) continue;
      for (const { flags, crosses } of stemsOf(root)) if (crosses && flags.some(takes)) return true;
      // The prefix may be what allows the suffix.
      if (prefix.next.size > 0)
        for (const { root: stem, rule: suffix } of withoutSuffix(root)) {
          const flags = flagsOf(stem);
          if (flags && takes(flags) && shares(suffix.flags, prefix.next)) return true;
        }
    }
    return false;
  };

  const has = (word: string) => flagsOf(word)?.has(standsAlone) === true;

  return {
    has,
    knows: (word) => {
      last = steps + maxSteps;
      return has(word) || isMade(word) || steps > last;
    },
    steps: () => steps,
  };
}

function shares(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const flag of some.size < others.size ? some : others)
    if (some.has(flag) && others.has(flag)) return true;
  return false;
}

/** Rules that differ in their flag alone become one. */
function affixesOf(rules: readonly AffixRule[]): Affixes {
  const merged = new Map<string, Rule & { add: string; flags: Set<string> }>();
  for (const { side, flag, strip, add, condition, next, crosses } of rules) {
    const name = [strip, add, condition, next.join(' '), crosses].join('\n');
    const known = merged.get(name);
    if (known) known.flags.add(flag);
    else
      merged.set(name, {
        add,
        strip,
        crosses,
        flags: new Set([flag]),
        next: new Set(next),
        fits: conditionOf(condition, side),
      });
  }
  const byAdd = Map.groupBy(merged.values(), ({ add }) => add);
  return { byAdd, longest: Math.max(0, ...[...byAdd.keys()].map(({ length }) => length)) };
}

/** Compares letter by letter. A regular expression made from a stranger's file could take for ever. */
function conditionOf(condition: string, side: AffixRule['side']): (word: string) => boolean {
  const parts = condition.match(/\[[^\]]*\]|./gu) ?? [];
  if (parts.length === 0) return () => true;
  const tests = parts.map((part) => {
    if (part === '.') return () => true;
    if (!part.startsWith('[')) return (letter: string) => letter === part;
    const isNegated = part.startsWith('[^');
    const letters = part.slice(isNegated ? 2 : 1, -1);
    return (letter: string) => letter !== '' && letters.includes(letter) !== isNegated;
  });
  return (word) => {
    const start = side === 'suffix' ? word.length - tests.length : 0;
    return start >= 0 && tests.every((test, index) => test(word.charAt(start + index)));
  };
}
