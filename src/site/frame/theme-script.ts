/**
 * Runs before the first paint and needs nothing else: sets the stored theme (light where there is none), follows the
 * system while that is the choice, and lets the theme menu work whether or not React has arrived: it listens ahead of
 * React, which stops what comes while it takes the page over. Also keeps the language that was read last, one of the
 * two stored preferences; the panel, whose address names none, has its own.
 */
export const themeScript = `(() => {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const read = () => { try { return localStorage.theme } catch {} };
  const store = (name, value) => { try { localStorage[name] = value } catch {} };
  let choice = read();
  const apply = () => {
    const isDark = choice === 'dark' || (choice === 'system' && dark.matches);
    root.dataset.theme = isDark ? 'dark' : 'light';
    document.querySelector('meta[name=theme-color]').content = isDark ? '#0c1f19' : '#fbf9f3';
    for (const input of document.querySelectorAll('input[name=theme]')) input.checked = input.value === choice;
  };
  if (choice !== 'dark' && choice !== 'system') choice = 'light';
  apply();
  dark.addEventListener('change', apply);
  addEventListener('change', ({ target }) => {
    if (target.name !== 'theme') return;
    choice = target.value;
    store('theme', choice);
    apply();
  }, true);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'theme') { choice = newValue ?? 'light'; apply(); }
  });
  const isPanel = /^\\/admin(\\/|$)/.test(location.pathname);
  addEventListener('DOMContentLoaded', () => { apply(); if (!isPanel) store('language', root.lang); });
})()`;
