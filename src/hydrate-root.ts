/**
 * React, in a file of its own (`vite.config.ts`) which runs as soon as this is imported. It takes as long as everything else
 * that a page runs at its start; in one task with that, a tap would wait for both.
 */
export { hydrateRoot } from 'react-dom/client';
