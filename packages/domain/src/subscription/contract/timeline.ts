import type { Instant } from '../../time/instant.ts'
import type { PlainDate } from '../../time/plain-date.ts'
import type { Share } from '../billing/share.ts'
import {
  BLOCK_CAUSES,
  type BlockCause,
  type ContractEvent,
  END_REASONS,
  type EndReason,
  type EventKind,
  type EventPayloads,
  type ParkReason,
  type PassMedium,
  type PriceAgreement,
} from './contract-event.ts'
import { type DaySpan, later, NO_END, united, without } from './day-span.ts'
import { inForce } from './in-force.ts'
import type { Step } from './step.ts'

/** A price that was announced, and the first day on which it holds. */
export interface AnnouncedPrice {
  announcedOn: PlainDate
  from: PlainDate
}

/** A contract's whole life as its events tell it. Of a day, ask; nothing of it is stored. */
export interface Timeline {
  /** From the first day to the end, pauses included; `NO_END` while none is known. Empty where it never began. */
  span: DaySpan
  anchor: PlainDate
  endReason: EndReason | null
  /** The days that are travelled on and paid for. */
  covered: DaySpan[]
  paused: DaySpan[]
  blocked: { cause: BlockCause; spans: DaySpan[] }[]
  products: Step<string>[]
  prices: Step<PriceAgreement>[]
  /** New prices, each with the day it was told of and its first day. */
  announced: AnnouncedPrice[]
  shares: Step<Share[]>[]
  mediums: Step<PassMedium>[]
  charges: ({ on: PlainDate } & EventPayloads['charged'])[]
  parked: ParkReason | null
}

type Of<Kind extends EventKind> = Extract<ContractEvent, { kind: Kind }>

const ofKind = <Kind extends EventKind>(events: readonly ContractEvent[], kind: Kind): Of<Kind>[] =>
  events.filter((event): event is Of<Kind> => event.kind === kind)

/** Of several steps from one day the last. */
const lastOfDay = <Value>(steps: readonly Step<Value>[]): Step<Value>[] =>
  steps.filter(({ from }, index) => steps[index + 1]?.from !== from)

/** What was concluded, and what changed it later; a change from before the first day holds from the first. */
const steps = <Value>(first: Step<Value>, changes: readonly Step<Value>[]): Step<Value>[] =>
  lastOfDay([first, ...changes.map(({ from, value }) => ({ from: later(first.from, from), value }))])

/** Of several ends the earliest holds; of those on one day, the one that asks least. */
const firstEnd = (ends: readonly Of<'ended'>[]): Of<'ended'> | undefined =>
  ends.reduce<Of<'ended'> | undefined>((first, end) => {
    if (!first || end.effectiveOn < first.effectiveOn) return end
    const asksLess = END_REASONS.indexOf(end.payload.reason) < END_REASONS.indexOf(first.payload.reason)
    return end.effectiveOn === first.effectiveOn && asksLess ? end : first
  }, undefined)

/** A pause goes on until its day, or until the first resumption that was recorded after it. */
const pauses = (paused: readonly Of<'paused'>[], resumed: readonly Of<'resumed'>[]): DaySpan[] =>
  united(
    paused.map(({ seq, effectiveOn: from, payload: { until } }) => {
      const resumption = resumed.find(other => other.seq > seq && other.effectiveOn > from)
      return { from, to: resumption && resumption.effectiveOn < until ? resumption.effectiveOn : until }
    }),
  )

/** What was lost is missed no more once there is something else to travel with: a phone, or a card that is made. */
const lifts = (event: ContractEvent, cause: BlockCause): boolean =>
  event.kind === 'mediumChanged'
    ? cause === 'lost' && (event.payload.medium.kind === 'phone' || event.payload.medium.serial !== null)
    : event.kind === 'unblocked' && event.payload.cause === cause

/** What one cause blocks: from each block to the next lifting. */
function blocks(events: readonly ContractEvent[], cause: BlockCause): DaySpan[] {
  const spans: DaySpan[] = []
  for (const event of events) {
    const isBlock = event.kind === 'blocked' && event.payload.cause === cause
    if (!isBlock && !lifts(event, cause)) continue
    const last = spans.at(-1)
    if (last && last.to === NO_END) last.to = event.effectiveOn
    if (isBlock) spans.push({ from: event.effectiveOn, to: NO_END })
  }
  return united(spans)
}

const parkReason = (events: readonly ContractEvent[]): ParkReason | null => {
  const latest = events
    .filter(({ kind }) => kind === 'parked' || kind === 'unparked')
    .reduce<ContractEvent | undefined>((last, event) => (last && last.seq > event.seq ? last : event), undefined)
  return latest?.kind === 'parked' ? latest.payload.reason : null
}

/**
 * The contract as it was known at a moment; null where none was concluded, or its conclusion was taken back. What is
 * recorded later changes nothing of it.
 */
export function fold(events: readonly ContractEvent[], knownUntil: Instant): Timeline | null {
  const known = inForce(events, knownUntil)
  const [concluded] = ofKind(known, 'concluded')
  if (!concluded) return null
  const { effectiveOn: first, payload } = concluded
  const end = firstEnd(ofKind(known, 'ended'))
  const span = { from: first, to: later(first, end?.effectiveOn ?? NO_END) }
  const paused = pauses(ofKind(known, 'paused'), ofKind(known, 'resumed'))
  return {
    span,
    anchor: payload.anchor,
    endReason: end?.payload.reason ?? null,
    covered: without([span], paused),
    paused,
    blocked: BLOCK_CAUSES.map(cause => ({ cause, spans: blocks(known, cause) })).filter(one => one.spans.length > 0),
    products: steps(
      { from: first, value: payload.product },
      ofKind(known, 'productChanged').map(event => ({ from: event.effectiveOn, value: event.payload.product })),
    ),
    prices: lastOfDay(ofKind(known, 'priceAgreed').map(event => ({ from: event.effectiveOn, value: event.payload }))),
    announced: ofKind(known, 'priceAnnounced').map(({ effectiveOn: from, payload: { announcedOn } }) => ({
      announcedOn,
      from,
    })),
    shares: steps(
      { from: first, value: payload.shares },
      ofKind(known, 'sharesAgreed').map(event => ({ from: event.effectiveOn, value: event.payload.shares })),
    ),
    mediums: steps(
      { from: first, value: payload.medium },
      ofKind(known, 'mediumChanged').map(event => ({ from: event.effectiveOn, value: event.payload.medium })),
    ),
    charges: ofKind(known, 'charged').map(event => ({ on: event.effectiveOn, ...event.payload })),
    parked: parkReason(known),
  }
}
