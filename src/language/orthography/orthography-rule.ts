/** One spelling rule. The tests run its examples. */
export type OrthographyRule<Name extends string = string> = {
  name: Name;
  find: RegExp;
  write: (found: string) => string;
  examples: readonly (readonly [before: string, after: string])[];
};

export function applyRule(rule: OrthographyRule, text: string): string {
  return text.replace(rule.find, (found: string) => rule.write(found));
}
