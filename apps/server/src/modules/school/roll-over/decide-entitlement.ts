import { decideRollEntitlement as call, type DecideRollEntitlement, type RollMember } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { answerExemption } from '../decision/index.ts'
import { nameOfVisitor, notePortalAct } from '../reach/index.ts'
import { followBatch } from './followed-batch.repository.ts'
import { dropProofAsked, keepDecision } from './members.repository.ts'
import { ownPriceOf } from './own-price.ts'
import { lockYear, type StoredYear } from './school-year.repository.ts'
import { presentMembers } from './show-members.ts'
import { mustSeeYear } from './show-years.ts'
import { mustBeChangeable } from './touched-batch.ts'

/** Refuses `noOwnPrice` where the rule of the year has none for parents who pay themselves. */
async function mustHaveOwnPrice(tx: Transaction, year: StoredYear): Promise<void> {
  if ((await ownPriceOf(tx, year)) === null) refuse('noOwnPrice', 'paysSelf')
}

/**
 * Decides in the name of who pays whether ways are paid in the new year, or the ticket goes on at the parents' own
 * price. Refuses `noOwnPrice` where the rule has none, and `studentNotFound` where one of them is nobody
 * whose money the
 * caller decides on, or is not decided anew. An exemption goes on until the last day of a new proof, where one is said.
 */
export const decideEntitlement = (
  context: Context,
  yearGuid: string,
  { studentGuids, isEntitled, paysSelf, exemptionUntil, reason }: DecideRollEntitlement,
): Promise<RollMember[]> =>
  context.world.db.transaction(async tx => {
    const { year } = await mustSeeYear(context, tx, yearGuid)
    const guids = [...new Set(studentGuids)]
    const isSelf = !isEntitled && paysSelf === true
    const decidedBy = await nameOfVisitor(context, tx)
    const which = { yearId: year.id, partyIds: guids }
    const decided = await keepDecision(context, tx, which, { isEntitled, paysSelf: isSelf, decidedBy, reason })
    if (decided < guids.length) refuse('studentNotFound', 'studentGuids')
    await mustBeChangeable(tx, (await lockYear(tx, year.id)) ?? year)
    if (isSelf) await mustHaveOwnPrice(tx, year)
    if (isEntitled && exemptionUntil !== undefined) {
      if (exemptionUntil < year.validFrom) refuse('notValid', 'exemptionUntil')
      const contracts = await dropProofAsked(tx, which)
      await answerExemption(tx, contracts, { isExemptionGranted: true, exemptionUntil })
    }
    await followBatch(tx, year, guids)
    await notePortalAct(context, tx, call, { aboutId: year.id, pupils: guids.length, isEntitled, paysSelf: isSelf })
    return presentMembers(context, tx, year.id, guids)
  })
