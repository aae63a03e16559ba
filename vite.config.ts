import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licenseFile } from './scripts/add-licenses.ts';
import { escapeServer } from './scripts/vite/escape-server.ts';
import { inlineScripts, lazyScripts } from './scripts/vite/inline-scripts.ts';
import { minifyAgain } from './scripts/vite/minify-again.ts';
import { precompileMessages } from './scripts/vite/precompile-messages.ts';
import { serverModules } from './scripts/vite/server-modules.ts';
import { trimTailwind } from './scripts/vite/trim-tailwind.ts';
import { unitePageStyles } from './scripts/vite/unite-page-styles.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({
      client: { base: '/' },
      // A page's style is inside the page, so that the first paint needs one round trip.
      server: { entry: 'server/index.ts', build: { inlineCss: true } },
    }),
    react(),
    // Before Tailwind, which reads the lines that this plugin adds.
    unitePageStyles(),
    // Vite minifies. A second pass would write every prefix twice.
    tailwindcss({ optimize: false }),
    trimTailwind(),
    precompileMessages(),
    inlineScripts(),
    lazyScripts(),
    minifyAgain(),
    escapeServer(),
  ],
  // Features of Lightning CSS. Excluded, `LightDark`: two properties for `light-dark()`, which no style has. Included,
  // `MediaRangeSyntax`: a `<` in a style would be markup where SVG has it (page-style.tsx).
  css: { lightningcss: { include: 1 << 7, exclude: 1 << 20 } },
  environments: {
    // One file loads faster than a thousand modules of packages. In development, bundled CommonJS modules would not
    // run.
    ssr: {
      // These have parts that are no JavaScript, or that are resolved at run time.
      resolve: { noExternal: command === 'build' ? true : [], external: ['pg', 'sharp', 'ssh2'] },
      // Comments of packages would be a tenth of the bundle, and each start would read them.
      // `scripts/serve.js` starts `dist/server/server.js`.
      build: {
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: serverModules, sideEffects: false }] },
          output: {
            comments: { jsdoc: false },
            entryFileNames: 'server.js',
            // What every start needs is one file.
            codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
          },
        },
      },
    },
    client: {
      build: {
        // scripts/build.ts adds the licences of fonts and styles.
        license: { fileName: licenseFile },
        modulePreload: {
          // The list of its files would be in the script of the list of posts, which most readers never search.
          resolveDependencies: (name, files) => (name.includes('searched-texts') ? [] : files),
        },
        rolldownOptions: {
          output: {
            // The script that every page needs is one file.
            codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] },
          },
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: Number(process.env.PORT || 3000) },
}));
