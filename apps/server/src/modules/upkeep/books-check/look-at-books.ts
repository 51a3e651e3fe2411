import type { Instant } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import {
  type Broken,
  batchesOf,
  breaking,
  brokenOfAll,
  brokenOfMoved,
  brokenOfOrders,
  together,
} from './broken-invariants.ts'
import { byHalves, patience } from './by-halves.ts'
import type { Moved } from './moved-rows.ts'

interface ToLookAt {
  orderIds: readonly string[]
  moved: readonly Moved[]
  /** Also at everything together, as it is at that moment. */
  ofAllAt: Instant | undefined
}

/** What could not be looked at: orders, rows that moved, or what is asked of everything together. */
export interface NotLookedAt {
  part: 'orders' | 'moved' | 'together'
  ids: string[]
  reason: string
}

export interface Looked {
  broken: Broken[]
  /** Rows that moved and are not right, or could not be looked at: to be looked at again until they hold. */
  kept: Moved[]
  unasked: NotLookedAt[]
}

/** Whether all of these hold. One that cannot be asked keeps none of the others from being looked at. */
export async function lookAtBooks(tx: Transaction, { orderIds, moved, ofAllAt }: ToLookAt): Promise<Looked> {
  const left = patience()
  const broken: Broken[] = []
  const kept: Moved[] = []
  const unasked: NotLookedAt[] = []
  for (const batch of batchesOf(orderIds)) {
    const failed = await byHalves(tx, left, batch, async ids => {
      broken.push(...(await brokenOfOrders(tx, ids)))
    })
    unasked.push(...failed.map(({ items, reason }) => ({ part: 'orders' as const, ids: [...items], reason })))
  }
  const failed = await byHalves(tx, left, moved, async rows => {
    const found = await brokenOfMoved(tx, rows)
    kept.push(...(found.length > 0 ? await breaking(tx, rows, found) : []))
    broken.push(...found)
  })
  kept.push(...failed.flatMap(({ items }) => items))
  unasked.push(
    ...failed.map(({ items, reason }) => ({ part: 'moved' as const, ids: items.map(({ id }) => id), reason })),
  )
  const failedAt = await byHalves(tx, left, ofAllAt === undefined ? [] : [ofAllAt], async ([now]) => {
    if (now !== undefined) broken.push(...(await brokenOfAll(tx, now)))
  })
  unasked.push(...failedAt.map(({ reason }) => ({ part: 'together' as const, ids: [], reason })))
  return { broken: together(broken), kept, unasked }
}
