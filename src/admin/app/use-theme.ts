import { useSyncExternalStore } from 'react';
import { defaultTheme } from '#theme.ts';

/** The stored theme, which the panel and the site share. */
export function useTheme(): string {
  return useSyncExternalStore(listen, read);
}

export function chooseTheme(theme: string): void {
  localStorage.setItem('theme', theme);
  // The script in the head listens to `storage` events. A tab does not receive those of its own changes.
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: theme }));
}

function read(): string {
  return localStorage.getItem('theme') ?? defaultTheme;
}

function listen(callback: () => void): () => void {
  window.addEventListener('storage', callback);
  return () => window.removeEventListener('storage', callback);
}
