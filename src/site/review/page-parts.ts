/** An element with a text, in which nothing is read as HTML. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

export function byId<Kind extends HTMLElement>(id: string): Kind {
  const element = document.querySelector<Kind>(`#${id}`);
  if (!element) throw new Error(`#${id} is missing`);
  return element;
}

export function byTag<Tag extends keyof HTMLElementTagNameMap>(
  root: Element,
  tag: Tag,
): HTMLElementTagNameMap[Tag] {
  const element = root.querySelector(tag);
  if (!element) throw new Error(`There is no ${tag}`);
  return element;
}

/** Closes a sheet by its button, and by a tap above it. */
export function closeOnTap(sheet: HTMLDialogElement): void {
  sheet.querySelector('[data-close]')?.addEventListener('click', () => sheet.close());
  sheet.addEventListener('click', ({ target, clientY }) => {
    if (target === sheet && clientY < sheet.getBoundingClientRect().top) sheet.close();
  });
}

/** A UUID. `crypto.randomUUID` exists on https alone. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
