/**
 * The text of a script inside the page's HTML, made by `scripts/vite/inline-scripts.ts`. Empty in the browser's files.
 */
declare module '*.inline.ts?script' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: as Vite has it for `?raw` and `?url`
  export default text;
}

/** The text of a service worker, made in the same way. */
declare module '*.worker.ts?script' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: as Vite has it for `?raw` and `?url`
  export default text;
}

/** The URL of a module that an inline script imports. */
declare module '*.lazy.ts?script-url' {
  const url: string;
  // biome-ignore lint/style/noDefaultExport: as Vite has it for `?raw` and `?url`
  export default url;
}
