import tailwindcss from '@tailwindcss/vite';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compiledMessages } from './scripts/compiled-messages.ts';

export default defineConfig({
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
  ],
  environments: {
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
});
