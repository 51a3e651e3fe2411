import { createHmac } from 'node:crypto'
import type { BookedSubscription, SubmitSubscription } from '@billett/contract'
import { addDays, addMinutes, businessDateOf, emailKey, withoutAccount } from '@billett/domain'
import { clientIdOf } from '../../../../call/client-id-of.ts'
import type { Context } from '../../../../call/context.ts'
import { Refused } from '../../../../call/refused.ts'
import { ownerKey } from '../../../../call/visitor/owner-key.ts'
import type { Transaction } from '../../../../db/database.ts'
import { limitTries } from '../../../run/limits/index.ts'
import { handIn } from '../../file/index.ts'
import { makeLink } from '../../link/index.ts'
import { anotherParty, debitedPayer, takePart } from '../../party/index.ts'
import { findOrdered, lockFingerprint, type Ordered, orderedAlready } from '../application.repository.ts'
import { beginApplication } from '../begin-application.ts'
import { presentBooked } from '../booked.present.ts'
import { moveApplication } from '../move.ts'
import { insertProofs } from '../proof/proof.repository.ts'
import { type CheckedOrder, checkedOrder, concluding } from './checked-order.ts'

/** Minutes in which the same words of the same visitor are one order. */
const SAME_WITHIN = 10

/** Days a proof may come later than the order. */
const PROOF_DAYS = 14

/** Who sent what: neither can be read from it, and without our key not be guessed either. */
function fingerprintOf(context: Context, given: SubmitSubscription): string {
  const { world } = context
  const { fieldValues, ...rest } = given
  const said = Object.entries(fieldValues).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHmac('sha256', world.tokens.key)
    .update(JSON.stringify(['submit', clientIdOf(world), ownerKey(context), said, Object.entries(rest).toSorted()]))
    .digest('base64url')
}

/** Stores the proofs that came, and those that are still to come. Refuses files that are not the caller's. */
async function storeProofs(context: Context, tx: Transaction, contractId: string, { form }: CheckedOrder) {
  const { world, visitor } = context
  const clientId = clientIdOf(world)
  const now = world.clock()
  for (const { field, files } of form.proofs) {
    const common = { clientId, contractId, field, validFrom: null, validTo: null }
    const handed = { clientId, ownerId: visitor.id, contractId, keptUntil: null }
    if (files.length > 0 && visitor.id === '') throw new Refused([fileMissing(field)])
    if ((await handIn(tx, handed, files)) < files.length) throw new Refused([fileMissing(field)])
    const missing = { fileId: null, neededBy: addDays(businessDateOf(now), PROOF_DAYS), givenOn: null }
    const given = files.map(fileId => ({ fileId, neededBy: null, givenOn: now }))
    await insertProofs(
      tx,
      (given.length > 0 ? given : [missing]).map(proof => ({ ...common, ...proof, id: world.newRowId() })),
    )
  }
}

const fileMissing = (field: string) => ({ reason: 'fileNotFound' as const, field: `fieldValues.${field}` })

/** Everything an order consists of, and the mail with its link: all of it or nothing. */
async function storeOrder(context: Context, tx: Transaction, order: CheckedOrder, given: Given): Promise<Ordered> {
  const { world, visitor, language } = context
  const { stored, form, concluder, price, firstDebit, values } = order
  const { subscriber, holder } = await takePart(context, tx, form, concluder)
  const payer = await debitedPayer(context, tx, subscriber, order.account, () =>
    anotherParty(context, tx, form, concluder),
  )
  const begun = await beginApplication(world, tx, {
    parties: { subscriberId: subscriber.id, holderId: holder.id, organisationId: null },
    configurationId: stored.id,
    concluding: concluding(order, payer),
    price,
    firstDebit: firstDebit && { on: firstDebit.on, cents: firstDebit.cents },
    visitorId: visitor.id === '' ? null : visitor.id,
    fingerprint: given.fingerprint,
    language,
    email: form.email,
    values: withoutAccount(stored.content.masks, values),
    beginAsked: given.beginAsked,
  })
  const { clientId, contractId } = begun.application
  await storeProofs(context, tx, contractId, order)
  await moveApplication(world, tx, begun, { movedBy: 'applicant' }, 'New')
  const link = await makeLink(world, tx, { contractId, act: 'confirm' })
  await world.jobs.send(tx, 'sendSubscriptionMail', { clientId, contractId, kind: 'confirm', linkId: link.id })
  return (await findOrdered(tx, clientId, contractId)) ?? begun
}

interface Given {
  fingerprint: string
  beginAsked: boolean
}

/**
 * Orders a subscription, as a guest or with an account: who takes part, who pays, the mandate and the application are
 * stored together, and a link is mailed that confirms it. The same visitor's equal words within ten minutes are one
 * order. Refuses what the form, the tariff or the law does not allow, and a price or first debit that was shown
 * otherwise.
 */
export async function submitSubscription(context: Context, given: SubmitSubscription): Promise<BookedSubscription> {
  const { world } = context
  const fingerprint = fingerprintOf(context, given)
  const since = addMinutes(world.clock(), -SAME_WITHIN)
  const before = await orderedAlready(world.db, fingerprint, since)
  if (before) return presentBooked(context, world.db, before)
  const order = await checkedOrder(context, given)
  await limitTries(context, 'subscription', emailKey(order.form.email))
  const ordered = await world.db.transaction(async tx => {
    await lockFingerprint(tx, fingerprint)
    const other = await orderedAlready(tx, fingerprint, since)
    if (other) return other
    const stored = await storeOrder(context, tx, order, { fingerprint, beginAsked: given.beginAsked === true })
    await world.reached('applicationToBeStored')
    return stored
  })
  await world.reached('applicationStored')
  return presentBooked(context, world.db, ordered)
}
