import { askForProofs, type SchoolContract } from '@billett/contract'
import { missingProofs } from '@billett/domain'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import { sendLinkIn } from '../../subscription/desk/index.ts'
import { nameOfVisitor, notePortalAct } from '../reach/index.ts'
import { isAskedToday } from './asked-today.queries.ts'
import { lockSeen, seen } from './decide-contract.ts'

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
