import type { StaffApproval, StaffApprovalsQuery } from '@billett/contract'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { staffWindow } from '../listing/index.ts'
import { presentApproval } from './approval.present.ts'
import { approvalsOf } from './approval.repository.ts'

/** A page of what the people of the caller's company have asked for. */
export async function listApprovals(
  { world }: Context,
  { state, ...page }: StaffApprovalsQuery,
): Promise<StaffApproval[]> {
  const now = world.realClock()
  const rows = await approvalsOf(world.db, { clientId: clientIdOf(world), state, now }, staffWindow(page))
  return rows.map(row => presentApproval(row, now))
}

/** A page of what the caller has asked for. */
export async function listOwnApprovals(
  { world, visitor }: Context,
  { state, ...page }: StaffApprovalsQuery,
): Promise<StaffApproval[]> {
  const now = world.realClock()
  const asked = { clientId: clientIdOf(world), state, now, askedBy: visitor.id }
  return (await approvalsOf(world.db, asked, staffWindow(page))).map(row => presentApproval(row, now))
}
