import type { StaffEnforcementCase, StaffEnforcementRow } from '@billett/contract'
import { enforcementCents, enforcementDebt, enforcementState, maskedText } from '@billett/domain'
import type { World } from '../../../world.ts'
import type { StoredCase } from '../../ticket/enforcement-case/index.ts'
import { clientName } from '../listing/index.ts'

export const presentRow = (world: World, stored: StoredCase): StaffEnforcementRow => ({
  id: stored.id,
  clientId: stored.clientId,
  client: clientName(world, stored.clientId),
  caseNumber: stored.caseNumber,
  checkedOn: stored.checkedOn,
  place: stored.place,
  name: maskedText(stored.lastName ?? ''),
  state: enforcementState(stored),
  owes: enforcementDebt(stored),
  amountInCents: enforcementCents(stored),
  currency: stored.currency,
  showUntil: stored.showUntil,
  payUntil: stored.payUntil,
})

/** The same in full; `enteredBy`: how whoever has entered it is called. */
export const presentStaffCase = (world: World, stored: StoredCase, enteredBy: string | null): StaffEnforcementCase => ({
  ...presentRow(world, stored),
  firstName: stored.firstName,
  lastName: stored.lastName,
  birthDate: stored.birthDate,
  fareInCents: stored.fareCents,
  feeInCents: stored.feeCents,
  enteredOn: stored.enteredOn,
  enteredVia: stored.enteredVia,
  enteredBy,
  shownOn: stored.shownOn,
  paidOn: stored.paidOn,
  orderId: stored.paidOn === null ? null : stored.orderId,
  withdrawnOn: stored.withdrawnOn,
  withdrawnWhy: stored.withdrawnWhy,
})
