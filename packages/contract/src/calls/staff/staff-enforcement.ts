import { ENFORCEMENT_STATES, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { ENFORCEMENT_SORTS } from '../../lists/enforcement-address.ts'
import { StaffEnforcementCase, StaffEnforcementRow } from '../../replies/staff-enforcement.ts'
import { newCaseFields } from '../../values/enforcement.ts'
import { DryRun, StaffCount, staffPageFields } from '../../values/staff-page.ts'
import { Guid, line, requiredLine } from '../../values/text.ts'

const service = 'admin' as const
const sees = ['AllowedToUseAdminPanel', 'AllowedToSeeEnforcement'] as const

const CaseFilter = z.object({
  /** How a case number or last name begins. */
  search: z.optional(line(60)),
  /** All without it. */
  state: z.optional(z.enum(ENFORCEMENT_STATES, key('notValid'))),
  /** One of the clients that the caller sees; all of these without it. */
  clientId: z.optional(Guid),
})
export type StaffEnforcementFilter = z.infer<typeof CaseFilter>

const CasesQuery = z.extend(CaseFilter, {
  ...staffPageFields,
  /** The latest checks come first without it. */
  sort: z.optional(z.enum(sortsOf(ENFORCEMENT_SORTS), key('notValid'))),
})
export type StaffEnforcementQuery = z.infer<typeof CasesQuery>

export const getStaffEnforcementCases = defineCall({
  name: 'admin/getEnforcementCases',
  service,
  method: 'GET',
  path: '/admin/enforcementCases',
  summary: 'Checks at which somebody could not show a pass, the latest first',
  access: { who: 'staff', rights: sees },
  query: CasesQuery,
  reply: list(StaffEnforcementRow),
  supersedes: true,
})

export const countStaffEnforcementCases = defineCall({
  name: 'admin/countEnforcementCases',
  service,
  method: 'GET',
  path: '/admin/enforcementCases/count',
  summary: 'How many of these checks there are',
  access: { who: 'staff', rights: sees },
  query: CaseFilter,
  reply: list(StaffCount),
  supersedes: true,
})

const CaseParams = z.object({ caseId: Guid })

export const getStaffEnforcementCase = defineCall({
  name: 'admin/getEnforcementCase',
  service,
  method: 'GET',
  path: '/admin/enforcementCases/{caseId}',
  summary: 'One of these checks, with whom it names; who has looked is noted',
  access: { who: 'staff', rights: sees, noted: true },
  params: CaseParams,
  reply: list(StaffEnforcementCase),
})

export const NewStaffCase = z.object({
  /** Whose passengers were checked: one of the clients that the caller sees, the own one without it. */
  clientId: z.optional(Guid),
  ...newCaseFields,
})
export type NewStaffCase = z.infer<typeof NewStaffCase>

export const enterStaffCase = defineCall({
  name: 'admin/enterEnforcementCase',
  service,
  method: 'POST',
  path: '/admin/enforcementCases',
  summary: 'Enters that somebody was checked and could not show a pass',
  access: { who: 'staff', rights: [...sees, 'AllowedToEnterEnforcement'], noted: true },
  query: DryRun,
  body: NewStaffCase,
  reply: list(StaffEnforcementCase),
})

const Withdrawal = z.object({ why: requiredLine(200) })
export type CaseWithdrawal = z.infer<typeof Withdrawal>

export const withdrawStaffCase = defineCall({
  name: 'admin/withdrawEnforcementCase',
  service,
  method: 'POST',
  path: '/admin/enforcementCases/{caseId}/withdraw',
  summary: 'Withdraws a case that was not paid: nothing is owed by it any more',
  access: { who: 'staff', rights: [...sees, 'AllowedToEnterEnforcement'], noted: true, stepUp: true },
  params: CaseParams,
  query: DryRun,
  body: Withdrawal,
  reply: list(StaffEnforcementCase),
})
