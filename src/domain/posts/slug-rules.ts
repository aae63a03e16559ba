/** The slugs that a post may get, in the order of their use: `name`, `name-2`, `name-3`, … */
export function* slugCandidates(slug: string): Generator<string, never> {
  yield slug;
  for (let number = 2; ; number += 1) yield `${slug}-${number}`;
}

/** Whether a text can be a stored slug. Other texts need no query, and PostgreSQL rejects some of them. */
export function isSlug(text: string): boolean {
  return /^[a-z0-9-]{1,100}$/.test(text);
}
