import type { StaffApproval } from '@billett/contract'
import { mayDecline } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { presentApproval } from './approval.present.ts'
import { decide, lockApproval } from './approval.repository.ts'
import { tellAsker } from './tell-asker.ts'
import { waitingOf } from './waiting-of.ts'

/** Says no to what somebody has asked for. Refuses `approvalNotFound` and `approvalOver`. */
export async function declineAct(
  { world, visitor }: Context,
  { approvalId, reason }: { approvalId: string; reason: string },
  tx: Transaction,
): Promise<{ shown: StaffApproval; act: Act }> {
  const approval = await lockApproval(tx, clientIdOf(world), approvalId)
  if (!approval) return refuse('approvalNotFound', 'approvalId')
  const now = world.realClock()
  const refusal = mayDecline(waitingOf(approval), now)
  if (refusal) refuse(refusal)
  const decided = await decide(tx, approvalId, { decision: 'declined', decidedBy: visitor.id, decidedOn: now, reason })
  await tellAsker(world, tx, approval, visitor.id)
  return {
    shown: presentApproval(decided, now),
    act: { kind: 'approval', id: approvalId, after: { declined: approval.hash, reason } },
  }
}
