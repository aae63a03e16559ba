import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licenseFile } from './scripts/add-licenses.ts';
import { inlineScripts } from './scripts/vite/inline-scripts.ts';
import { precompileMessages } from './scripts/vite/precompile-messages.ts';
import { unitePageStyles } from './scripts/vite/unite-page-styles.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({
      client: { base: '/' },
      // The page's own style stands inside the page: the first paint then needs one round trip.
      server: { entry: 'server/index.ts', build: { inlineCss: true } },
    }),
    react(),
    // Before Tailwind, which reads what it adds.
    unitePageStyles(),
    // Vite minifies; twice would write every prefix twice.
    tailwindcss({ optimize: false }),
    precompileMessages(),
    inlineScripts(),
  ],
  environments: {
    // One file is read sooner than a thousand modules of packages. In development, those of CommonJS could not be run.
    ssr: {
      // pg and sharp have parts that are no script, or are looked for while they run.
      resolve: { noExternal: command === 'build' ? true : [], external: ['pg', 'sharp'] },
      // A tenth of it would be comments of packages, which each start would read.
      // `scripts/serve.js` starts `dist/server/server.js`.
      build: {
        rolldownOptions: { output: { comments: { jsdoc: false }, entryFileNames: 'server.js' } },
      },
    },
    client: {
      build: {
        // scripts/build.ts adds those of fonts and style.
        license: { fileName: licenseFile },
        rolldownOptions: {
          output: {
            // What every page needs comes as one file.
            codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] },
          },
        },
      },
    },
  },
  server: { host: '127.0.0.1', port: Number(process.env.PORT || 3000) },
}));
