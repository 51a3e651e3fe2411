import {
  type AskingWay,
  businessDateOf,
  type Claim,
  type InvoiceState,
  invoicedOn,
  type PlainDate,
} from '@billett/domain'
import type { BookedClaim, DueDebit } from '../../../billing/own-contract/index.ts'

/** An invoice that a claim is on. */
export interface ClaimsInvoice {
  id: string
  number: string
  dueOn: PlainDate
  state: InvoiceState
}

/** How far a claim has been asked for. */
export interface AskedBefore {
  invoice: ClaimsInvoice | null
  /** It is in a collection or a payout, or was paid by hand. */
  isHeld: boolean
}

/** What a payer is asked for on a day, in one way. */
export interface AskedNext extends DueDebit {
  payer: string
  way: AskingWay
  invoice: { guid: string; number: string; state: 'open' | 'overdue' } | null
}

interface Known {
  today: PlainDate
  booked: readonly BookedClaim[]
  /** What will be booked. */
  coming: readonly Claim[]
  wayOf: (payer: string) => AskingWay
  before: ReadonlyMap<string, AskedBefore>
}

type Asked = Pick<AskedNext, 'on' | 'way' | 'invoice'>

const isByInvoice = (way: AskingWay): boolean => way === 'invoice' || way === 'payroll'

/** When and how a claim is asked for; undefined where it was already, or where its day is over. */
function askedOf(
  claim: Claim,
  { today, way, knownOn, before }: { today: PlainDate; way: AskingWay; knownOn: PlainDate; before?: AskedBefore },
): Asked | undefined {
  const made = before?.invoice
  if (made) {
    const { id: guid, number, state, dueOn } = made
    // Whoever is debited by now pays by transfer what they have an invoice for.
    const own = isByInvoice(way) ? way : 'invoice'
    return state === 'open' || state === 'overdue'
      ? { on: dueOn, way: own, invoice: { guid, number, state } }
      : undefined
  }
  if (!isByInvoice(way)) return claim.dueOn < today ? undefined : { on: claim.dueOn, way, invoice: null }
  if (before?.isHeld) return undefined
  const first = invoicedOn(claim.periodStart, knownOn)
  // What was left out of the invoice of a month waits for the next.
  return { on: first < today ? invoicedOn(claim.periodStart, today) : first, way, invoice: null }
}

/** What all who pay for a contract are asked for next, the earliest first; what adds up to nothing is left out. */
export function askedNext({ today, booked, coming, wayOf, before }: Known): AskedNext[] {
  const asked = new Map<string, AskedNext>()
  const add = (claim: Claim, isBooked: boolean, how: Asked | undefined) => {
    if (!how) return
    const key = [how.on, claim.payer, how.way, how.invoice?.guid].join(' ')
    const known = asked.get(key)
    asked.set(key, {
      ...how,
      payer: claim.payer,
      cents: (known?.cents ?? 0) + claim.cents,
      isBooked: (known?.isBooked ?? true) && isBooked,
      lines: [...(known?.lines ?? []), { claim, isBooked }],
    })
  }
  for (const claim of booked) {
    const [way, knownOn, asked] = [wayOf(claim.payer), businessDateOf(claim.bookedOn), before.get(claim.id)]
    add(claim, true, askedOf(claim, { today, way, knownOn, ...(asked && { before: asked }) }))
  }
  for (const claim of coming) add(claim, false, askedOf(claim, { today, way: wayOf(claim.payer), knownOn: today }))
  return [...asked].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, one]) => (one.cents === 0 ? [] : [one]))
}

/** Those of them that are shown: all that is due by an invoice that was made, and the next of the others. */
export function shownOf(asked: readonly AskedNext[], most: number): AskedNext[] {
  const next = asked.filter(({ invoice }) => invoice === null).slice(0, most)
  return asked.filter(one => one.invoice !== null || next.includes(one))
}
