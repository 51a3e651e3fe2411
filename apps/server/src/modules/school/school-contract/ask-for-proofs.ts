import { askForProofs, type SchoolContract } from '@billett/contract'
import { BERLIN, businessDateOf, startOfDay } from '@billett/domain'
import { and, eq, gte } from 'drizzle-orm'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { portalAction } from '../../../db/schema/index.ts'
import { sendLinkIn } from '../../subscription/desk/index.ts'
import { nameOfVisitor, notePortalAct } from '../reach/index.ts'
import { lockSeen, seen } from './decide-contract.ts'
import { missingProofs } from './missing-proofs.ts'

/** Whoever applied is written to once a day, however many ask. */
async function isAskedToday({ world }: Context, tx: Transaction, contractId: string): Promise<boolean> {
  const today = startOfDay(businessDateOf(world.clock()), BERLIN)
  const asked = and(
    eq(portalAction.aboutId, contractId),
    eq(portalAction.call, askForProofs.name),
    gte(portalAction.doneOn, today),
  )
  return (await tx.$count(portalAction, asked)) > 0
}

/**
 * Asks whoever applied for what is missing; the application goes on waiting. Refuses `contractNotFound`,
 * `decisionNotAwaited` what waits for others, `proofNotMissing` and `proofsAskedToday`.
 */
export const askForProofsAsPortal = (context: Context, contractId: string): Promise<SchoolContract> =>
  context.world.db.transaction(async tx => {
    await lockSeen(context, tx, contractId, 'contractId')
    const before = await seen(context, tx, contractId, 'contractId')
    if (!before.mayDecide) refuse('decisionNotAwaited', 'contractId')
    if (missingProofs(before).length === 0) refuse('proofNotMissing', 'contractId')
    if (await isAskedToday(context, tx, contractId)) refuse('proofsAskedToday', 'contractId')
    const by = await nameOfVisitor(context, tx)
    await sendLinkIn(context.world, tx, { contractId, act: 'giveProof', by, reason: '' })
    await notePortalAct(context, tx, askForProofs, { aboutId: contractId })
    return seen(context, tx, contractId, 'contractId')
  })
