import type { Cents } from '../money/cents.ts'
import { addMinutes, type Instant } from '../time/instant.ts'

/** What a company may want a second person for, as its configuration names it. */
export const APPROVED_ACTS = [
  'rights',
  'cancellation',
  'contracts',
  'statements',
  'pages',
  'configuration',
  'tariff',
  'merging',
  'offers',
  'entitlement',
  'framework',
  'mails',
  'bankFiles',
  'bankEntries',
  'handOvers',
  'invoices',
] as const
export type ApprovedAct = (typeof APPROVED_ACTS)[number]

/** What becomes of something that is not done before a second person has agreed. */
export const APPROVAL_STATES = ['waiting', 'approved', 'declined', 'expired'] as const
export type ApprovalState = (typeof APPROVAL_STATES)[number]

/** What a company wants a second person for. */
interface Wanted {
  acts: readonly ApprovedAct[]
  /** Up to so much money one person gives back alone. */
  aboveCents: Cents
}

/** `cents`: the money that counts as given back by the act (`countedBack`); null where it is not about money. */
export const needsSecondPerson = ({ acts, aboveCents }: Wanted, act: ApprovedAct, cents: Cents | null): boolean =>
  acts.includes(act) && (cents === null || cents > aboveCents)

/**
 * What counts against what one person gives back alone: what went back of the same before, too, or it would all go in
 * pieces. What gives nothing back asks nobody.
 */
export const countedBack = (cents: Cents, before: Cents): Cents => (cents === 0 ? 0 : cents + before)

/** So many mails one person sends alone, whatever the company wants. */
const MAILS_ALONE = 500

/** So little that nobody has to be asked. */
export const mayMailAlone = (mails: number): boolean => mails <= MAILS_ALONE

/** Days for which something waits for a second person; later it has to be asked for anew. */
const APPROVAL_DAYS = 7

export const approvalEnds = (askedOn: Instant): Instant => addMinutes(askedOn, APPROVAL_DAYS * 24 * 60)

/** Something that is not done before a second person has agreed. */
interface Waiting {
  askedBy: string
  /** The account it is done to; null where it is done to none. */
  account: string | null
  endsOn: Instant
  /** Null as long as nobody has. */
  decidedOn: Instant | null
}

export type ApprovalRefusal = 'approvalOver' | 'ownRequest' | 'ownAccount'

const isOver = ({ decidedOn, endsOn }: Waiting, now: Instant): boolean => decidedOn !== null || endsOn <= now

/**
 * Whether somebody may agree that it is done. Nobody is their own second person, whatever rights they hold and however
 * often they have signed in, and nobody agrees to what is done to themselves.
 */
export function mayApprove(waiting: Waiting, by: string, now: Instant): ApprovalRefusal | undefined {
  if (isOver(waiting, now)) return 'approvalOver'
  if (waiting.askedBy === by) return 'ownRequest'
  return waiting.account === by ? 'ownAccount' : undefined
}

/** Who has asked takes it back as long as nobody has decided; nobody else does. */
export const mayWithdrawRequest = (
  waiting: Waiting,
  by: string,
  now: Instant,
): 'approvalNotFound' | 'approvalOver' | undefined =>
  waiting.askedBy === by ? mayDecline(waiting, now) : 'approvalNotFound'

/** Who has asked may take it back, and anybody who may agree may say no. */
export const mayDecline = (waiting: Waiting, now: Instant): 'approvalOver' | undefined =>
  isOver(waiting, now) ? 'approvalOver' : undefined
