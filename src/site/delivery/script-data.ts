/** The attribute `data-…` of the inline script that is running, or undefined. */
export function scriptData(name: string): string | undefined {
  return document.currentScript?.dataset[name];
}
