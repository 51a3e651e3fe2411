import { letEmployeeGo as call, type EmployeeLeaves, type EmployeeLeft } from '@billett/contract'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { notePortalAct, rehearsed, TRIED } from '../reach/index.ts'
import { type EndedTicket, endTicket } from './end-ticket.ts'
import { lockListed, setLastDay, ticketsAt } from './leaver.queries.ts'

/** They are in the list until their last day, and their tickets end as it is agreed. */
async function letGo(
  context: Context,
  tx: Transaction,
  partyId: string,
  { leavesOn, reason }: EmployeeLeaves,
): Promise<EndedTicket[]> {
  const { world, visitor } = context
  const listed = (await lockListed(context, tx, partyId)) ?? refuse('studentNotFound', 'guid')
  const { membershipId, validFrom, organisationPartyId } = listed
  if (leavesOn < validFrom) refuse('notValid', 'leavesOn')
  await setLastDay(tx, membershipId, leavesOn)
  const ended: EndedTicket[] = []
  for (const contractId of await ticketsAt(tx, { holderId: partyId, organisationPartyId })) {
    const ticket = await endTicket(world, tx, contractId, { leavesOn, reason }, visitor.id)
    if (ticket) ended.push(ticket)
  }
  return ended
}

/**
 * An employee leaves a company on a day: as said by its people, or only what would come of it. Refuses
 * `studentNotFound` who is nobody’s of the reader’s, and a day before they came.
 */
export const letEmployeeGo = (context: Context, partyId: string, leaves: EmployeeLeaves): Promise<EmployeeLeft> =>
  context.world.db.transaction(async tx => {
    const act = () => letGo(context, tx, partyId, leaves)
    const ended = leaves.dryRun ? await rehearsed(tx, act) : await act()
    const { leavesOn, reason } = leaves
    const noted = leaves.dryRun ? TRIED : { leavesOn, reason }
    await notePortalAct(context, tx, call, { aboutId: partyId, ...noted })
    return {
      leavesOn,
      tickets: ended.map(({ contractId, number, lastDay }) => ({
        contractGuid: contractId,
        contractNumber: number,
        lastDay,
      })),
    }
  })
