import type { StaffApproval } from '@billett/contract'
import { holdsRights, mayApprove } from '@billett/domain'
import type { Act } from '../../../call/act/note-act.ts'
import { hashOfAct, noteDone } from '../../../call/act/second-person.ts'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { refuse } from '../../../call/refused.ts'
import type { Route } from '../../../call/route.ts'
import type { Transaction } from '../../../db/database.ts'
import { presentApproval } from './approval.present.ts'
import { type Approval, decide, lockApproval, rightsOfStaff } from './approval.repository.ts'
import { tellAsker } from './tell-asker.ts'
import { waitingOf } from './waiting-of.ts'

interface Agreeing {
  approvalId: string
  /** Of what the caller has seen. */
  hash: string
}

/** Who has asked, as they stand now. Refuses `approvalOver` where they may not do it themselves any more. */
async function askerOf(context: Context, { call }: Route, approval: Approval, tx: Transaction): Promise<Context> {
  const { clientId, askedBy, askedSession, askedFrom } = approval
  const rights = await rightsOfStaff(tx, clientId, askedBy)
  const needed = call.access.who === 'staff' ? call.access.rights : []
  if (!rights || !holdsRights(rights, needed)) return refuse('approvalOver', 'approvalId')
  const visitor = {
    kind: 'staff',
    id: askedBy,
    rights,
    scopes: [],
    until: null,
    session: askedSession,
    provenOn: null,
    secondFactor: 'shown',
    takenOverBy: null,
  } as const
  return { ...context, visitor, caller: askedFrom }
}

/**
 * Does what somebody else has asked for, as theirs: with the rights they hold now, and only where it comes to what both
 * have seen. Refuses `approvalNotFound`, what the rules refuse, what the act itself refuses, and `changedMeanwhile`.
 */
export async function approveAct(
  context: Context,
  { approvalId, hash }: Agreeing,
  { routes, tx }: { routes: readonly Route[]; tx: Transaction },
): Promise<{ shown: StaffApproval; act: Act }> {
  const { world, visitor } = context
  const approval = await lockApproval(tx, clientIdOf(world), approvalId)
  if (!approval) return refuse('approvalNotFound', 'approvalId')
  const now = world.realClock()
  const refusal = mayApprove(waitingOf(approval), visitor.id, now)
  if (refusal) refuse(refusal)
  const asked = routes.find(({ call }) => call.name === approval.call)
  if (!asked?.act) return refuse('approvalOver', 'approvalId')
  const asker = await askerOf(context, asked, approval, tx)
  const done = await asked.act(asker, approval.input, tx)
  const isSame = hash === approval.hash && hash === hashOfAct(asked.call, approval.input, done.act)
  if (!isSame) refuse('changedMeanwhile', 'hash')
  const decided = await decide(tx, approvalId, { decision: 'approved', decidedBy: visitor.id, decidedOn: now })
  await tellAsker(world, tx, approval, visitor.id)
  await noteDone(asker, tx, { call: asked.call, done, by: visitor.id })
  return { shown: presentApproval(decided, now), act: { kind: 'approval', id: approvalId, after: { approved: hash } } }
}
