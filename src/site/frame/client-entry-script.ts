/**
 * Runs while the page is parsed, and fetches React when it is time: at the reader's first intent, and with
 * `data-when="idle"` also by itself, once the page is painted and the browser has nothing else to do, unless the reader
 * saves data. Reading is no intent: a finger that scrolls, or follows a link to another page, asks for nothing here.
 *
 * A tap on an element with `data-awaits-script`, which means something else or nothing until React is there, is held and
 * played again after the event `hydrated`; if React can't come, the browser does what it would have done.
 *
 * It is the same on every page, so that its hash is. What differs stands in its attributes: `data-entry`, the address of
 * the client entry, and `data-chunks`, of what that and this page's route will import, so that all come in one round
 * trip.
 */
export const clientEntryScript = `(() => {
  const { entry, chunks, when } = document.currentScript.dataset;
  const intents = ['pointermove', 'pointerup', 'keydown', 'focusin'];
  let isAsked = false;
  let held;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    for (const type of intents) removeEventListener(type, onIntent, true);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchEntry);
    else fetchEntry();
  };
  const fetchEntry = () => {
    for (const href of chunks.split(' '))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    import(entry).catch(letGo);
  };
  const onIntent = ({ type, target, pointerType }) => {
    if (type === 'pointermove' && pointerType === 'touch') return;
    const leaves = target.closest?.('a')?.matches(':not([data-awaits-script])');
    if (leaves && (type === 'pointerup' || type === 'focusin')) return;
    ask();
  };
  const hold = (event) => {
    const { type, key, target } = event;
    const element = target.closest?.('[data-awaits-script]');
    if (key === 'Escape') release();
    if (!element || (type === 'keydown' && key !== ' ')) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    release();
    held = element;
    held.ariaBusy = 'true';
    ask();
  };
  const release = () => {
    const element = held;
    if (element) element.ariaBusy = null;
    held = undefined;
    return element;
  };
  const letGo = () => {
    removeEventListener('click', hold, true);
    removeEventListener('keydown', hold, true);
    const element = release();
    setTimeout(() => element?.click());
  };
  const askWhenIdle = () => {
    if (self.requestIdleCallback) requestIdleCallback(ask, { timeout: 4000 });
    else setTimeout(ask, 300);
  };
  const afterLoad = () => {
    if (document.readyState === 'complete') askWhenIdle();
    else addEventListener('load', askWhenIdle);
  };
  for (const type of intents) addEventListener(type, onIntent, true);
  addEventListener('click', hold, true);
  addEventListener('keydown', hold, true);
  addEventListener('hydrated', letGo);
  if (when !== 'idle' || navigator.connection?.saveData) return;
  if (document.prerendering) document.addEventListener('prerenderingchange', afterLoad);
  else afterLoad();
})()`;
