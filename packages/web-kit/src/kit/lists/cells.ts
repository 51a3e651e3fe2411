/** What a cell of a list is given that can be copied: focus reaches it by arrows or a click, not by Tab. */
export const cellStop = { 'data-cell': '', tabIndex: -1 }

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The cell that something stands in. */
export const cellOf = (at: EventTarget | null): HTMLTableCellElement | null =>
  at instanceof Element ? at.closest<HTMLTableCellElement>('[data-cell]') : null

/** A cell as it is read, on one line for each of its own. */
export const cellText = (cell: HTMLElement): string => (cell.innerText ?? cell.textContent).trim()

/** From what has the focus in a row to the cell beside it; answers whether there is one. */
export function toCellBeside(body: Element, key: string): boolean {
  const step = STEPS[key]
  const at = document.activeElement
  const cell = cellOf(at)
  // A field, a list or a menu has its own use for arrows.
  if (step === undefined || !cell || !body.contains(cell) || at?.closest('[role=menu], input, select, textarea'))
    return false
  const beside = cellOf(step > 0 ? cell.nextElementSibling : cell.previousElementSibling)
  beside?.focus()
  return beside !== null
}
