import type { StaffApproval } from '@billett/contract'
import { mayWithdrawRequest } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { presentApproval } from './approval.present.ts'
import { decide, lockApproval } from './approval.repository.ts'
import { waitingOf } from './waiting-of.ts'

/** Takes back what the caller has asked for. Refuses `approvalNotFound` of anybody else's, and `approvalOver`. */
export async function withdrawAct(
  { world, visitor }: Context,
  approvalId: string,
  tx: Transaction,
): Promise<{ shown: StaffApproval; act: Act }> {
  const approval = await lockApproval(tx, clientIdOf(world), approvalId)
  if (!approval) return refuse('approvalNotFound', 'approvalId')
  const now = world.realClock()
  const refusal = mayWithdrawRequest(waitingOf(approval), visitor.id, now)
  if (refusal) refuse(refusal, 'approvalId')
  const decided = await decide(tx, approvalId, { decision: 'declined', decidedBy: visitor.id, decidedOn: now })
  return {
    shown: presentApproval(decided, now),
    act: { kind: 'approval', id: approvalId, after: { withdrawn: approval.hash } },
  }
}
