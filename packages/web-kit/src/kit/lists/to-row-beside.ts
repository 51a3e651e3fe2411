import { cellOf } from './cells.ts'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

const stopsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('button, a[href], input')]

/** From a button or a cell of a row to the same one of the row below or above; answers whether there is one. */
export function toRowBeside(body: Element, key: string): boolean {
  const step = STEPS[key]
  const at = document.activeElement
  if (!(at instanceof HTMLElement)) return false
  const row = at.closest('tr')
  // A menu, a list or a field has its own use for arrows.
  if (step === undefined || !row || !body.contains(row) || at.closest('[role=menu], select, textarea')) return false
  const beside = step > 0 ? row.nextElementSibling : row.previousElementSibling
  const isCell = cellOf(at) === at
  const place = isCell ? [...row.children].indexOf(at) : stopsOf(row).indexOf(at)
  const next = beside && (isCell ? cellOf(beside.children[place] ?? null) : stopsOf(beside)[place])
  next?.focus()
  return Boolean(next)
}
