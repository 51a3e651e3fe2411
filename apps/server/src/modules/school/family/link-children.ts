import { businessDateOf, canBeHandedOver, type FollowedActs, followedActs } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicationState, findOrdered, type Ordered } from '../../subscription/application/index.ts'
import { lockContract } from '../../subscription/contract/index.ts'
import { showingLink } from '../../subscription/link/index.ts'
import { applicationOfContract, type ChildRow, childrenOfApplication } from './family.queries.ts'

/** The application that a link is of. Refuses as `showingLink` does. */
export async function applicationOfLink({ world }: Context, token: string): Promise<string> {
  const link = await showingLink(world, token, 'followApplication')
  return (await applicationOfContract(world.db, link.contractId)) ?? refuse('linkNotValid')
}

/** Children of the application that a link is of. Refuses as `showingLink` does. */
export const childrenOfLink = async (context: Context, token: string): Promise<ChildRow[]> =>
  childrenOfApplication(context.world.db, await applicationOfLink(context, token))

/** What parents can do about a child themselves. Of a secret home nothing is kept: who has one uses the form again. */
export function actsOf({ world }: Context, row: ChildRow, all: readonly ChildRow[]): FollowedActs {
  const others = all.filter(one => one.place === row.place && one !== row)
  const acts = followedActs({
    state: applicationState(row.state),
    others: others.map(one => applicationState(one.state)),
    hasCard: row.hasCard,
    hasPhoto: row.hasPhoto,
    hasComeOfAge:
      row.birthDate !== null &&
      !row.isOwn &&
      canBeHandedOver(row.birthDate, row.concludedOn, businessDateOf(world.clock())),
  })
  return { ...acts, mayApplyAgain: acts.mayApplyAgain && row.hasHome }
}

interface HeldChild {
  row: ChildRow
  acts: FollowedActs
  ordered: Ordered
}

/** A child of an application, held until the transaction ends. Refuses `contractNotFound` every other. */
export async function heldChild(
  context: Context,
  tx: Transaction,
  { applicationId, contractGuid }: { applicationId: string; contractGuid: string },
): Promise<HeldChild> {
  const clientId = clientIdOf(context.world)
  const found = async () => {
    const rows = await childrenOfApplication(tx, applicationId)
    const row = rows.find(({ contractId }) => contractId === contractGuid)
    return row ? { rows, row } : refuse('contractNotFound', 'contractGuid')
  }
  await found()
  await lockContract(tx, clientId, contractGuid)
  // As it stands now that nobody else changes it.
  const { rows, row } = await found()
  const ordered = (await findOrdered(tx, clientId, contractGuid)) ?? refuse('contractNotFound', 'contractGuid')
  return { row, acts: actsOf(context, row, rows), ordered }
}
