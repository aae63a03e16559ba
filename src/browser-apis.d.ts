/** Browser APIs that TypeScript's DOM types lack. Some browsers don't have them. */

// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
interface Navigator {
  /** Network Information API. */
  readonly connection?: { readonly rtt?: number; readonly saveData?: boolean };
}

// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
interface Document {
  /** Speculation rules: true while the page is prerendered, before a reader asks for it. */
  readonly prerendering?: boolean;
}

/** Trusted Types: a URL that a policy has made. */
// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
interface TrustedScriptURL {
  toString(): string;
}

// biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
interface ServiceWorkerContainer {
  register(url: TrustedScriptURL | string): Promise<ServiceWorkerRegistration>;
}
