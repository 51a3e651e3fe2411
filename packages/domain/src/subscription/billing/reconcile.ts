import { type Cents, type Permille, vatInGross } from '../../money/cents.ts'
import type { Claimed } from './claim.ts'
import { type ClaimKey, keyOf, type Owed } from './owed.ts'

/** What has to be booked so that claimed becomes owed. */
export interface Delta extends Claimed {
  /** What it brings up to date; nothing where nothing is owed any more under this key at this rate. */
  owed: Owed[]
  beforeCents: Cents
}

interface Account {
  key: ClaimKey
  vatPermille: Permille
  owed: Owed[]
  claimed: Claimed[]
}

const sumOf = (amounts: readonly { cents: Cents }[]): Cents => amounts.reduce((sum, { cents }) => sum + cents, 0)

/** Owed and claimed side by side, by key and rate of VAT: amounts of two rates are never set off. */
function accounts(owed: readonly Owed[], claimed: readonly Claimed[]): Account[] {
  const found = new Map<string, Account>()
  const of = ({ payer, component, periodStart, vatPermille }: ClaimKey & { vatPermille: Permille }): Account => {
    const key = { payer, component, periodStart }
    const name = `${keyOf(key)}|${vatPermille}`
    const account = found.get(name) ?? { key, vatPermille, owed: [], claimed: [] }
    found.set(name, account)
    return account
  }
  for (const one of claimed) of(one).claimed.push(one)
  for (const one of owed) of(one).owed.push(one)
  return [...found.values()]
}

/** A product that costs nothing is claimed once with nothing, so that its pass has a claim to stand on. */
const isFirstOfFree = ({ owed, claimed }: Account): boolean => claimed.length === 0 && owed.some(({ isFree }) => isFree)

/**
 * What is owed less what was claimed. Differences of nothing vanish, so a second run books nothing; the VAT is that of
 * all that is owed less that of all that was claimed, so that it adds up too.
 */
export function reconcile(owed: readonly Owed[], claimed: readonly Claimed[]): Delta[] {
  const revisions = new Map<string, number>()
  for (const one of claimed) revisions.set(keyOf(one), Math.max(one.revision, revisions.get(keyOf(one)) ?? 0))
  const deltas: Delta[] = []
  for (const account of accounts(owed, claimed)) {
    const { key, vatPermille } = account
    const beforeCents = sumOf(account.claimed)
    const due = sumOf(account.owed)
    const cents = due - beforeCents
    if (cents === 0 && !isFirstOfFree(account)) continue
    const vatBefore = account.claimed.reduce((sum, one) => sum + one.vatCents, 0)
    const revision = (revisions.get(keyOf(key)) ?? 0) + 1
    revisions.set(keyOf(key), revision)
    const vatCents = vatInGross(due, vatPermille) - vatBefore
    deltas.push({ ...key, revision, cents, vatCents, vatPermille, owed: account.owed, beforeCents })
  }
  return deltas
}
