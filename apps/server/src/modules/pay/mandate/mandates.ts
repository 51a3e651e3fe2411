import type { ChangedMandate, Mandate, NewMandate } from '@billett/contract'
import { businessDateOf, isMinor, mandateReference, readIban } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { accepted, refuse } from '../../../call/refused.ts'
import { lockOwnAccount } from '../../../call/visitor/lock-own-account.ts'
import { type OwnAccount, ownAccount } from '../../../call/visitor/own-account.ts'
import type { Statements, Transaction } from '../../../db/database.ts'
import type { MandateMailJob } from '../../../ports/job-queue.ts'
import type { World } from '../../../world.ts'
import { limitTries } from '../../run/limits/index.ts'
import { requireCredit } from '../credit-check/index.ts'
import { presentMandate } from './mandate.present.ts'
import {
  birthDateOf,
  insertMandate,
  mandatesOf,
  readMandate,
  revokeMandate,
  updateMandate,
} from './mandate.repository.ts'

/** More accounts than anybody pays from. */
const MOST = 5

/** Queued with what it tells of, both or neither. */
export const tellOfMandate = (
  { world, language }: Context,
  tx: Transaction,
  why: MandateMailJob['why'],
  mandateId: string,
): Promise<void> =>
  world.jobs.send(tx, 'sendMandateMail', {
    clientId: clientIdOf(world),
    mailId: world.newId(),
    mandateId,
    why,
    language,
  })

export async function showMandates(context: Context): Promise<Mandate[]> {
  const { world } = context
  const rows = await mandatesOf(world.db, ownAccount(context))
  return rows.map(row => presentMandate(row, world.clock()))
}

/** What a minor agrees to is void without their guardian, and so is what was collected by it (§ 108 BGB). */
export async function refuseMinor({ db, clock }: Context['world'], holder: OwnAccount): Promise<void> {
  const birthDate = await birthDateOf(db, holder)
  if (birthDate !== null && isMinor(birthDate, businessDateOf(clock()))) refuse('guardianNeeded')
}

async function refuseTooMany(db: Statements, holder: OwnAccount): Promise<void> {
  if ((await mandatesOf(db, holder)).length >= MOST) refuse('tooManyMandates')
}

/**
 * Stores a mandate with the moment of its consent. Refuses more than an account can hold; the credit agency is asked
 * only about what could be stored.
 */
export async function addMandate(context: Context, given: NewMandate): Promise<Mandate> {
  const { world } = context
  const { bic, creditInstitute, accountHolder } = given
  const { iban } = accepted(readIban(given.iban))
  const holder = ownAccount(context)
  await refuseMinor(world, holder)
  await refuseTooMany(world.db, holder)
  await limitTries(context, 'mandate', holder.accountId)
  await requireCredit(context)
  return world.db.transaction(async tx => {
    await lockOwnAccount(tx, context)
    await refuseTooMany(tx, holder)
    const id = world.newId()
    const now = world.clock()
    const row = {
      ...holder,
      partyId: null,
      consentText: null,
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
    await tellOfMandate(context, tx, 'given', id)
    return presentMandate(row, now)
  })
}

/**
 * The mandate keeps its reference, as the rule book has it for a change of the account. Another account is agreed to as
 * the first one was, and looked at once more wherever it is debited.
 */
export async function changeMandate(context: Context, mandateId: string, given: ChangedMandate): Promise<Mandate> {
  const { world } = context
  const { bic, creditInstitute, accountHolder } = given
  const iban = given.iban === undefined ? undefined : accepted(readIban(given.iban)).iban
  const holder = ownAccount(context)
  const stored = await readMandate(world.db, holder, mandateId)
  await refuseMinor(world, holder)
  await limitTries(context, 'mandate', holder.accountId)
  if (iban !== undefined && iban !== stored.iban) await requireCredit(context)
  const changedOn = world.clock()
  const change = { iban, bic, creditInstitute, accountHolder, consentOn: changedOn }
  return world.db.transaction(async tx => {
    const changed = await updateMandate(tx, holder, mandateId, change)
    const clientId = clientIdOf(world)
    await world.jobs.send(tx, 'assessAgain', { clientId, mandateId, contractId: null, changedOn })
    await tellOfMandate(context, tx, 'changed', mandateId)
    return presentMandate(changed, changedOn)
  })
}

/** Whether something that goes on is paid by a mandate, as later families know. */
export type MandateInUse = (world: World, tx: Transaction, mandateId: string) => Promise<boolean>

/**
 * Nothing is collected by it any more. Refuses `mandateInUse` what a running contract is paid by: it would go on, and
 * nobody could be debited.
 */
export function revoke(context: Context, mandateId: string, isInUse: MandateInUse): Promise<void> {
  const { world } = context
  const own = ownAccount(context)
  return world.db.transaction(async tx => {
    await revokeMandate(tx, own, mandateId, world.clock())
    if (await isInUse(world, tx, mandateId)) refuse('mandateInUse')
  })
}
