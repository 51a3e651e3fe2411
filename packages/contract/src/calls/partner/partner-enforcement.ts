import { ENFORCEMENT_DEBTS, ENFORCEMENT_STATES } from '@billett/domain'
import * as z from 'zod/mini'
import { defineCall, list } from '../../define-call.ts'
import { DateText, InstantText } from '../../values/answered.ts'
import { CaseNumber, newCaseFields } from '../../values/enforcement.ts'

const service = 'partner' as const
const access = { who: 'partner', scope: 'enforcement' } as const

/** A case as the program of an inspector sees it: nothing of whom it names. */
const PartnerEnforcementCase = z.object({
  caseNumber: z.string(),
  checkedOn: InstantText,
  state: z.enum(ENFORCEMENT_STATES),
  owes: z.enum(ENFORCEMENT_DEBTS),
  /** What is to be paid, or was. */
  amountInCents: z.int(),
  showUntil: DateText,
  payUntil: DateText,
})
export type PartnerEnforcementCase = z.infer<typeof PartnerEnforcementCase>

const PartnerNewCase = z.object(newCaseFields)
export type PartnerNewCase = z.infer<typeof PartnerNewCase>

export const enterPartnerCase = defineCall({
  name: 'partner/enterEnforcementCase',
  service,
  method: 'POST',
  path: '/partner/enforcementCases',
  summary: 'Enters that somebody was checked and could not show a pass',
  access,
  body: PartnerNewCase,
  reply: list(PartnerEnforcementCase),
})

const CaseParams = z.object({ caseNumber: CaseNumber })

export const getPartnerCase = defineCall({
  name: 'partner/getEnforcementCase',
  service,
  method: 'GET',
  path: '/partner/enforcementCases/{caseNumber}',
  summary: 'How far a case is, without whom it names',
  access,
  params: CaseParams,
  reply: list(PartnerEnforcementCase),
})
