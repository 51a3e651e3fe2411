import type { ChangedMandate, Mandate, NewMandate } from '@billett/contract'
import { mandateReference, readIban } from '@billett/domain'
import type { Context } from '../../call/context.ts'
import { lockOwnAccount } from '../../call/lock-own-account.ts'
import { ownAccount } from '../../call/own-account.ts'
import { accepted, refuse } from '../../call/refused.ts'
import { presentMandate } from './mandate.present.ts'
import { insertMandate, mandatesOf, revokeMandate, updateMandate } from './mandate.repository.ts'

/** More accounts than anybody pays from. */
const MOST = 5

export async function showMandates(context: Context): Promise<Mandate[]> {
  const { world } = context
  const rows = await mandatesOf(world.db, ownAccount(context))
  return rows.map(row => presentMandate(row, world.clock()))
}

/** Stores a mandate with the moment of its consent. Refuses more than an account can hold. */
export function addMandate(context: Context, given: NewMandate): Promise<Mandate> {
  const { world } = context
  const { bic, creditInstitute, accountHolder } = given
  const { iban } = accepted(readIban(given.iban))
  return world.db.transaction(async tx => {
    await lockOwnAccount(tx, context)
    const holder = ownAccount(context)
    if ((await mandatesOf(tx, holder)).length >= MOST) refuse('tooManyMandates')
    const id = world.newId()
    const now = world.clock()
    const row = {
      ...holder,
      id,
      reference: mandateReference(id),
      iban,
      bic,
      creditInstitute,
      accountHolder,
      consentOn: now,
      createdOn: now,
      lastCollectionOn: null,
      revokedOn: null,
    }
    await insertMandate(tx, row)
    return presentMandate(row, now)
  })
}

/** The mandate keeps its reference, as the rule book has it for a change of the account. */
export function changeMandate(context: Context, mandateId: string, given: ChangedMandate): Promise<Mandate> {
  const { world } = context
  const { bic, creditInstitute, accountHolder } = given
  const iban = given.iban === undefined ? undefined : accepted(readIban(given.iban)).iban
  const change = { iban, bic, creditInstitute, accountHolder, consentOn: world.clock() }
  return world.db.transaction(async tx =>
    presentMandate(await updateMandate(tx, ownAccount(context), mandateId, change), world.clock()),
  )
}

export function revoke(context: Context, mandateId: string): Promise<void> {
  const { world } = context
  return world.db.transaction(tx => revokeMandate(tx, ownAccount(context), mandateId, world.clock()))
}
