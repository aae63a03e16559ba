/** The text of a script that runs inside the page's HTML: `scripts/vite/inline-scripts.ts`. Empty in a browser's files. */
declare module '*.inline.ts?script' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: as Vite has it for `?raw` and `?url`
  export default text;
}
