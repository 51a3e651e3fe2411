import * as calls from '@billett/contract'
import { acting } from '../../../call/act/acting.ts'
import { item, items, nothing } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { inviteMember } from './invite-member.ts'
import { listStaff } from './list-staff.ts'
import { ownRoles } from './own-roles.ts'
import { setRights } from './set-rights.ts'
import { showAccess } from './show-access.ts'

export const staffRightsRoutes = [
  route(calls.getStaffMembers, async (context, { query }) => items(await listStaff(context, query))),
  route(calls.getStaffAccess, async (context, { params }) => items(await showAccess(context, params.userId))),
  route(calls.getStaffRoles, ({ world }) => items(ownRoles(world))),
  acting(calls.inviteStaffMember, async (context, { body }, tx) => ({
    answer: nothing,
    act: await inviteMember(context, body, tx),
  })),
  acting(calls.setStaffRights, async (context, { params, body }, tx) => {
    const { shown, act } = await setRights(context, { ...params, ...body }, tx)
    return { answer: item(shown), act }
  }),
]
