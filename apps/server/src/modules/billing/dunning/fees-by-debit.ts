import { businessDateOf, isOwedOn, isReturnFee } from '@billett/domain'
import type { Statements } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { collectableOf, collectedFrom, type OpenClaim } from '../collection/index.ts'

/**
 * Of some payers those who owe nothing but fees of a return that the next debit brings by itself, on a day the shop has
 * chosen: they have paid what they were dunned for, and nobody is asked, blocked or terminated over the rest.
 */
export async function feesByDebit(
  world: Pick<World, 'clock'>,
  db: Statements,
  open: ReadonlyMap<string, readonly OpenClaim[]>,
): Promise<ReadonlySet<string>> {
  const today = businessDateOf(world.clock())
  const feesOnly = new Map<string, string[]>()
  for (const [payerId, claims] of open) {
    const owed = claims.filter(claim => claim.cents > 0 && isOwedOn(today, claim))
    const isFees = owed.length > 0 && owed.every(({ component }) => isReturnFee(component))
    if (isFees)
      feesOnly.set(
        payerId,
        owed.map(({ id }) => id),
      )
  }
  if (feesOnly.size === 0) return new Set()
  const debited = await collectedFrom(db, [...feesOnly.keys()])
  const byDebit = await collectableOf(db, new Map([...debited].map(id => [id, open.get(id) ?? []])))
  const comeAll = (payerId: string): boolean => {
    const coming = new Set(byDebit.get(payerId)?.map(({ id }) => id))
    return feesOnly.get(payerId)?.every(id => coming.has(id)) ?? false
  }
  return new Set([...debited].filter(comeAll))
}
