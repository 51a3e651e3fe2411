import { customerOfReference } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { payDebt } from '../dunning/index.ts'
import { payerByCustomer } from './candidates.queries.ts'
import type { NewEntry } from './entry.repository.ts'
import { type Outcome, waits } from './outcome.ts'

/** Somebody has transferred money: by its reference it is known whose debt it pays. */
export async function applyTransfer(world: World, tx: Transaction, entry: NewEntry): Promise<Outcome> {
  const { cents, currency, isReferenced, id } = entry
  const customer = customerOfReference(entry.creditorReference ?? null)
  const payerId = await payerByCustomer(tx, clientIdOf(world), customer)
  if (payerId === undefined || !cents) return waits('unknown')
  if (currency !== 'EUR') return waits('otherCurrency')
  if (!isReferenced) return waits('noReference')
  const isPaid = await payDebt(world, tx, { payerId, cents, from: { entryId: id }, account: 'bank' })
  return isPaid ? { state: 'matched', payerId } : waits('unknown')
}
