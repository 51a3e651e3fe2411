import { businessDateOf, type InvoiceMonth, invoiceMonth } from '@billett/domain'
import type { World } from '../../../world.ts'
import { invoicePart } from './invoice-part.ts'
import { sellerOf } from './seller-of.ts'

/**
 * Makes the invoices of a month, a part at a time, for a client that has an account they can be paid to. Whoever is
 * killed leaves whole parts behind, and the next goes on; several may run at once. `most`: payers of a part.
 */
export async function invoiceRound(world: World, most?: number): Promise<void> {
  if (!sellerOf(world)) return
  const month = invoiceMonth(businessDateOf(world.clock()))
  let after: string | undefined
  do after = await storedPart(world, { month, most, after })
  while (after !== undefined && !world.isStopping())
}

interface Which {
  month: InvoiceMonth
  most: number | undefined
  after: string | undefined
}

async function storedPart(world: World, which: Which): Promise<string | undefined> {
  const part = await world.db.transaction(tx => invoicePart(world, tx, which))
  return part.last
}
