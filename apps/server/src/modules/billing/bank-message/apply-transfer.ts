import { customerOfReference, invoiceOfReference, invoicesNamedIn, MOST_BOOKED } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { payDebt } from '../dunning/index.ts'
import { payerByCustomer, payerByInvoices } from './candidates.queries.ts'
import type { NewEntry } from './entry.repository.ts'
import { type Outcome, waits } from './outcome.ts'

/**
 * Somebody has transferred money: by its reference, their own or of an invoice, it is known whose debt it pays; without
 * one by the numbers of invoices in what they wrote. What is of invoices pays these first.
 */
export async function applyTransfer(world: World, tx: Transaction, entry: NewEntry): Promise<Outcome> {
  const { cents, currency, isReferenced, id } = entry
  const named = customerOfReference(entry.creditorReference ?? null)
  const clientId = clientIdOf(world)
  const referred = invoiceOfReference(named)
  const numbers = named === undefined ? invoicesNamedIn(entry.text ?? '') : referred === undefined ? [] : [referred]
  const invoiced = await payerByInvoices(tx, clientId, numbers)
  const payerId = invoiced?.payerId ?? (await payerByCustomer(tx, clientId, named))
  if (payerId === undefined || !cents) return waits('unknown')
  if (currency !== 'EUR') return waits('otherCurrency')
  if (cents > MOST_BOOKED) return waits('tooMuch')
  if (!isReferenced) return waits('noReference')
  const isPaid = await payDebt(world, tx, {
    ...{ payerId, cents, from: { entryId: id }, account: 'bank' as const },
    invoiceIds: invoiced?.invoiceIds ?? [],
  })
  return isPaid ? { state: 'matched', payerId } : waits('unknown')
}
