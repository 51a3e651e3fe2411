import { businessDateOf } from '@billett/domain'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { happenAtDeskIn } from './happen-at-desk.ts'

interface Parking {
  contractId: string
  /** Who decided, by name. */
  by: string
  reason: string
}

/**
 * Somebody sets a contract aside: nothing more is claimed of it until people let it go on. Refuses `contractNotFound`,
 * `contractNotGranted`, and `alreadyParked`.
 */
export const parkContractIn = (world: World, tx: Transaction, { contractId, by, reason }: Parking): Promise<void> =>
  happenAtDeskIn(world, tx, { contractId, decidedBy: [by], reason, outcome: 'parked' }, ({ timeline }) => {
    if (timeline.parked) return refuse('alreadyParked')
    return [{ kind: 'parked', effectiveOn: businessDateOf(world.clock()), payload: { reason: 'byHand' } }]
  })
