import type { GoPrivate, WentPrivate } from '@billett/contract'
import { concludedAlone, formatMoney, newMedium } from '@billett/domain'
import { clientIdOf } from '../../../call/client-id-of.ts'
import type { Context } from '../../../call/context.ts'
import { Refused, refuse } from '../../../call/refused.ts'
import type { Transaction } from '../../../db/database.ts'
import { beginApplication, conclude, hasApplication, moveApplication } from '../../subscription/application/index.ts'
import { lockContract } from '../../subscription/contract/index.ts'
import { useLink } from '../../subscription/link/index.ts'
import {
  accountOfParty,
  anotherParty,
  type DebitedAccount,
  debitedAccount,
  debitedPayer,
  personOf,
} from '../../subscription/party/index.ts'
import { type Onward, onwardOf } from './private-offer.ts'

/** What going on from a ticket is known by: there is one of each. */
const fingerprintOf = (contractId: string): string => `private:${contractId}`

/** What was shown is what holds, or it is refused. */
function checkShown({ world, language }: Context, given: GoPrivate, { from, cents, firstDebit }: Onward): void {
  const { currency } = world.regions.current().tariff
  const [shown, now] = [given.priceInCent, cents].map(amount => formatMoney(amount, currency, language))
  if (shown !== now) {
    const detail = { de: `Gezeigt wurde: ${shown}. Jetzt: ${now}.`, en: `Shown: ${shown}. Now: ${now}.` }
    throw new Refused([{ reason: 'priceChanged', field: 'priceInCent', detail }])
  }
  if (given.from !== from) refuse('notValid', 'from')
  const isSame = given.firstDebit?.on === firstDebit?.on && given.firstDebit?.amountInCent === firstDebit?.cents
  if (!isSame) refuse('firstDebitChanged', 'firstDebit')
}

/** The account that is named now. Refuses what is missing. */
function namedAccount(context: Context, { iban, accountHolder, consent }: GoPrivate): Promise<DebitedAccount> {
  if (!iban) return refuse('required', 'iban')
  if (!accountHolder) return refuse('required', 'accountHolder')
  if (consent !== true) refuse('mandateConsent', 'consent')
  return debitedAccount(context, { iban, accountHolder })
}

/** By which account the leaver pays alone from now on: the one they paid their part by, else the one they name. */
async function payerOf(context: Context, tx: Transaction, onward: Onward, given: GoPrivate): Promise<string> {
  const { known, ordered } = onward
  if (known) return known.payerId
  const { subscriberId } = ordered.contract
  const account = await namedAccount(context, given)
  const person = (await personOf(tx, subscriberId)) ?? refuse('linkNotValid')
  const { firstName, lastName, birthDate, email, address } = person
  const concluder = { firstName, lastName, birthDate }
  const form = { holder: concluder, guardian: null, email, phone: '', address, medium: 'phone' as const }
  const subscriber = {
    id: subscriberId,
    customerNumber: ordered.customerNumber,
    accountId: await accountOfParty(tx, subscriberId),
  }
  return debitedPayer(context, tx, subscriber, account, () =>
    anotherParty(context, tx, { ...form, account: null, organisation: null, proofs: [] }, concluder),
  )
}

/** A contract of their own, which no company has to do with, granted at once: they had the ticket until now. */
async function concludePrivate(context: Context, tx: Transaction, onward: Onward, payer: string): Promise<string> {
  const { world, language } = context
  const { ordered, plain, from, cents, firstDebit, timeline } = onward
  const { contract: before, application } = ordered
  const { subscriberId, holderId } = before
  const medium = newMedium(timeline.mediums.at(-1)?.value.kind ?? 'phone')
  const begun = await beginApplication(world, tx, {
    parties: { subscriberId, holderId, organisationId: null },
    configurationId: plain.offered.id,
    concluding: concludedAlone(from, { product: plain.product, payer, medium }),
    price: { cents, vatPermille: plain.vatPermille },
    firstDebit: firstDebit && { on: firstDebit.on, cents: firstDebit.cents },
    visitorId: null,
    fingerprint: fingerprintOf(before.id),
    language,
    email: (await personOf(tx, subscriberId))?.email || application.email,
    values: {},
    beginAsked: true,
  })
  const mover = { movedBy: 'applicant' }
  await moveApplication(world, tx, begun, mover, 'New', 'EmailVerified', 'Granted')
  await conclude(world, tx, begun)
  return begun.contract.number
}

/**
 * A leaver goes on privately by the link of their mail, once, with the plain product from the day after their last by
 * the company. Nobody is asked about them again: the right to go on is theirs. Refuses what was shown otherwise.
 */
export const goPrivate = (context: Context, secret: string, given: GoPrivate): Promise<WentPrivate> =>
  context.world.db.transaction(async tx => {
    const link = await useLink(context.world, tx, secret, 'goPrivate')
    // Two links of the same ticket are served one after the other, and only the first makes a contract.
    await lockContract(tx, clientIdOf(context.world), link.contractId)
    if (await hasApplication(tx, fingerprintOf(link.contractId))) return refuse('linkUsed')
    const onward = await onwardOf(context, tx, link.contractId)
    checkShown(context, given, onward)
    const payer = await payerOf(context, tx, onward, given)
    return { contractNumber: await concludePrivate(context, tx, onward, payer), from: onward.from }
  })
