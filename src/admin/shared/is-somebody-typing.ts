/** Whether the focus is in a field, an editor or a dialog. Then nothing may take it away. */
export function isSomebodyTyping(): boolean {
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    (activeElement.isContentEditable || activeElement.matches('input, textarea, [role="dialog"] *'))
  );
}
