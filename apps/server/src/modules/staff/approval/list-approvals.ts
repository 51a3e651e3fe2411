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
