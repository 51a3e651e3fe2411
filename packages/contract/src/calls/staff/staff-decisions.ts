import { DECISION_RESULTS } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { DryRun, staffPageFields } from '../../values/staff-page.ts'
import { Guid, line } from '../../values/text.ts'
import { DECISION_FILTERS, ListedDecision } from '../school/school-decision-list.ts'
import { EnteredObjection, SchoolDecision } from '../school/school-decisions.ts'

// Calls of our own: decisions of ways as staff find them, and objections that come to them by letter.

const service = 'admin' as const
const rights = ['AllowedToUseAdminPanel', 'AllowedToDecideSchoolContracts', 'AllowedToSeePersonalDetails'] as const

const DecisionsQuery = z.extend(
  z.object({
    /** As in the portal: `objected`, `runsOut`, `running`, `decidedObjection`; several mean any of them. */
    filters: z.optional(z.array(z.enum(DECISION_FILTERS, key('notValid')))),
    /** Only decisions that came to one of these. */
    results: z.optional(z.array(z.enum(DECISION_RESULTS, key('notValid')))),
    /** Beginning of a pupil’s name, or a decision’s number. */
    search: z.optional(line(120)),
    /** One of the clients that the caller sees; all of these without it. */
    clientId: z.optional(Guid),
  }),
  staffPageFields,
)
export type StaffDecisionsQuery = z.infer<typeof DecisionsQuery>

const ListedForStaff = z.extend(ListedDecision, {
  clientId: z.string(),
  client: z.string(),
})
export type StaffListedDecision = z.infer<typeof ListedForStaff>

export const listStaffDecisions = defineCall({
  name: 'admin/getWayDecisions',
  service,
  method: 'GET',
  path: '/admin/wayDecisions',
  summary: 'Decisions of ways to school with their terms and objections, the latest first',
  access: { who: 'staff', rights },
  query: DecisionsQuery,
  reply: list(ListedForStaff),
  supersedes: true,
})

const DecisionParams = z.object({ decisionGuid: Guid })

export const getStaffDecision = defineCall({
  name: 'admin/getWayDecision',
  service,
  method: 'GET',
  path: '/admin/wayDecisions/{decisionGuid}',
  summary: 'One of these decisions with its facts and its objection; who has looked is noted',
  access: { who: 'staff', rights, noted: true },
  params: DecisionParams,
  reply: list(SchoolDecision),
})

export const enterStaffObjection = defineCall({
  name: 'admin/enterObjection',
  service,
  method: 'POST',
  path: '/admin/wayDecisions/{decisionGuid}/objection',
  summary: 'Notes an objection that came to the company by letter; who pays decides on it',
  access: { who: 'staff', rights, noted: true },
  params: DecisionParams,
  query: DryRun,
  body: EnteredObjection,
  reply: list(SchoolDecision),
})
