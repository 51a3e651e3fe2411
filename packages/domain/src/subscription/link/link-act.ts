import { addMinutes, type Instant } from '../../time/instant.ts'

/** What whoever has a link of a mail may do, without signing in: exactly this, for one contract (Spec 2 §7.11). */
export const LINK_ACTS = [
  'confirm',
  'giveProof',
  'changeAccount',
  'seeDue',
  'goPrivate',
  'followApplication',
  'pay',
  'answerPrice',
  'showPass',
  'nextYear',
  'confirmAddress',
] as const
export type LinkAct = (typeof LINK_ACTS)[number]

const DAY = 24 * 60

/** Minutes a link can be used. */
export const LINK_MINUTES: Readonly<Record<LinkAct, number>> = {
  confirm: 14 * DAY,
  giveProof: 28 * DAY,
  changeAccount: 14 * DAY,
  seeDue: 60 * DAY,
  goPrivate: 60 * DAY,
  // As long as the school year that is applied for: decisions and letters are read by it.
  followApplication: 400 * DAY,
  // As long as anybody is asked for it, and the court that may follow.
  pay: 180 * DAY,
  // Whoever comes after the last day of an answer is shown how to order anew.
  answerPrice: 400 * DAY,
  // As a school year and its application; whoever travels longer has an account by then, or asks for another.
  showPass: 400 * DAY,
  // From the letters of the step until it takes effect, which ends it before.
  nextYear: 120 * DAY,
  // Until then letters go by post: nobody has to hurry.
  confirmAddress: 60 * DAY,
}

export const linkExpiry = (act: LinkAct, now: Instant): Instant => addMinutes(now, LINK_MINUTES[act])

export interface LinkFacts {
  act: LinkAct
  expiresOn: Instant
  usedOn: Instant | null
}

export type LinkState = 'open' | 'used' | 'expired'

/** Used stays used, however late one comes back; to look at what is due uses nothing up. */
export function linkState({ usedOn, expiresOn }: LinkFacts, now: Instant): LinkState {
  if (usedOn !== null) return 'used'
  return now < expiresOn ? 'open' : 'expired'
}
