const fields = 'input, textarea, select';

/** Whether the focus is in a field, an editor or a dialog. Then nothing may take it away. */
export function isSomebodyTyping(): boolean {
  const { activeElement } = document;
  return isField(activeElement) || dialogOf(activeElement) !== null;
}

/**
 * Moves the focus after a response that removes what had it. Does nothing if the editor is in a field by then, or in a
 * dialog that does not contain the target: on a slow network a response takes seconds.
 */
export function focusUnlessTyping(target: HTMLElement | null | undefined): void {
  const { activeElement } = document;
  const dialog = dialogOf(activeElement);
  if (!isField(activeElement) && (!dialog || dialog.contains(target ?? null))) target?.focus();
}

function isField(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(fields));
}

function dialogOf(element: Element | null): Element | null {
  return element?.closest('[role="dialog"]') ?? null;
}
