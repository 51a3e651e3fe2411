import { readFileSync } from 'node:fs'
import type { Cents } from '@billett/domain'
import type { Download, Locator } from 'playwright-core'
import type { Passenger } from '../passenger.ts'
import { openEntry } from './portal.ts'

/** Amounts of money in a text as people read it in German, in their order. */
export const amountsIn = (text: string): Cents[] =>
  Array.from(text.matchAll(/-?[\d.]+,\d\d(?=\s€)/g), ([amount]) =>
    Math.round(Number(amount.replaceAll('.', '').replace(',', '.')) * 100),
  )

/** An invoice as it stands in the list of who pays. */
export interface ReadInvoice {
  number: string
  /** As people call it: `November 2026`. */
  month: string
  dueCents: Cents
}

/** The list of invoices of who pays. */
const rowsOf = ({ page, t }: Passenger): Locator =>
  page.getByRole('table', { name: t('frame.titles.schoolInvoices'), exact: true }).getByRole('row')

/** The latest invoice of who pays, as the portal has it. */
export async function latestInvoice(payer: Passenger): Promise<ReadInvoice> {
  await openEntry(payer, 'schoolInvoices')
  const row = rowsOf(payer)
    .filter({ hasText: /R\d{4}-\d{6}/ })
    .first()
  const text = await row.innerText()
  const [number = ''] = /R\d{4}-\d{6}/.exec(text) ?? []
  const [month = ''] = /[A-ZÄÖÜ][a-zäöü]+ 20\d\d/.exec(text) ?? []
  const [dueCents = 0] = amountsIn(text)
  return { number, month, dueCents }
}

/** How the list that is open says that an invoice stands, read anew. */
export async function stateOfInvoice(payer: Passenger, number: string): Promise<string> {
  await payer.page.reload()
  return rowsOf(payer).filter({ hasText: number }).innerText()
}

/** Fetches a file by the menu of a row. */
export async function fetchOf({ page }: Passenger, row: Locator, act: string): Promise<Download> {
  await row.getByRole('button').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: act, exact: true }).click(),
  ])
  return download
}

/** Fetches the PDF of an invoice, which holds the same for machines. */
export async function fetchPdf(payer: Passenger, number: string): Promise<string> {
  const row = rowsOf(payer).filter({ hasText: number })
  const download = await fetchOf(payer, row, payer.t('invoices.files.pdf'))
  return readFileSync(await download.path(), 'latin1')
}
