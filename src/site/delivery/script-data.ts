/** What the inline script that runs has in an attribute `data-…`; undefined where it has no such attribute. */
export function scriptData(name: string): string | undefined {
  return document.currentScript?.dataset[name];
}
