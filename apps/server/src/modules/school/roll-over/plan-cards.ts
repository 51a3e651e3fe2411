import { businessDateOf, cardPlan, type Happening } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { lockContract, record } from '../../subscription/contract/index.ts'
import { cardsToPlan, keepCards, type PlannedCard } from './cards.repository.ts'
import type { StoredYear } from './school-year.repository.ts'

/** Says which cards stay, and orders those that are made anew: of another school, or with a photo that is too old. */
export async function planCards(context: Context, tx: Transaction, year: StoredYear): Promise<void> {
  const { world, visitor } = context
  const now = world.clock()
  const today = businessDateOf(now)
  const planned: PlannedCard[] = []
  for (const { partyId, contractId, madeOn, isOutOfDate } of await cardsToPlan(tx, year.id)) {
    // A photo is as old as its card at least: nobody has kept when it was taken.
    const card = madeOn === null ? null : { photoOn: businessDateOf(madeOn), goodUntil: null }
    const plan = cardPlan({ card, isOutOfDate, yearUntil: year.validUntil }, year.validFrom, year.photoYears)
    planned.push({ partyId, card: plan })
    if (plan !== 'reprint') continue
    const stored = (await lockContract(tx, clientIdOf(world), contractId)) ?? refuse('contractNotFound')
    const anew: Happening = {
      kind: 'mediumChanged',
      effectiveOn: year.validFrom,
      payload: { medium: { kind: 'chip', serial: null } },
    }
    await record(tx, stored, { recordedOn: now, actorId: visitor.id, today }, anew)
  }
  await keepCards(tx, year.id, planned)
}
