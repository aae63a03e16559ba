/**
 * Runs once the page is parsed, and fetches React when it is time: at the reader's first intent, and with
 * `data-when="idle"` also by itself, once the page is painted and the browser has nothing else to do, unless the reader
 * saves data. Reading is no intent: a finger that scrolls, or follows a link to another page, asks for nothing here.
 *
 * A tap on an element with `data-awaits-script`, which means something else or nothing until React is there, is held and
 * played again after the event `hydrated`; if React can't come, the browser does what it would have done.
 *
 * It is the same on every page, so that its hash is. What differs stands in its attributes: `data-modules` are the client
 * entry and what that and this page's route import, all named so that they come in one round trip.
 */
export const clientEntryScript = `(() => {
  const { modules, when } = document.currentScript.dataset;
  const intents = ['pointermove', 'pointerup', 'keydown', 'focusin'];
  const taps = ['click', 'keydown'];
  let isAsked = false;
  let held;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    for (const type of intents) removeEventListener(type, onIntent, true);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchScript);
    else fetchScript();
  };
  const fetchScript = () => {
    for (const address of modules.split(' ')) import(address).catch(letGo);
  };
  const onIntent = ({ type, target, pointerType }) => {
    if (type === 'pointermove' && pointerType === 'touch') return;
    const isLink = target.closest?.('a')?.matches(':not([data-awaits-script])');
    if (isLink && (type === 'pointerup' || type === 'focusin')) return;
    ask();
  };
  const hold = (element) => {
    if (held) held.ariaBusy = null;
    held = element;
    if (held) held.ariaBusy = 'true';
  };
  const onTap = (event) => {
    const { type, key, target } = event;
    if (key === 'Escape') hold();
    const element = target.closest?.('[data-awaits-script]');
    if (!element || (type === 'keydown' && key !== ' ')) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    hold(element);
    ask();
  };
  const letGo = () => {
    for (const type of taps) removeEventListener(type, onTap, true);
    const element = held;
    hold();
    setTimeout(() => element?.click());
  };
  const askWhenIdle = () => {
    if (self.requestIdleCallback) requestIdleCallback(ask, { timeout: 4000 });
    else setTimeout(ask, 300);
  };
  const askAfterLoad = () => {
    if (document.readyState === 'complete') askWhenIdle();
    else addEventListener('load', askWhenIdle);
  };
  for (const type of intents) addEventListener(type, onIntent, true);
  for (const type of taps) addEventListener(type, onTap, true);
  addEventListener('hydrated', letGo);
  if (when !== 'idle' || navigator.connection?.saveData) return;
  if (document.prerendering) document.addEventListener('prerenderingchange', askAfterLoad);
  else askAfterLoad();
})()`;
