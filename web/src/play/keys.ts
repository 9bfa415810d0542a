/** Whether a key is meant for the table: not typed into a field, and without Ctrl, Alt or the like. */
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey) return false;
  return !(event.target instanceof Element && event.target.closest("input, select, textarea") !== null);
}
