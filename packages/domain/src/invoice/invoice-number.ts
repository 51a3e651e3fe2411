/** A number is written with as many digits at least. */
const DIGITS = 6

/** `R2026-000017`, the 17th of a client's year. It differs from numbers of orders by its letter. */
export const numberOfInvoice = (year: number, serial: number): string => `R${year}-${`${serial}`.padStart(DIGITS, '0')}`

/** The number in a reference that somebody transferred money with; undefined where it is of no invoice. */
export function invoiceOfReference(inReference: string | undefined): string | undefined {
  const found = /^R(\d{4})(\d{6,})$/.exec(inReference ?? '')
  return found ? `R${found[1]}-${found[2]}` : undefined
}
