import {
  addDays,
  businessDateOf,
  type ClaimedLine,
  creditorReference,
  draftInvoices,
  type InvoiceDraft,
  type InvoiceMonth,
  invoiceLines,
  type PlainDate,
} from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { withoutThrowing } from '../../run/part/index.ts'
import { tellTrouble } from '../collection/index.ts'
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
 * it makes none, as a claim is in one invoice at most that stands. A payer whose invoice cannot be made is left out.
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
  const issuedOn = businessDateOf(world.clock())
  let failed = 0
  for (const id of ids) {
    const own = claims.get(id) ?? []
    const tried = withoutThrowing(world, { saying: 'an invoice could not be made', about: { payerId: id } }, () =>
      draftsOf(buyers.get(id), own, { left, issuedOn }),
    )
    // No number was drawn yet: there is no gap where one would have been.
    if (!tried.ok) failed += 1
    else {
      invoices.push(...(await numbered(world, tx, month, tried.value)))
      await keepBack(world, tx, { payerId: id, month: month.month, claims: own })
    }
  }
  if (failed > 0) await tellTrouble(world, tx, issuedOn, { what: 'notInvoiced', found: failed })
  await insertInvoices(tx, invoices)
  const mails = invoices.map(({ row }) => ({ clientId, invoiceId: row.id }))
  await world.jobs.sendAll(tx, 'sendInvoice', mails)
  return { looked: ids.length, made: invoices.length, last: ids.at(-1) }
}

interface Draft {
  buyer: Buyer
  of: Pick<InvoiceDraft<ClaimToInvoice>, 'kind' | 'precedingId'>
  first: ClaimToInvoice
  lines: readonly ClaimedLine[]
  totals: ReturnType<typeof totalsOf>
  issuedOn: PlainDate
  dueOn: PlainDate
}

/**
 * What the invoice of one payer comes to, and corrections of earlier ones. `left`: what of each claim is not paid; what
 * is missing was paid altogether.
 */
function draftsOf(
  buyer: Buyer | undefined,
  claims: readonly ClaimToInvoice[],
  { left, issuedOn }: { left: ReadonlyMap<string, number>; issuedOn: PlainDate },
): Draft[] {
  if (!buyer) throw new Error('there is no such payer')
  const dueOn = addDays(issuedOn, buyer.profile.daysToPay)
  return draftInvoices(claims).flatMap(({ claims: own, ...of }) => {
    const [first] = own
    if (!first) return []
    const lines = invoiceLines(own)
    return [{ buyer, of, first, lines, totals: totalsOf(lines, prepaidOf(own, left)), issuedOn, dueOn }]
  })
}

async function numbered(
  world: World,
  tx: Transaction,
  { month }: InvoiceMonth,
  drafts: readonly Draft[],
): Promise<NewInvoice[]> {
  const seller = sellerOf(world)
  if (!seller) throw new Error('there is no account that invoices are paid to')
  const clientId = clientIdOf(world)
  const createdOn = world.clock()
  const made: NewInvoice[] = []
  for (const { buyer, of, first, lines, totals, issuedOn, dueOn } of drafts) {
    const { party, profile } = buyer
    const number = await nextNumber(tx, clientId, Number(issuedOn.slice(0, 4)))
    const row = {
      id: world.newRowId(),
      clientId,
      payerId: first.askedOf,
      month,
      ...of,
      number,
      issuedOn,
      dueOn,
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
