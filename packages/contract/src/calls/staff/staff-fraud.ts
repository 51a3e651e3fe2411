import { FRAUD_STATES, FRAUD_VERDICTS, sortsOf } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { key } from '../../failures/key.ts'
import { FRAUD_SORTS } from '../../lists/fraud-address.ts'
import { StaffFraudCase } from '../../replies/staff-fraud.ts'
import { Instant } from '../../values/date.ts'
import { ActReason } from '../../values/reason.ts'
import { staffPageFields } from '../../values/staff-page.ts'
import { Guid } from '../../values/text.ts'

const service = 'admin' as const
const sees = ['AllowedToUseAdminPanel', 'AllowedToSeeContracts'] as const

const FraudPage = z.object({
  ...staffPageFields,
  /** Those that wait, and the latest first without it. */
  sort: z.optional(z.enum(sortsOf(FRAUD_SORTS), key('notValid'))),
})
export type FraudPageQuery = z.infer<typeof FraudPage>

export const getFraudCases = defineCall({
  name: 'admin/getFraudCases',
  service,
  method: 'GET',
  path: '/admin/fraudCases',
  summary: 'Orders that the fraud guard suspects and why, those that wait for somebody first',
  access: { who: 'staff', rights: sees, noted: true },
  query: FraudPage,
  reply: list(StaffFraudCase),
})

const CaseParams = z.object({ contractGuid: Guid })

const FraudDecision = z.object({
  /** When what the caller has seen was found; `error.changedMeanwhile` where it was looked at again since. */
  assessedOn: Instant,
  /** How the case stood then; `error.changedMeanwhile` where it was confirmed since, or what was asked was shown. */
  state: z.enum(FRAUD_STATES, key('notValid')),
  /** Whether it is one. */
  verdict: z.enum(FRAUD_VERDICTS, key('notValid')),
  /** Why; stays with the case and the note of it. */
  reason: ActReason,
})
export type FraudDecision = z.infer<typeof FraudDecision>

export const decideFraudCase = defineCall({
  name: 'admin/decideFraudCase',
  service,
  method: 'POST',
  path: '/admin/fraudCases/{contractGuid}/decision',
  summary:
    'Overrules the fraud guard, and the order goes on; or confirms it: the order is rejected, a contract blocked, the account known for it',
  access: { who: 'staff', rights: [...sees, 'AllowedToActOnContracts'], stepUp: true, approval: 'contracts' },
  params: CaseParams,
  body: FraudDecision,
  reply: list(StaffFraudCase),
})
