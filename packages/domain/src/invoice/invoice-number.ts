/** A number is written with as many digits at least. */
const DIGITS = 6

/** `R2026-000017`, the 17th of a client's year. It differs from numbers of orders by its letter. */
export const numberOfInvoice = (year: number, serial: number): string => `R${year}-${`${serial}`.padStart(DIGITS, '0')}`

/** Numbers of invoices that somebody has written in what they transferred money with, each once. */
export const invoicesNamedIn = (text: string): string[] => [
  ...new Set(
    [...text.toUpperCase().matchAll(/(?<![A-Z0-9])R\s?(\d{4})\s?[-–/]?\s?(\d{6,})(?!\d)/g)].map(
      ([, year, serial]) => `R${year}-${serial}`,
    ),
  ),
]

/** The number in a reference that somebody transferred money with; undefined where it is of no invoice. */
export function invoiceOfReference(inReference: string | undefined): string | undefined {
  const found = /^R(\d{4})(\d{6,})$/.exec(inReference ?? '')
  return found ? `R${found[1]}-${found[2]}` : undefined
}

/** Signs of numbers of invoices that somebody names at once. */
export const INVOICE_NUMBERS_LENGTH = 500
