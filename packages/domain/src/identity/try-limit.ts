import { addMinutes, type Instant } from '../time/instant.ts'

/** How often something may be tried. */
export interface TryLimit {
  most: number
  minutes: number
}

/** The limits of one kind. */
export interface TryLimits {
  pair: TryLimit
  account: TryLimit
  address: TryLimit
  first?: TryLimit & { tries: number }
}

/**
 * Limits of what costs us, or gives away something, when it is tried often. `pair`: one account from one address ·
 * `account`: one account from everywhere · `address`: any account from one address, which a whole school may share ·
 * `first`: where it is given, the first `tries` of each pair count here instead of with the account, so that strangers
 * who use up the account's do not use up its owner's. Browsers on which the owner has signed in count by themselves, as
 * a pair does.
 */
export const TRY_LIMITS = {
  login: {
    pair: { most: 10, minutes: 15 },
    account: { most: 100, minutes: 60 },
    first: { tries: 3, most: 300, minutes: 60 },
    address: { most: 100, minutes: 15 },
  },
  /** Everything that sends a mail. */
  mail: {
    pair: { most: 5, minutes: 60 },
    account: { most: 10, minutes: 24 * 60 },
    first: { tries: 1, most: 20, minutes: 24 * 60 },
    address: { most: 60, minutes: 60 },
  },
  /** Mails that tell an owner of many tries: one a day, whoever tries. */
  warning: {
    pair: { most: 1, minutes: 24 * 60 },
    account: { most: 1, minutes: 24 * 60 },
    address: { most: 1000, minutes: 60 },
  },
  /**
   * Mails that confirm what anybody declares, without signing in, with an address they only say is theirs: hardly
   * anybody ends more contracts in a day. What is declared counts without its mail, and staff hear of it. Behind one
   * network there may be a company.
   */
  declaration: {
    pair: { most: 3, minutes: 24 * 60 },
    account: { most: 5, minutes: 24 * 60 },
    address: { most: 20, minutes: 60 },
  },
  /**
   * Orders of guests that cost nothing: their tickets are mailed to an address that nobody has shown to be theirs, at
   * once and at every wish to have them again. So is the word that somebody has taken a ticket that was received. A
   * mail box may have more of them from everywhere than from one network, so that no stranger uses up what its owner
   * may order.
   */
  freeOrder: {
    pair: { most: 10, minutes: 24 * 60 },
    account: { most: 20, minutes: 24 * 60 },
    address: { most: 60, minutes: 60 },
  },
  /**
   * Orders of subscriptions: each is mailed to an address that nobody has shown to be theirs. A family orders several
   * on one day, a school from one network.
   */
  subscription: {
    pair: { most: 10, minutes: 24 * 60 },
    account: { most: 20, minutes: 24 * 60 },
    address: { most: 60, minutes: 60 },
  },
  /** Files that anybody sends in: each is looked at and stored for a day. */
  upload: {
    pair: { most: 30, minutes: 60 },
    account: { most: 60, minutes: 24 * 60 },
    address: { most: 120, minutes: 60 },
  },
  /** Lists of schools and companies that are taken in: each is unpacked, and stored until it is done or given up. */
  list: {
    pair: { most: 30, minutes: 60 },
    account: { most: 60, minutes: 24 * 60 },
    address: { most: 60, minutes: 60 },
  },
  /** Ways to school that anybody has measured: a family tries some, behind one network there may be a school. */
  entitlement: {
    pair: { most: 60, minutes: 15 },
    account: { most: 6000, minutes: 15 },
    address: { most: 60, minutes: 15 },
  },
  /** Codes of companies, which could be guessed; behind one network there may be a whole company. */
  employer: {
    pair: { most: 20, minutes: 15 },
    account: { most: 6000, minutes: 15 },
    address: { most: 60, minutes: 15 },
  },
  /**
   * The same at all companies of a client together, whatever was typed: whoever guesses chooses the domain. Most who
   * come in need no more tries than the first of their network, which guessers cannot use up.
   */
  employersOfClient: {
    pair: { most: 60, minutes: 15 },
    account: { most: 600, minutes: 15 },
    first: { tries: 6, most: 6000, minutes: 15 },
    address: { most: 60, minutes: 15 },
  },
  /** Codes and customer numbers, which could be guessed. */
  code: {
    pair: { most: 10, minutes: 60 },
    account: { most: 20, minutes: 24 * 60 },
    address: { most: 30, minutes: 60 },
  },
  /** Codes beside a password that was right: six digits, of which a few are right at a time. */
  secondFactor: {
    pair: { most: 5, minutes: 15 },
    account: { most: 10, minutes: 60 },
    address: { most: 60, minutes: 15 },
  },
  /** Numbers of prepaid cards, which somebody could try one after another. */
  card: {
    pair: { most: 20, minutes: 60 },
    account: { most: 60, minutes: 24 * 60 },
    address: { most: 60, minutes: 60 },
  },
  /** Links that hand tickets over and that nobody made: counted by network alone. */
  handOver: {
    pair: { most: 10, minutes: 60 },
    account: { most: 60, minutes: 60 },
    address: { most: 60, minutes: 60 },
  },
  /** Cases of checks, found by number and birth date: many who were checked may share a network. */
  enforcement: {
    pair: { most: 10, minutes: 60 },
    account: { most: 20, minutes: 24 * 60 },
    address: { most: 60, minutes: 60 },
  },
  /** Whoever writes to the operator; visitors are known by their address only. */
  feedback: {
    pair: { most: 5, minutes: 60 },
    account: { most: 30, minutes: 24 * 60 },
    address: { most: 30, minutes: 60 },
  },
  /** Questions to the credit agency, which are paid for. Only the account's owner asks them. */
  credit: {
    pair: { most: 3, minutes: 24 * 60 },
    account: { most: 3, minutes: 24 * 60 },
    address: { most: 10, minutes: 24 * 60 },
  },
  /** Ways to pay that are begun to be stored at the provider. Only the account's owner begins them. */
  setup: {
    pair: { most: 10, minutes: 60 },
    account: { most: 10, minutes: 60 },
    address: { most: 20, minutes: 60 },
  },
  /** Direct debit mandates given or changed, each of which is mailed: of an account, or by links of a contract. */
  mandate: {
    pair: { most: 10, minutes: 24 * 60 },
    account: { most: 10, minutes: 24 * 60 },
    address: { most: 60, minutes: 60 },
  },
} as const satisfies Record<string, TryLimits>

export type TryKind = keyof typeof TRY_LIMITS

export interface TryCount {
  since: Instant
  count: number
}

/** The count with one more try; a new window begins when the last one is over. */
export const counted = (before: TryCount | undefined, { minutes }: TryLimit, now: Instant): TryCount =>
  before && now < addMinutes(before.since, minutes)
    ? { since: before.since, count: before.count + 1 }
    : { since: now, count: 1 }
