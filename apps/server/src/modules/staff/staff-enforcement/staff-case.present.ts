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

/** The same with all of it; `enteredBy`: how whoever has entered it is called; `isFull`: with whom it is about. */
export const presentStaffCase = (
  world: World,
  stored: StoredCase,
  { enteredBy, isFull }: { enteredBy: string | null; isFull: boolean },
): StaffEnforcementCase => ({
  ...presentRow(world, stored),
  isMasked: !isFull,
  firstName: isFull || stored.firstName === null ? stored.firstName : maskedText(stored.firstName),
  lastName: isFull || stored.lastName === null ? stored.lastName : maskedText(stored.lastName),
  birthDate: isFull ? stored.birthDate : null,
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
