/**
 * The slug of a title (`slugFromTitle`). Its letters of all scripts take half a megabyte, so they load when the
 * first slug is made: a reader needs none.
 */
export async function makeSlug(title: string): Promise<string> {
  const { slugFromTitle } = await import('./slug.ts');
  return slugFromTitle(title);
}
