import type { PlainDate } from '../../time/plain-date.ts'
import type { EventPayloads } from '../contract/contract-event.ts'
import { type DaySpan, NO_END, within } from '../contract/day-span.ts'
import type { Step } from '../contract/step.ts'
import type { Timeline } from '../contract/timeline.ts'
import { type ApplicationState, isFinalApplication } from './application-state.ts'
import type { FormPerson } from './read-form.ts'

/** What somebody is about to order. */
export interface WantedSubscription {
  holder: FormPerson
  /** As a contract names it. */
  product: string
  firstDay: PlainDate
}

/** What was ordered before, and what has become of it. */
export interface OrderedBefore {
  /** What people call it. */
  number: string
  holder: FormPerson
  state: ApplicationState
  /** What it is good for once it is granted. */
  concluding: { effectiveOn: PlainDate; payload: Pick<EventPayloads['concluded'], 'product'> }
  /** Null while there is no contract. */
  timeline: Pick<Timeline, 'covered' | 'products'> | null
}

/** A subscription that its holder has already, on days for which another one is wanted. */
export interface HeldAlready extends DaySpan {
  number: string
}

const written = (name: string): string => name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Whether two forms name one person: by name, however it is written, and day of birth. */
export const isSamePerson = (a: FormPerson, b: FormPerson): boolean =>
  a.birthDate === b.birthDate &&
  written(a.firstName) === written(b.firstName) &&
  written(a.lastName) === written(b.lastName)

/** The days on which a product is subscribed to; a product is subscribed to until the next one is. */
const daysOf = (product: string, products: readonly Step<string>[], covered: readonly DaySpan[]): DaySpan[] =>
  products.flatMap(({ from, value }, index) =>
    value === product ? within(covered, { from, to: products[index + 1]?.from ?? NO_END }) : [],
  )

function daysHeld(product: string, { state, concluding, timeline }: OrderedBefore): DaySpan[] {
  if (timeline) return daysOf(product, timeline.products, timeline.covered)
  const isWaited = !isFinalApplication(state) && concluding.payload.product === product
  return isWaited ? [{ from: concluding.effectiveOn, to: NO_END }] : []
}

/**
 * The first subscription to the same for the same person on days that are wanted now, whether it runs, is still ahead
 * or waits to be granted; undefined where there is none. It may be on purpose: it is said, and refuses nothing.
 */
export function heldAlready(wanted: WantedSubscription, before: readonly OrderedBefore[]): HeldAlready | undefined {
  const wantedDays = { from: wanted.firstDay, to: NO_END }
  return before
    .filter(({ holder }) => isSamePerson(holder, wanted.holder))
    .flatMap(one => within(daysHeld(wanted.product, one), wantedDays).map(days => ({ number: one.number, ...days })))
    .toSorted((a, b) => a.from.localeCompare(b.from))[0]
}
