import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/compiled-messages.ts';
import { minifiedInlineScripts } from './scripts/minified-inline-scripts.ts';
import { reactSignalsWithoutStack } from './scripts/react-signals-without-stack.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    tanstackStart({
      client: { base: '/' },
      // The page's own style stands inside the page: the first paint then needs one round trip.
      server: { build: { inlineCss: true } },
    }),
    react(),
    // Vite minifies; twice would write every prefix twice.
    tailwindcss({ optimize: false }),
    compiledMessages(),
    minifiedInlineScripts(),
    reactSignalsWithoutStack(),
  ],
  environments: {
    // One file is read sooner than a thousand modules of packages. In development, those of CommonJS could not be run.
    ssr: {
      // pg and sharp have parts that are no script, or are looked for while they run.
      resolve: { noExternal: command === 'build' ? true : [], external: ['pg', 'sharp'] },
      // A tenth of it would be comments of packages, which each start would read.
      build: { rolldownOptions: { output: { comments: { jsdoc: false } } } },
    },
    client: {
      build: {
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
