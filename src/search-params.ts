/** The query string: each name with its value, or with its values if it is repeated. */
type Search = Record<string, string | string[] | undefined>;

/** `?q=a&tag=b&tag=c` → `{ q: 'a', tag: ['b', 'c'] }`. The router's own parser would write JSON into URLs. */
export function parseSearch(text: string): Search {
  const search: Search = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const known = search[name];
    if (Array.isArray(known)) known.push(value);
    else search[name] = known === undefined ? value : [known, value];
  }
  return { ...search };
}

/** The reverse of {@link parseSearch}. Undefined and empty values are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(search)) {
    for (const value of [values].flat()) {
      if (value !== undefined && value !== '') parameters.append(name, String(value));
    }
  }
  const text = parameters.toString();
  return text && `?${text}`;
}
