import { businessDateOf, checkErasure, later, type PlainDate } from '@billett/domain'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { heldContracts } from '../../people/profile/index.ts'
import { contractsWith } from './taking-part.queries.ts'

type Weighed =
  /** `receiptsGoOn`: first day on which receipts need not name them; null where nothing was ever claimed. */
  | { ok: true; contractIds: string[]; receiptsGoOn: PlainDate | null }
  | { ok: false; reason: 'contractRuns' | 'claimsOpen'; from: PlainDate | null }

/** May somebody be forgotten: what of all contracts they take part in runs, is open, or has to be kept for how long. */
export async function weighErasure(world: World, tx: Transaction, partyId: string): Promise<Weighed> {
  const now = world.clock()
  const parts = await contractsWith(tx, partyId)
  if (parts.some(({ underWay }) => underWay)) return { ok: false, reason: 'contractRuns', from: null }
  const contractIds = parts.map(({ id }) => id)
  const kept = world.client.config.retention.receipts
  let receiptsGoOn: PlainDate | null = null
  for (const held of await heldContracts(tx, contractIds, now)) {
    const answer = checkErasure({ ...held, kept }, businessDateOf(now))
    if (answer.ok) continue
    const { reason, from } = answer
    if (reason !== 'keptByLaw') return { ok: false, reason, from }
    if (from !== null) receiptsGoOn = later(receiptsGoOn ?? from, from)
  }
  return { ok: true, contractIds, receiptsGoOn }
}
