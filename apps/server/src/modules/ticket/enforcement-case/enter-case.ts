import { comparableNumber, enforcementDeadlines, orderNumberFrom, startOfMinute } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import type { World } from '../../../world.ts'
import { insertCase, type StoredCase } from './enforcement-case.repository.ts'
import { enforcementTerms } from './enforcement-terms.ts'

/** Who has entered it: the id of somebody of the company, or of a partner's key. */
export type EnteredBy = Pick<StoredCase, 'enteredBy' | 'enteredVia'>

interface Checked {
  caseNumber?: string | undefined
  checkedOn: string
  place: string
  firstName: string
  lastName: string
  birthDate: string
}

/**
 * Stores that somebody was checked and could not show a pass, at the terms of the day. Refuses `inFuture`,
 * `caseNumberTaken`, and `enforcementNotOffered`.
 */
export async function enterCase(world: World, tx: Transaction, checked: Checked, by: EnteredBy): Promise<StoredCase> {
  const terms = enforcementTerms(world)
  const { timeZone, tariff } = world.regions.current()
  const now = world.clock()
  const checkedOn = startOfMinute(checked.checkedOn)
  if (checkedOn > now) refuse('inFuture', 'checkedOn')
  const entered: StoredCase = {
    id: world.newRowId(),
    clientId: clientIdOf(world),
    caseNumber: comparableNumber(checked.caseNumber ?? orderNumberFrom(world.newId())),
    checkedOn,
    place: checked.place,
    firstName: checked.firstName,
    lastName: checked.lastName,
    birthDate: checked.birthDate,
    fareCents: terms.fareCents,
    feeCents: terms.feeCents,
    currency: tariff.currency,
    ...enforcementDeadlines(checkedOn, terms, timeZone),
    enteredOn: now,
    ...by,
    shownOn: null,
    orderId: null,
    paidOn: null,
    withdrawnOn: null,
    withdrawnWhy: null,
  }
  return (await insertCase(tx, entered)) ? entered : refuse('caseNumberTaken', 'caseNumber')
}
