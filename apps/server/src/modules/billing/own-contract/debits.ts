import { addMonths, businessDateOf, type Cents, type Claim, later, type PlainDate, project } from '@billett/domain'
import type { HeldContract } from './held-contract.ts'

/** A claim that is booked already, or will be. */
export interface DebitLine {
  claim: Claim
  isBooked: boolean
}

/** What is collected from a payer on a day. */
export interface DueDebit {
  on: PlainDate
  cents: Cents
  isBooked: boolean
  lines: DebitLine[]
}

/** Months ahead in which what comes next is looked for: a term is paid in its first months. */
const MONTHS_AHEAD = 13

/** How many are shown. */
export const SHOWN_DEBITS = 3

/**
 * Whose debits a reader sees: each payer their own; who concluded the contract and pays nothing of it, all; who only
 * travels, none.
 */
export const seesDebitsOf =
  ({ roles, ownPayers }: Pick<HeldContract, 'roles' | 'ownPayers'>) =>
  (payer: string): boolean =>
    roles.includes('payer') ? ownPayers.has(payer) : roles.includes('subscriber')

/** Lines by payer and day, the earliest first; what adds up to nothing is no debit. */
export function debitsFrom(lines: readonly DebitLine[]): DueDebit[] {
  const debits = new Map<string, DueDebit>()
  for (const line of lines) {
    const { dueOn: on, payer, cents } = line.claim
    const key = `${on} ${payer}`
    const known = debits.get(key) ?? { on, cents: 0, isBooked: true, lines: [] }
    debits.set(key, {
      on,
      cents: known.cents + cents,
      isBooked: known.isBooked && line.isBooked,
      lines: [...known.lines, line],
    })
  }
  return [...debits].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, debit]) => debit)
}

/** What was booked and is due from today on. */
export const bookedAhead = (held: HeldContract): DebitLine[] =>
  held.booked
    .filter(({ dueOn, payer }) => dueOn >= businessDateOf(held.facts.knownUntil) && seesDebitsOf(held)(payer))
    .map(claim => ({ claim, isBooked: true }))

/** What will be claimed and is not booked yet; undefined where people have to look at the contract first. */
export function comingClaims(held: HeldContract): Claim[] | undefined {
  const { facts, timeline } = held
  const today = businessDateOf(facts.knownUntil)
  const until = addMonths(later(today, timeline?.span.from ?? today), MONTHS_AHEAD)
  const projection = timeline?.parked ? undefined : project(facts, until)
  return projection?.ok ? projection.claims.filter(({ payer }) => seesDebitsOf(held)(payer)) : undefined
}

/** All that is to come; undefined where people have to look at the contract first. */
export function debitsAhead(held: HeldContract): DueDebit[] | undefined {
  const coming = comingClaims(held)
  return coming && debitsFrom([...bookedAhead(held), ...coming.map(claim => ({ claim, isBooked: false }))])
}

/** The next of them. */
export const nextDebits = (held: HeldContract): DueDebit[] | undefined => debitsAhead(held)?.slice(0, SHOWN_DEBITS)

/** What has been paid, as far as the reader sees it. */
export const paidCents = (held: HeldContract): Cents =>
  [...held.paid].reduce((sum, [payer, cents]) => (seesDebitsOf(held)(payer) ? sum + cents : sum), 0)

/** What was due by today and is not paid, as the reader sees it: what one payer has paid is nobody else’s. */
export function openCents(held: HeldContract): Cents {
  const today = businessDateOf(held.facts.knownUntil)
  const sees = seesDebitsOf(held)
  const due = held.booked.filter(({ dueOn, payer }) => dueOn < today && sees(payer))
  return [...Map.groupBy(due, ({ payer }) => payer)].reduce((sum, [payer, claims]) => {
    const owed = claims.reduce((total, { cents }) => total + cents, 0)
    return sum + Math.max(0, owed - (held.paid.get(payer) ?? 0))
  }, 0)
}
