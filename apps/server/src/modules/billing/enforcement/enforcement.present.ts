import type { EnforcementCase, PartnerEnforcementCase } from '@billett/contract'
import { enforcementCents, enforcementDebt, enforcementState, type PassVerdict } from '@billett/domain'
import type { StoredCase } from '../../ticket/enforcement-case/index.ts'

export const presentCase = (stored: StoredCase, { owes, reason }: PassVerdict): EnforcementCase => ({
  caseNumber: stored.caseNumber,
  checkedOn: stored.checkedOn,
  place: stored.place,
  state: enforcementState(stored),
  owes,
  reason,
  amountInCents: enforcementCents(stored),
  fareInCents: stored.fareCents,
  feeInCents: stored.feeCents,
  currency: stored.currency,
  showUntil: stored.showUntil,
  payUntil: stored.payUntil,
})

export const presentPartnerCase = (stored: StoredCase): PartnerEnforcementCase => ({
  caseNumber: stored.caseNumber,
  checkedOn: stored.checkedOn,
  state: enforcementState(stored),
  owes: enforcementDebt(stored),
  amountInCents: enforcementCents(stored),
  showUntil: stored.showUntil,
  payUntil: stored.payUntil,
})
