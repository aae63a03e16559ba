/** Puts a button into the corner of each block of code. */
export function addCopyButtons(text: Element, label: string): void {
  for (const code of text.querySelectorAll('pre')) {
    // The text of a page that was left and is shown again has its buttons.
    if (code.parentElement?.matches('.copyable')) continue;
    const box = document.createElement('div');
    const button = document.createElement('button');
    box.className = 'copyable';
    box.dir = 'ltr';
    button.lang = document.documentElement.lang;
    button.ariaLive = 'polite';
    button.textContent = label;
    const hasFocus = document.activeElement === code;
    code.replaceWith(box);
    box.append(code, button);
    // An element that moves loses the focus, and to focus it may be how the reader began to read.
    if (hasFocus) code.focus({ preventScroll: true });
  }
}

/**
 * Copies the code beside a button. Where the browser forbids that, the code is selected.
 *
 * @param labels what the button says afterwards: that it is copied, or that it is selected
 */
export async function copyCode(
  button: Element,
  { copied, selected }: { copied: string; selected: string },
): Promise<void> {
  const code = button.previousElementSibling;
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code.textContent ?? '');
    button.textContent = copied;
  } catch {
    getSelection()?.selectAllChildren(code);
    button.textContent = selected;
  }
}
