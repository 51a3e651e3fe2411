import type { Cents } from '../money/cents.ts'
import type { ArrangedPart } from '../tariff/arrangement/arranged-part.ts'
import type { PlainDate } from '../time/plain-date.ts'
import type { FeedKind, FeedTrouble } from './feed-trouble.ts'

/**
 * What staff must know (Spec 3 §2.4, events), and the facts of it. Whoever shows it puts it into words, in the reader's
 * language.
 */
export interface TroubleFacts {
  /** Rows that must agree do not, so many of them; the first ids. */
  books: { invariant: string; found: number; ids: readonly string[] }
  /** Whether rows agree could not be asked of so many; the first ids, none where it is asked of all together. */
  unchecked: { part: 'orders' | 'moved' | 'together'; reason: string; found: number; ids: readonly string[] }
  /** The provider does not give this money back. */
  refund: { orderId: string; amountCents: Cents; currency: string; reason: string }
  /**
   * Money moved at the provider, and nobody here knows why; `noOrder`: passengers may hold tickets of it.
   * `otherAmount`: the link of a reminder brought another amount than was asked for, which is booked.
   */
  payment: {
    what: 'noOrder' | 'unknownRefund' | 'otherAmount'
    reference: string
    amountCents: Cents
    currency: string
  }
  /** The card service does not take this money; it goes back. */
  topUp: { orderNumber: string; amountCents: Cents; reason: string }
  /** A mail was begun so often, and nobody knows whether it arrived; it is not sent again. */
  mail: { begun: number }
  /** Declarations are stored without a mail, because too many were asked for. The first of them. */
  declaration: { firstId: string }
  /** An import has dropped groups that staff had arranged; all others are sold as before. */
  arrangement: { part: ArrangedPart; serviceArea: number; sortGroups: readonly string[] }
  /** A file of the bank was not read, of which `reason` is why; or so many of its lines wait for somebody. */
  bankMessage: { name: string; reason: string | null; waiting: number }
  /** The bank says that something was collected twice: our fault. */
  doubleDebit: { endToEndId: string; amountCents: Cents }
  /** A debit came back, and somebody has to decide what follows. */
  returnedDebit: { endToEndId: string; amountCents: Cents; code: string }
  /** A company will have fewer job tickets in a month than was agreed. */
  fewTakers: { company: string; month: PlainDate; takers: number; minimum: number }
  /** So many claimed periods have no pass that should have one; the numbers of the first contracts. */
  passMissing: { found: number; numbers: readonly string[] }
  /** Collecting of a day does not go on by itself, or leaves out so many payers. */
  collecting: { dueOn: PlainDate; what: CollectingTrouble; found: number }
  /**
   * The shop failed with a configuration that had just been released, at these addresses. The one before is shown
   * again, as the version `again`; null where there was none to go back to.
   */
  configuration: { version: number; again: number | null; addresses: readonly string[] }
  /** A feed of real time has said nothing that can be shown for minutes. */
  realTime: { feed: FeedKind; trouble: FeedTrouble }
}

/**
 * No days of a cycle fit; payers are left out, since their mandate has lapsed, their bank wants an address, nobody
 * knows how to write to them, or their collection cannot be made; a file is not what it has to be; nobody released any
 * in time; the bank did not take it in time, or does not take it, or has refused what it had taken. Of money
 * that is owed to payers: nobody released it in time, the bank has refused a file of it, or it did not reach them. Of
 * what a collection agency has: somebody has paid it here. Of contracts, payers and cases that the program fails at:
 * nobody can tell what will be collected, no invoice is made, no letter goes out, nobody is told of a new price. More
 * debits of a file than by accident name no account.
 */
export const COLLECTING_TROUBLES = [
  'noCycle',
  'mandateLapsed',
  'needsAddress',
  'noAddressee',
  'notPlanned',
  'fileBroken',
  'notReleased',
  'notHandedOver',
  'notTaken',
  'fileRefused',
  'payoutsNotReleased',
  'payoutFileRefused',
  'payoutBack',
  'paidOutUnsent',
  'paidAfterHandOver',
  'notForetold',
  'notInvoiced',
  'notDunned',
  'priceNotTold',
  'wrongAccounts',
] as const
export type CollectingTrouble = (typeof COLLECTING_TROUBLES)[number]

export const TROUBLE_KINDS = [
  'books',
  'unchecked',
  'refund',
  'payment',
  'topUp',
  'mail',
  'declaration',
  'arrangement',
  'collecting',
  'bankMessage',
  'doubleDebit',
  'returnedDebit',
  'fewTakers',
  'passMissing',
  'configuration',
  'realTime',
] as const
export type TroubleKind = (typeof TROUBLE_KINDS)[number]

export const TROUBLE_LEVEL_NAMES = ['info', 'warning', 'serious'] as const
export type TroubleLevel = (typeof TROUBLE_LEVEL_NAMES)[number]

/** What is done with events that wait: seen to, handed to a colleague or nobody, put off until a moment or not. */
export const EVENT_ACTS = ['acknowledge', 'assign', 'snooze'] as const
export type EventAct = (typeof EVENT_ACTS)[number]

/** Some trouble, and what it is about: the same is told once until it is acknowledged. */
export type Trouble = { [K in TroubleKind]: { kind: K; about: string; facts: TroubleFacts[K] } }[TroubleKind]

/** Serious is where money is not where it belongs, or the shop could not be used. */
export const TROUBLE_LEVELS: Readonly<Record<TroubleKind, TroubleLevel>> = {
  books: 'serious',
  unchecked: 'serious',
  refund: 'serious',
  payment: 'serious',
  topUp: 'warning',
  mail: 'warning',
  declaration: 'warning',
  arrangement: 'warning',
  collecting: 'serious',
  bankMessage: 'warning',
  doubleDebit: 'serious',
  returnedDebit: 'warning',
  fewTakers: 'warning',
  passMissing: 'serious',
  configuration: 'serious',
  realTime: 'warning',
}
