/** Opens the row where there is one, else the first thing to press. */
const OPENS = 'a[href], th button'
const STOPS = 'button, input'

const rowsOf = (main: Element): HTMLTableRowElement[] => [
  ...main.querySelectorAll<HTMLTableRowElement>('tbody tr:not([aria-hidden])'),
]

/** The row of the list that the focus is in. */
export const rowAt = (main: Element): HTMLTableRowElement | undefined =>
  rowsOf(main).find(row => row.contains(document.activeElement))

/** Puts the focus on what opens the row after, or before, the one it is in; else that of the first row. */
export function stepRow(main: Element, step: 1 | -1): void {
  const rows = rowsOf(main)
  const at = rows.findIndex(row => row.contains(document.activeElement))
  const next = at < 0 ? rows[0] : rows[at + step]
  const stop = next?.querySelector<HTMLElement>(OPENS) ?? next?.querySelector<HTMLElement>(STOPS)
  stop?.focus()
}

/** Chooses the row that the focus is in, or not any more. */
export const chooseRow = (main: Element): void =>
  rowAt(main)?.querySelector<HTMLElement>('input[type=checkbox]')?.click()
