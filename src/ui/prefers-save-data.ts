/** Whether the visitor asked the browser to save data. */
export function prefersSaveData(): boolean {
  return navigator.connection?.saveData === true;
}
