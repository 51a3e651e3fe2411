import type { CollectingTrouble, PlainDate } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Transaction } from '../../../db/database.ts'
import { together } from '../../../db/together.ts'
import type { World } from '../../../world.ts'
import { type IdRange, withoutThrowing } from '../../run/part/index.ts'
import { collectedFrom, insertPlanned, type PlannedCollection } from './collection.repository.ts'
import { creditorOf } from './creditor.ts'
import { lastPresentedIbans } from './file.repository.ts'
import { noticesOfDay } from './notice.repository.ts'
import { claimsToCollect } from './open-claims.queries.ts'
import { takePayers } from './payers.queries.ts'
import { planCollection } from './plan-collections.ts'

const NOT_PLANNED = { leftOut: 'notPlanned' } as const

export interface PlannedPart {
  /** How many payers were looked at, and of how many something is collected. */
  looked: number
  made: number
  /** Who was told and owes, and is left out all the same. */
  leftOut: CollectingTrouble[]
}

/**
 * Makes the collections of a range of payers for a day, or of all, in one transaction; of a payer who has one for it no
 * other.
 */
export async function planPart(world: World, tx: Transaction, dueOn: PlainDate, of?: IdRange): Promise<PlannedPart> {
  const creditor = creditorOf(world)
  if (!creditor) return { looked: 0, made: 0, leftOut: [] }
  const clientId = clientIdOf(world)
  const payers = await takePayers(tx, clientId, of)
  const ids = payers.map(({ id }) => id)
  const mandateIds = payers.map(({ mandateId }) => mandateId)
  const [notices, open, ibans, busy] = await together(
    noticesOfDay(tx, ids, dueOn),
    claimsToCollect(tx, ids),
    lastPresentedIbans(tx, mandateIds),
    collectedFrom(tx, ids, dueOn),
  )
  const planning = {
    clientId,
    creditor,
    dueOn,
    createdOn: world.clock(),
    newRowId: world.newRowId,
    lastIban: (mandateId: string) => ibans.get(mandateId),
  }
  const collections: PlannedCollection[] = []
  const leftOut: CollectingTrouble[] = []
  for (const payer of payers) {
    if (busy.has(payer.id)) continue
    const about = { payerId: payer.id }
    const tried = withoutThrowing(world, { saying: 'a collection could not be made', about }, () =>
      planCollection(payer, notices.get(payer.id) ?? [], open.get(payer.id) ?? [], planning),
    )
    const planned = tried.ok ? tried.value : NOT_PLANNED
    if (planned && 'collection' in planned) collections.push(planned.collection)
    else if (planned) leftOut.push(planned.leftOut)
  }
  await insertPlanned(tx, collections)
  return { looked: payers.length, made: collections.length, leftOut }
}
