/**
 * The keys of a search, beside Tab and Enter: the arrows go from the search field through its results and back, and
 * Escape goes back to the field at once. The results stay plain links, so nothing has to be told to a screen reader.
 *
 * @returns ends it
 */
export function followResultKeys(): () => void {
  const follow = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || isComposing) return;
    if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Escape') return;
    const stops = [...document.querySelectorAll<HTMLElement>('#post-search, [data-result]')];
    const at = stops.findIndex((stop) => stop.matches(':focus'));
    if (at < 0) return;
    // In the field, Escape empties it.
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Escape: at === 0 ? -1 : 0 };
    const next = stops[to[key]];
    if (!next) return;
    // The page would scroll, too.
    event.preventDefault();
    next.focus();
    // With the sentence, or the rest of the card.
    next.closest('article, ol > li, section')?.scrollIntoView({ block: 'nearest' });
  };
  document.addEventListener('keydown', follow);
  return () => document.removeEventListener('keydown', follow);
}
