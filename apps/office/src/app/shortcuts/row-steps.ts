const STOPS = 'button, a[href], input'

const rowsOf = (main: Element): HTMLTableRowElement[] => [...main.querySelectorAll<HTMLTableRowElement>('tbody tr')]

/** The row of the list that the focus is in. */
export const rowAt = (main: Element): HTMLTableRowElement | undefined =>
  rowsOf(main).find(row => row.contains(document.activeElement))

/** Puts the focus on the first thing to press in the row after, or before, the one it is in; else in the first row. */
export function stepRow(main: Element, step: 1 | -1): void {
  const rows = rowsOf(main)
  const at = rows.findIndex(row => row.contains(document.activeElement))
  const next = at < 0 ? rows[0] : rows[at + step]
  next?.querySelector<HTMLElement>(STOPS)?.focus()
}
