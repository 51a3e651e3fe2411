import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { StaffContract } from '../../replies/staff-contract.ts'
import { StaffSubmission } from '../../replies/staff-submission.ts'
import { StaffUserDebt, StaffUserSuspicion } from '../../replies/staff-user-matter.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid } from '../../values/text.ts'

const service = 'admin' as const
const panel = 'AllowedToUseAdminPanel' as const

const UserParams = z.object({ userId: Guid })
const MattersQuery = z.object(staffPageFields)
export type UserMattersQuery = z.infer<typeof MattersQuery>

export const getStaffContractsOfUser = defineCall({
  name: 'admin/getContractsOfUser',
  service,
  method: 'GET',
  path: '/admin/users/{userId}/contracts',
  summary: 'The contracts and applications in which the person of an account subscribes or travels, the latest first',
  access: { who: 'staff', rights: [panel, 'AllowedToSeeContracts'] },
  params: UserParams,
  query: MattersQuery,
  reply: list(StaffContract),
})

export const getStaffDebtsOfUser = defineCall({
  name: 'admin/getDebtsOfUser',
  service,
  method: 'GET',
  path: '/admin/users/{userId}/debts',
  summary: 'What the person of an account owes today, contract by contract, and how far they have been reminded',
  access: { who: 'staff', rights: [panel, 'AllowedToSeeBilling'] },
  params: UserParams,
  reply: list(StaffUserDebt),
})

export const getStaffSuspicionsOfUser = defineCall({
  name: 'admin/getSuspicionsOfUser',
  service,
  method: 'GET',
  path: '/admin/users/{userId}/suspicions',
  summary: 'Orders of the person of an account that the fraud guard suspects or did, those that wait first',
  access: { who: 'staff', rights: [panel, 'AllowedToSeeContracts'] },
  params: UserParams,
  query: MattersQuery,
  reply: list(StaffUserSuspicion),
})

export const getStaffSubmissionsOfUser = defineCall({
  name: 'admin/getSubmissionsOfUser',
  service,
  method: 'GET',
  path: '/admin/users/{userId}/submissions',
  summary: 'What came from an account or from its e-mail address without signing in, the latest first',
  access: { who: 'staff', rights: [panel, 'AllowedToSeeSubmissions'] },
  params: UserParams,
  query: MattersQuery,
  reply: list(StaffSubmission),
})
