import type { ClipboardEvent } from 'react'

/** `2026-01-31`, `31.01.2026`, `31.1.2026`, `31/01/2026`: day before month, as both languages of the shop write it. */
const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})[./-]\s?(\d{1,2})[./-]\s?(\d{4})$/

const two = (part: string): string => part.padStart(2, '0')

/** A day that somebody copied, as a date input keeps it: `YYYY-MM-DD`; undefined where it is none. */
export function dateIn(text: string): string | undefined {
  const [, isoYear, isoMonth = '', isoDay = ''] = ISO.exec(text.trim()) ?? []
  const [, day = isoDay, month = isoMonth, year = isoYear] = DAY_FIRST.exec(text.trim()) ?? []
  if (year === undefined) return undefined
  const date = `${year}-${two(month)}-${two(day)}`
  const at = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date ? undefined : date
}

/** Browsers take no day that is pasted into their date input; this one does. */
export function pasteDate(event: ClipboardEvent<HTMLInputElement>): void {
  const date = dateIn(event.clipboardData.getData('text'))
  if (date === undefined) return
  event.preventDefault()
  const { currentTarget } = event
  // As if it had been typed: whoever holds the value hears of it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(currentTarget, date)
  currentTarget.dispatchEvent(new Event('input', { bubbles: true }))
}
