import Bowser from 'bowser';

/** The browser and the system in plain words, as far as the browser's name for itself tells; null where it does not. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
