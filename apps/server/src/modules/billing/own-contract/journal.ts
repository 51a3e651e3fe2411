import type { JournalEntry } from '@billett/contract'
import {
  businessDateOf,
  type Cents,
  type ContractEvent,
  type EventKind,
  type EventPayloads,
  explainClaim,
  formatMoney,
  type Language,
  maskedIban,
  type PlainDate,
} from '@billett/domain'
import type { World } from '../../../world.ts'
import { dateText } from '../../run/mail/index.ts'
import { presentRequest } from '../../subscription/change-request/index.ts'
import { productName } from '../../subscription/offer/index.ts'
import { returnWords } from '../dunning/index.ts'
import type { AccountChange } from './account-changes.queries.ts'
import type { Debited } from './collected.queries.ts'
import { DEBITED_WORDS } from './debited-words.ts'
import { nextDebits, seesDebitsOf } from './debits.ts'
import type { HeldContract } from './held-contract.ts'
import { ACCOUNT_WORDS, JOURNAL_WORDS, RETURN_WORDS } from './journal-words.ts'
import type { ReturnedDebit } from './returns.queries.ts'
import type { Told } from './told.ts'

type Entry = JournalEntry

const told = <Kind extends EventKind>(
  { kind, payload, effectiveOn }: { kind: Kind; effectiveOn: PlainDate; payload: EventPayloads[Kind] },
  language: Language,
): string => JOURNAL_WORDS[language][kind](payload, day => dateText(day, language), effectiveOn)

/** Fees and credits are told to who sees the debits they come with: who only travels hears of none. */
function isTold(held: HeldContract, event: ContractEvent): boolean {
  if (event.kind !== 'charged') return true
  const { payer } = event.payload
  return payer === null ? held.roles.some(role => role !== 'holder') : seesDebitsOf(held)(payer)
}

/** What happened; what somebody had asked for stands below the request. */
function ofEvents(held: HeldContract, language: Language): Entry[] {
  const { facts, requests, stored, roles } = held
  const amountOf = (cents: Cents) => formatMoney(Math.abs(cents), stored.currency, language)
  const parentOf = ({ seq }: ContractEvent) => requests.find(({ events }) => events.includes(seq))?.id ?? null
  return facts.events
    .filter(event => isTold(held, event))
    .map(event => ({
      id: `${stored.id}-${event.seq}`,
      parentId: roles.includes('subscriber') ? parentOf(event) : null,
      kind: 'event',
      on: event.effectiveOn,
      recordedOn: event.recordedOn,
      text:
        event.kind === 'charged' ? `${told(event, language)}: ${amountOf(event.payload.cents)}` : told(event, language),
      amountInCent: event.kind === 'charged' ? event.payload.cents : null,
    }))
}

/** The payers of a contract, now and before, whose debits the reader sees. */
export const payersTold = (held: HeldContract): string[] =>
  [...new Set((held.timeline?.shares ?? []).flatMap(({ value }) => value.map(({ payer }) => payer)))].filter(
    seesDebitsOf(held),
  )

/** What was named since the contract was concluded; the account itself is told to whose it is. */
function ofAccounts(held: HeldContract, changes: readonly AccountChange[], language: Language): Entry[] {
  const words = ACCOUNT_WORDS[language]
  const concludedOn = held.facts.events[0]?.recordedOn ?? held.facts.knownUntil
  return changes
    .filter(({ isFirst, agreedOn }) => (isFirst ? agreedOn > concludedOn : agreedOn >= concludedOn))
    .map(({ id, payer, iban, agreedOn }) => ({
      id,
      parentId: null,
      kind: 'account',
      on: businessDateOf(agreedOn),
      recordedOn: agreedOn,
      text: held.ownPayers.has(payer) ? words.own(maskedIban(iban)) : words.another,
      amountInCent: null,
    }))
}

function ofRequests({ requests, roles }: HeldContract, language: Language, today: PlainDate): Entry[] {
  if (!roles.includes('subscriber')) return []
  return requests.map(request => {
    const { description, stateText } = presentRequest(request, language, today)
    return {
      id: request.id,
      parentId: null,
      kind: 'changeRequest',
      on: request.effectiveOn ?? businessDateOf(request.requestedOn),
      recordedOn: request.requestedOn,
      text: `${description}: ${stateText}`,
      amountInCent: null,
    }
  })
}

/** What was claimed; what corrects a claim stands below it. */
function ofClaims(world: World, held: HeldContract, language: Language): Entry[] {
  const { configuration, stored, booked } = held
  const sees = seesDebitsOf(held)
  const telling = { language, currency: stored.currency, productName: productName(world, configuration, language) }
  return booked
    .filter(({ payer }) => sees(payer))
    .map(claim => {
      const first = booked.find(
        ({ payer, component, periodStart, revision }) =>
          revision === 1 && payer === claim.payer && component === claim.component && periodStart === claim.periodStart,
      )
      return {
        id: claim.id,
        parentId: first && first.id !== claim.id ? first.id : null,
        kind: 'claim',
        on: claim.dueOn,
        recordedOn: claim.bookedOn,
        text: explainClaim(claim, telling)[0] ?? '',
        amountInCent: claim.cents,
      }
    })
}

