/** Opens the picture of a link in a dialog, with its caption. Escape, a click and the button close it. */
export function openLarge(link: Element, close: string): void {
  const picture = link.querySelector('img');
  const caption = link.nextElementSibling;
  const dialog = document.createElement('dialog');
  const button = document.createElement('button');
  button.textContent = close;
  dialog.className = 'large-picture';
  dialog.ariaLabel = picture?.alt || (caption?.textContent ?? '');
  for (const part of [picture, caption]) if (part) dialog.append(part.cloneNode(true));
  dialog.append(button);
  dialog.onclick = () => dialog.close();
  dialog.onclose = () => dialog.remove();
  document.body.append(dialog);
  dialog.showModal();
}
