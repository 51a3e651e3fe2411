import { addDays, businessDateOf, creditorReference, type InvoiceLine, refusedCancellation } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { lockPayer } from '../claim-payment/index.ts'
import { buyersOf } from './buyer.queries.ts'
import { insertInvoices, type NewInvoice, nextNumber } from './invoice.repository.ts'
import { claimsOnInvoice, followingOf } from './invoice-claims.queries.ts'
import { leftOf, prepaidOf, totalsOf } from './left-of-claims.ts'
import { sellerOf } from './seller-of.ts'
import { type StoredInvoice, storedInvoice } from './stored-invoice.queries.ts'

type Cancelled =
  | { ok: true; cancellationId: string; anewId: string | null }
  | { ok: false; reason: 'notFound' | 'noInvoice' | 'cancelled' | 'corrected' }

interface Which {
  invoiceId: string
  reason: string
  /** It is written anew at once, for the same claims, to the payer as they are known now. */
  isAnew: boolean
}

/**
 * Takes an invoice back as a whole: another with a number of its own says less of every line. Its claims are free for
 * the invoice of the next month, or on a new one at once.
 */
export async function cancelInvoice(
  world: World,
  tx: Transaction,
  { invoiceId, reason: why, isAnew }: Which,
): Promise<Cancelled> {
  const clientId = clientIdOf(world)
  const found = await storedInvoice(tx, clientId, invoiceId)
  if (!found) return { ok: false, reason: 'notFound' }
  await lockPayer(tx, clientId, found.payerId)
  const reason = refusedCancellation(found.kind, await followingOf(tx, invoiceId))
  if (reason !== null) return { ok: false, reason }
  const back = await backOf(world, tx, found, why)
  const made = [back, ...(isAnew ? [await anewOf(world, tx, found, back.row.id)] : [])]
  await insertInvoices(tx, made)
  for (const { row } of made) await world.jobs.send(tx, 'sendInvoice', { clientId, invoiceId: row.id })
  return { ok: true, cancellationId: back.row.id, anewId: made[1]?.row.id ?? null }
}

/** What every invoice made of another has of it, and what it has of its own. */
async function like(world: World, tx: Transaction, { language: _, corrects: __, lines: ___, ...found }: StoredInvoice) {
  const createdOn = world.clock()
  const issuedOn = businessDateOf(createdOn)
  const number = await nextNumber(tx, found.clientId, Number(issuedOn.slice(0, 4)))
  return { ...found, id: world.newRowId(), number, reference: creditorReference(number), issuedOn, createdOn }
}

async function backOf(world: World, tx: Transaction, found: StoredInvoice, reason: string): Promise<NewInvoice> {
  const lines = found.lines.map(({ invoiceId: _, number: __, ...line }) => ({ ...less(line), claimIds: [] }))
  const row = await like(world, tx, found)
  const own = { kind: 'cancellation' as const, precedingId: found.id, dueOn: row.issuedOn, reason }
  return { row: { ...row, ...own, ...totalsOf(lines, -found.prepaidCents) }, lines }
}

const less = <L extends InvoiceLine>(line: L): L => ({
  ...line,
  unitCents: -line.unitCents,
  grossCents: -line.grossCents,
  netCents: -line.netCents,
})

async function anewOf(world: World, tx: Transaction, found: StoredInvoice, backId: string): Promise<NewInvoice> {
  const buyer = (await buyersOf(tx, [found.payerId])).get(found.payerId)
  const seller = sellerOf(world)
  if (!(buyer && seller)) throw new Error(`there is nobody to write invoice ${found.number} anew`)
  const { format, leitwegId, buyerReference, orderNumber, daysToPay } = buyer.profile
  const claims = await claimsOnInvoice(tx, found.id)
  const byLine = Map.groupBy(claims, ({ line }) => line)
  const lines = found.lines.map(({ invoiceId: _, number, ...line }) => ({
    ...line,
    claimIds: (byLine.get(number) ?? []).map(({ id }) => id),
  }))
  const totals = totalsOf(lines, prepaidOf(claims, await leftOf(tx, claims)))
  const row = await like(world, tx, found)
  const wanted = { seller, buyer: buyer.party, format, leitwegId, buyerReference, orderNumber }
  const dueOn = addDays(row.issuedOn, daysToPay)
  return { row: { ...row, ...wanted, ...totals, precedingId: backId, dueOn }, lines }
}
