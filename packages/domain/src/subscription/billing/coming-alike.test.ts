import { describe, expect, it } from 'vitest'
import type { CollectionPlan } from '../../collection/collection-date.ts'
import type { ContractEvent } from '../contract/contract-event.ts'
import { aPoint, booked, claimsOf, concluded, history, paused, productChanged, someFacts } from '../contract.fixture.ts'
import type { Claimed } from './claim.ts'
import { comingUntil } from './coming.ts'
import type { ContractFacts } from './facts.ts'
import { project } from './project.ts'

const UNTIL = '2027-06-30'

const plan: CollectionPlan = { dueDay: 1, lateDay: 15, noticeDays: 5 }
const nothingTold = { effectiveOn: '2027-04-15', payload: {} }
const base = someFacts({
  today: '2027-01-10',
  prices: [aPoint(), aPoint({ product: 'zones', cents: 4200 })],
  events: history(
    concluded('2026-12-01'),
    productChanged('2027-01-01', 'zones'),
    productChanged('2027-01-01', 'germany'),
    paused('2027-03-01', '2027-06-01'),
    { kind: 'resumed', ...nothingTold },
  ),
  plans: { usual: plan, of: {} },
})
const facts: ContractFacts = { ...base, claimed: booked(claimsOf(project(base, '2026-12-15'))) }

const planned = (over: Partial<CollectionPlan>) => ({ plans: { usual: { ...plan, ...over }, of: {} } })
const claimed = (over: Partial<Claimed>) => ({ claimed: facts.claimed.map(one => ({ ...one, ...over })) })
const told = (seq: number, over: (event: ContractEvent) => ContractEvent) => ({
  events: facts.events.map(event => (event.seq === seq ? over(event) : event)),
})

/** Each of the facts as it is with somebody else. */
const FACTS: Readonly<Record<keyof ContractFacts, Partial<ContractFacts>>> = {
  terms: { terms: { ...facts.terms, partial: { first: 'full', last: 'full', paused: 'byDay' } } },
  prices: { prices: [aPoint({ cents: 6900 })] },
  events: { events: history(concluded('2026-12-01')) },
  claimed: { claimed: [] },
  plans: planned({ dueDay: 20 }),
  knownUntil: { knownUntil: '2026-12-20T13:00:00.000Z' },
}
const PLANS: Readonly<Record<keyof CollectionPlan, Partial<ContractFacts>>> = {
  dueDay: planned({ dueDay: 20 }),
  lateDay: planned({ lateDay: null }),
  noticeDays: planned({ noticeDays: 30 }),
}
/** Of a claim all but who pays; its number and its VAT are not told. */
const CLAIMS: Readonly<Record<Exclude<keyof Claimed, 'payer' | 'revision' | 'vatCents'>, Partial<ContractFacts>>> = {
  component: claimed({ component: 'surcharge' }),
  periodStart: claimed({ periodStart: '2026-12-02' }),
  cents: claimed({ cents: 6200 }),
  vatPermille: claimed({ vatPermille: 190 }),
}
/** Of an event all but when it was recorded, as long as that is known. */
const EVENTS: Readonly<Record<Exclude<keyof ContractEvent, 'recordedOn'>, Partial<ContractFacts>>> = {
  kind: told(5, ({ seq, recordedOn }) => ({ kind: 'unparked', ...nothingTold, seq, recordedOn })),
  effectiveOn: told(5, event => ({ ...event, effectiveOn: '2027-05-01' })),
  payload: told(3, ({ seq, recordedOn }) => ({ ...productChanged('2027-01-01', 'zones'), seq, recordedOn })),
  seq: told(3, event => ({ ...event, seq: 1.5 })),
}

describe('what comes of contracts that are not alike', () => {
  it.each(
    Object.entries({ FACTS, PLANS, CLAIMS, EVENTS }).flatMap(([of, all]) =>
      Object.entries(all).map(([what, over]) => [`${of}.${what}`, over] as const),
    ),
  )('is told of each: %s', (_what, over) => {
    const other = { ...facts, ...over }
    const both = comingUntil(UNTIL)
    const [one, another] = [both(facts), both(other)]
    expect(another).toEqual(comingUntil(UNTIL)(other))
    expect(another).not.toEqual(one)
  })

  it('is reckoned once of those that are: whoever pays, and whenever what is known was recorded', () => {
    let reckoned = 0
    const terms = {
      ...facts.terms,
      get correctionMonths() {
        reckoned += 1
        return facts.terms.correctionMonths
      },
    }
    const ben = { payer: 'ben', kind: 'remainder' as const }
    const [, ...others] = facts.events
    const events = [...history(concluded('2026-12-01', { shares: [ben] })), ...others].map(event => ({
      ...event,
      recordedOn: '2026-01-01T12:00:00.000Z',
    }))
    const tell = comingUntil(UNTIL)
    const asked = tell({ ...facts, terms })
    const once = reckoned
    expect(tell({ ...facts, ...claimed({ payer: 'ben' }), terms, events })).toEqual(
      asked?.map(one => ({ ...one, payer: 'ben' })),
    )
    expect([once > 0, reckoned]).toEqual([true, once])
  })
})
