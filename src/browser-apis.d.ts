/** What TypeScript's DOM does not know yet. Not every browser has it. */

// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
interface Navigator {
  /** Network Information API. */
  readonly connection?: { readonly rtt?: number; readonly saveData?: boolean };
}

// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
interface Document {
  /** Speculation rules: the page is made ready before a reader asks for it. */
  readonly prerendering?: boolean;
}