/** What is to come: it is not recorded yet, and changes with the contract. */
function ofPlans(world: World, held: HeldContract, language: Language): Entry[] {
  const { configuration, stored } = held
  const telling = { language, currency: stored.currency, productName: productName(world, configuration, language) }
  return (nextDebits(held) ?? [])
    .flatMap(({ lines }) => lines.filter(({ isBooked }) => !isBooked))
    .map(({ claim }) => ({
      id: `planned-${claim.payer}-${claim.component}-${claim.periodStart}-${claim.revision}`,
      parentId: null,
      kind: 'planned',
      on: claim.dueOn,
      recordedOn: null,
      text: explainClaim(claim, telling)[0] ?? '',
      amountInCent: claim.cents,
    }))
}

/** A debit that came back, and why. */
const ofReturns = (returned: readonly ReturnedDebit[], language: Language): Entry[] =>
  returned.map(({ id, code, returnedOn, createdOn, cents }) => ({
    id,
    parentId: null,
    kind: 'event',
    on: returnedOn,
    recordedOn: createdOn,
    text: RETURN_WORDS[language](returnWords(code, language)),
    amountInCent: cents,
  }))

/** What came by transfer or by a link. */
const ofPayments = ({ stored }: HeldContract, { payments }: Debited, { language, reader }: Told): Entry[] =>
  payments.map(({ id, paidOn, way, cents }) => ({
    id,
    parentId: null,
    kind: 'payment',
    on: businessDateOf(paidOn),
    recordedOn: paidOn,
    text: DEBITED_WORDS[language].payment[way][reader](formatMoney(cents, stored.currency, language)),
    amountInCent: cents,
  }))

/** What goes to who pays, and how far it has come. */
function ofPayouts({ stored }: HeldContract, { payouts }: Debited, { language, reader }: Told): Entry[] {
  const words = DEBITED_WORDS[language]
  return payouts.flatMap(({ id, state, createdOn, cents }): Entry[] => {
    if (state === 'dropped') return []
    const text = words.payout[reader](formatMoney(cents, stored.currency, language), words.payouts[state])
    const on = businessDateOf(createdOn)
    return [{ id, parentId: null, kind: 'payout', on, recordedOn: createdOn, text, amountInCent: -cents }]
  })
}

/** What payers were told of debits, and how far each is. */
function ofDebits({ stored }: HeldContract, { notices, collections }: Debited, language: Language): Entry[] {
  const words = DEBITED_WORDS[language]
  const day = (date: PlainDate | null) => (date === null ? '' : dateText(date, language))
  const told = notices.map(
    ({ id, createdOn, sentOn, from, to }): Entry => ({
      id,
      parentId: null,
      kind: 'notice',
      on: sentOn,
      recordedOn: createdOn,
      text: words.notice(day(from), day(to)),
      amountInCent: null,
    }),
  )
  const debits = collections.flatMap(({ id, dueOn, state, createdOn, cents }): Entry[] => {
    if (state === 'dropped') return []
    const amount = formatMoney(cents, stored.currency, language)
    const entry = { id, parentId: null, kind: 'collection' as const, on: dueOn, recordedOn: createdOn }
    return [{ ...entry, text: words.collection(amount, day(dueOn), words.states[state]), amountInCent: cents }]
  })
  return [...told, ...debits]
}

/** What the journal tells besides the contract itself. */
export interface JournalFacts {
  /** Accounts that payers have named. */
  changes: readonly AccountChange[]
  /** Debits that came back. */
  returned: readonly ReturnedDebit[]
  /** What payers were told of debits, what was collected, and what they got back. */
  debited: Debited
}

/** What happened to a contract and what is planned, the latest first. */
export function journalOf(
  world: World,
  held: HeldContract,
  { changes, returned, debited }: JournalFacts,
  as: Told,
): Entry[] {
  const { language } = as
  const today = businessDateOf(held.facts.knownUntil)
  const order = ({ recordedOn, on, id }: Entry) => `${recordedOn ?? '9'}|${on}|${id}`
  return [
    ...ofEvents(held, language),
    ...ofRequests(held, language, today),
    ...ofAccounts(held, changes, language),
    ...ofClaims(world, held, language),
    ...ofPlans(world, held, language),
    ...ofReturns(returned, language),
    ...ofDebits(held, debited, language),
    ...ofPayments(held, debited, as),
    ...ofPayouts(held, debited, as),
  ].toSorted((a, b) => (order(a) > order(b) ? -1 : 1))
}
