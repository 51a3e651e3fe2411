import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { StaffTakeOver } from '../../replies/staff-take-over.ts'
import { Instant } from '../../values/date.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid } from '../../values/text.ts'

const StaffTakeOversQuery = z.object({
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
  /** Begun at this moment or later. */
  from: z.optional(Instant),
  /** Begun before this moment. */
  before: z.optional(Instant),
  ...staffPageFields,
})
export type StaffTakeOversQuery = z.infer<typeof StaffTakeOversQuery>

export const getStaffTakeOvers = defineCall({
  name: 'admin/getTakeOvers',
  service: 'admin',
  method: 'GET',
  path: '/admin/audit/takeOvers',
  summary: 'In whose place people of the company have acted, why, and what they changed, the latest first',
  access: { who: 'staff', rights: ['AllowedToUseAdminPanel', 'AllowedToSeeAudit'] },
  query: StaffTakeOversQuery,
  reply: list(StaffTakeOver),
})
