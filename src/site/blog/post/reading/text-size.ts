const root = document.documentElement;

/** A letter of the page's script, on the buttons. */
const letters: Readonly<Record<string, string>> = { ar: 'أ', ckb: 'ئ' };

/**
 * Puts a button for each size above the text of an article.
 *
 * @param labels from the smallest size to the largest
 */
export function addTextSizes(text: Element, labels: readonly string[]): void {
  text.querySelector('.text-size')?.remove();
  const group = document.createElement('div');
  group.className = 'text-size';
  group.lang = root.lang;
  for (const [index, label] of labels.entries()) {
    const button = document.createElement('button');
    button.textContent = letters[root.lang] ?? 'A';
    button.ariaLabel = label;
    button.value = `${index + 1}`;
    group.append(button);
  }
  text.prepend(group);
  markChosen();
}

/** Sets and stores the size. `delivery/head.inline.ts` sets the stored one before the first paint. */
export function chooseTextSize({ value }: HTMLButtonElement): void {
  root.dataset.textSize = value;
  markChosen();
  try {
    localStorage.textSize = value;
  } catch {}
}

function markChosen(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.text-size button'))
    button.ariaPressed = `${button.value === (root.dataset.textSize || '1')}`;
}
