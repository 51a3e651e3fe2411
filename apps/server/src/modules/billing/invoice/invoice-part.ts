import {
  addDays,
  businessDateOf,
  creditorReference,
  draftInvoices,
  type InvoiceMonth,
  invoiceLines,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { type Buyer, buyersOf } from './buyer.queries.ts'
import { type ClaimToInvoice, claimsToInvoice, takePayersToInvoice } from './claims-to-invoice.queries.ts'
import { insertInvoices, type NewInvoice, nextNumber } from './invoice.repository.ts'
import { keepBack } from './keep-back.ts'
import { leftOf, prepaidOf, totalsOf } from './left-of-claims.ts'
import { sellerOf } from './seller-of.ts'

/** Payers invoiced in one transaction: numbers are held meanwhile, and nobody else gets one. */
const PART = 100

export interface InvoicePart {
  /** How many payers were looked at. */
  looked: number
  made: number
  /** Id of the last one; undefined where there was none. */
  last: string | undefined
}

interface Which {
  month: InvoiceMonth
  most?: number | undefined
  after?: string | undefined
}

/**
 * Makes the invoices of some payers for a month, with their mails, in one transaction: all or none. Asked again
 * it makes none, as a claim is in one invoice at most that stands.
 */
export async function invoicePart(
  world: World,
  tx: Transaction,
  { month, most = PART, after }: Which,
): Promise<InvoicePart> {
  const clientId = clientIdOf(world)
  const payers = await takePayersToInvoice(tx, { clientId, month, most, after })
  const ids = payers.map(({ id }) => id)
  if (ids.length === 0) return { looked: 0, made: 0, last: undefined }
  const claims = await claimsToInvoice(tx, { clientId, payerIds: ids, month })
  const buyers = await buyersOf(tx, ids)
  const left = await leftOf(tx, [...claims.values()].flat())
  const invoices: NewInvoice[] = []
  for (const id of ids) {
    const buyer = buyers.get(id)
    if (!buyer) throw new Error(`there is no payer ${id}`)
    const own = claims.get(id) ?? []
    invoices.push(...(await invoicesOf(world, tx, { month, buyer, claims: own, left })))
    await keepBack(world, tx, { payerId: id, month: month.month, claims: own })
  }
  await insertInvoices(tx, invoices)
  const mails = invoices.map(({ row }) => ({ clientId, invoiceId: row.id }))
  await world.jobs.sendAll(tx, 'sendInvoice', mails)
  return { looked: ids.length, made: invoices.length, last: ids.at(-1) }
}

interface OfPayer {
  month: InvoiceMonth
  buyer: Buyer
  claims: readonly ClaimToInvoice[]
  /** What of each claim is not paid; what is missing was paid altogether. */
  left: ReadonlyMap<string, number>
}

/** The invoice of one payer, and corrections of earlier ones. */
async function invoicesOf(
  world: World,
  tx: Transaction,
  { month, buyer: { party, profile }, claims, left }: OfPayer,
): Promise<NewInvoice[]> {
  const seller = sellerOf(world)
  if (!seller) throw new Error('there is no account that invoices are paid to')
  const clientId = clientIdOf(world)
  const createdOn = world.clock()
  const issuedOn = businessDateOf(createdOn)
  const made: NewInvoice[] = []
  for (const { kind, precedingId, claims: own } of draftInvoices(claims)) {
    const [first] = own
    if (!first) continue
    const lines = invoiceLines(own)
    const totals = totalsOf(lines, prepaidOf(own, left))
    const number = await nextNumber(tx, clientId, Number(issuedOn.slice(0, 4)))
    const row = {
      id: world.newRowId(),
      clientId,
      payerId: first.askedOf,
      month: month.month,
      kind,
      precedingId,
      number,
      issuedOn,
      dueOn: addDays(issuedOn, profile.daysToPay),
      currency: first.currency,
      reference: creditorReference(number),
      seller,
      buyer: party,
      format: profile.format,
      leitwegId: profile.leitwegId,
      buyerReference: profile.buyerReference,
      orderNumber: profile.orderNumber,
      ...totals,
      createdOn,
    }
    made.push({ row, lines })
  }
  return made
}
