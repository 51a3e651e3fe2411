import fc from 'fast-check'
import { expect } from 'vitest'
import { vatInGross } from '../money/cents.ts'
import { addDays, type PlainDate } from '../time/plain-date.ts'
import type { Claim, Claimed } from './billing/claim.ts'
import { type Coming, comingUntil } from './billing/coming.ts'
import type { ContractFacts } from './billing/facts.ts'
import { claimableUntil, claimToday, nextLook } from './billing/next-look.ts'
import { keyOf } from './billing/owed.ts'
import { periodAt } from './billing/period-rule.ts'
import { type Projection, preview, project } from './billing/project.ts'
import { splitPrice } from './billing/share.ts'
import { amountOf } from './billing/why.ts'
import { dayCount, within } from './contract/day-span.ts'
import { fold } from './contract/timeline.ts'
import { booked, claimsOf, history } from './contract.fixture.ts'
import { type Story, stories } from './random-contract.fixture.ts'

const eventsOf = ({ events }: Story) =>
  history(...events.map(({ recorded, happening }) => ({ ...happening, recorded })))

const factsOf = (story: Story, today: PlainDate, claimed: readonly Claimed[]): ContractFacts => ({
  terms: story.terms,
  events: eventsOf(story),
  prices: story.prices,
  claimed,
  plans: { usual: story.plan, of: {} },
  knownUntil: `${today}T13:00:00.000Z`,
})

/** A run on one day: books what it finds to what there is. */
const run = (story: Story, today: PlainDate, claimed: readonly Claimed[]): Claimed[] => {
  const facts = factsOf(story, today, claimed)
  return [...claimed, ...booked(claimsOf(project(facts, claimableUntil(facts))))]
}

/** What stands under each key in all, where that is anything. */
const sums = (claimed: readonly Claimed[]): Record<string, { cents: number; vatCents: number }> => {
  const found = new Map<string, { cents: number; vatCents: number }>()
  for (const one of claimed) {
    const name = `${keyOf(one)}|${one.vatPermille}`
    const sum = found.get(name) ?? { cents: 0, vatCents: 0 }
    found.set(name, { cents: sum.cents + one.cents, vatCents: sum.vatCents + one.vatCents })
  }
  return Object.fromEntries([...found].filter(([, { cents, vatCents }]) => cents !== 0 || vatCents !== 0))
}

const runs = (story: Story, days: readonly PlainDate[], claimed: readonly Claimed[] = []): Claimed[] =>
  days.reduce((books, day) => run(story, day, books), [...claimed])

/** The same contract, as if somebody else paid what anna does. */
const paidBy = (facts: ContractFacts, payer: string): ContractFacts => {
  const { events, claimed } = facts
  return { ...facts, ...JSON.parse(JSON.stringify({ events, claimed }).replaceAll('"anna"', JSON.stringify(payer))) }
}

/** The same contract, each time with one thing that is not as it was. */
const otherwise = ({ plan, terms, prices }: Story, facts: ContractFacts): ContractFacts[] => {
  const change: Record<keyof ContractFacts, Partial<ContractFacts>> = {
    terms: { terms: { ...terms, partial: { first: 'byDay', last: 'byDay', paused: 'byDay' } } },
    prices: { prices: prices.map(point => ({ ...point, cents: point.cents * 2 })) },
    events: { events: facts.events.slice(0, -1) },
    claimed: { claimed: facts.claimed.slice(1) },
    plans: { plans: { usual: { ...plan, dueDay: plan.dueDay === 20 ? 21 : 20 }, of: {} } },
    knownUntil: { knownUntil: facts.knownUntil.replace(/^\d{4}/, '2027') },
  }
  return Object.values(change).map(over => ({ ...facts, ...over }))
}

const comingIn = (projection: Projection): Coming[] | null =>
  projection.ok
    ? projection.claims.map(({ payer, component, dueOn, cents }) => ({ payer, component, dueOn, cents }))
    : null

const toldInOrder = (all: readonly Coming[] | null): string[] | undefined =>
  all?.map(one => JSON.stringify(one)).toSorted()

const recomputed = ({ why }: Claim): number => why.owed.reduce((sum, one) => sum + amountOf(one), -why.beforeCents)

type Law = (story: Story) => void

/** What holds of every contract, whatever happens to it. */
export const CONTRACT_LAWS: Readonly<Record<string, Law>> = {
  'runs on any days book what one run at the end would': story => {
    const sliced = runs(story, [...story.lookedAt, story.end])
    expect(sums(sliced)).toEqual(sums(run(story, story.end, [])))
  },
  'a second run books nothing': story => {
    const books = runs(story, [...story.lookedAt, story.end])
    expect(run(story, story.end, books)).toEqual(books)
  },
  'no key has a revision twice': story => {
    const books = runs(story, [...story.lookedAt, story.end])
    const keys = books.map(one => `${keyOf(one)}|${one.revision}`)
    expect(new Set(keys).size).toBe(keys.length)
  },
  'a preview shows what runs book after the change, whenever they come': story => {
    const [before, change] = [story.events.slice(0, -1), story.events.at(-1)]
    if (!change || before.length === 0) return
    const today = story.lookedAt[0] ?? addDays(story.end, -300)
    const then: Story = { ...story, events: before.filter(({ recorded }) => recorded <= today) }
    const books = run(then, today, [])
    const changed: Story = { ...then, events: [...then.events, { recorded: today, happening: change.happening }] }
    const until = claimableUntil(factsOf(changed, story.end, []))
    const shown = claimsOf(preview(factsOf(then, today, books), change.happening, until))
    const days = [today, ...story.lookedAt.filter(day => day > today), story.end].filter(day => day <= story.end)
    expect(sums([...books, ...booked(shown)])).toEqual(sums(runs(changed, days, books)))
  },
  'nothing stands in the books for a period without a day of cover': story => {
    const { covered, anchor } = fold(eventsOf(story), `${story.end}T13:00:00.000Z`) ?? {
      covered: [],
      anchor: story.end,
    }
    const books = runs(story, [...story.lookedAt, story.end])
    const fares = books.filter(({ component }) => component !== 'replacementFee' && component !== 'termDifference')
    for (const name of Object.keys(sums(fares))) {
      const periodStart = name.split('|')[2] ?? ''
      const period = periodAt(story.terms.period, anchor, periodStart)
      expect(dayCount(within(covered, period)), name).toBeGreaterThan(0)
    }
  },
  'the shares of a price are the price, and none takes more than it or less than nothing': story => {
    for (const { happening } of story.events) {
      if (happening.kind !== 'concluded' && happening.kind !== 'sharesAgreed') continue
      for (const { cents } of story.prices.filter(({ component }) => component !== 'discount')) {
        const split = splitPrice(cents, happening.payload.shares)
        expect(split.reduce((sum, one) => sum + one, 0)).toBe(cents)
        expect(Math.min(...split)).toBeGreaterThanOrEqual(0)
      }
    }
  },
  'the VAT of what stands under a key is that of its sum': story => {
    for (const [name, { cents, vatCents }] of Object.entries(sums(runs(story, [...story.lookedAt, story.end]))))
      expect(vatCents, name).toBe(vatInGross(cents, Number(name.split('|')[3])))
  },
  'the reason of a claim works out its amount': story => {
    const facts = factsOf(story, story.end, runs(story, story.lookedAt))
    for (const claim of claimsOf(project(facts, claimableUntil(facts)))) {
      expect(recomputed(claim)).toBe(claim.cents)
      expect(claim.why.owed.length > 0 || claim.why.absence !== null).toBe(true)
    }
  },
  'what is recorded later changes nothing of what was known': story => {
    const known = `${story.lookedAt[0] ?? story.end}T13:00:00.000Z`
    const events = eventsOf(story)
    expect(fold(events, known)).toEqual(
      fold(
        events.filter(({ recordedOn }) => recordedOn <= known),
        known,
      ),
    )
  },
  'what is told of claims to come is what they are, of contracts alike but for who pays and of others': story => {
    const books = runs(story, story.lookedAt)
    const facts = factsOf(story, story.end, books)
    const until = claimableUntil(facts)
    const tell = comingUntil(until)
    for (const one of [facts, ...otherwise(story, facts), paidBy(facts, 'zoe'), paidBy(facts, 'an-employer')])
      expect(toldInOrder(tell(one))).toEqual(toldInOrder(comingIn(project(one, until))))
  },
  'before the next look there is nothing to book, and on it there is': story => {
    const today = story.end
    const quiet: Story = { ...story, events: story.events.filter(({ recorded }) => recorded <= today) }
    const books = run(quiet, today, [])
    const look = nextLook(factsOf(quiet, today, books))
    expect(claimToday(factsOf(quiet, today, []))).toMatchObject({ ok: true, nextLook: look })
    const last = look ?? addDays(today, 100)
    for (let day = addDays(today, 1); day < last; day = addDays(day, 9))
      expect(run(quiet, day, books), day).toEqual(books)
    if (look) expect(look > today).toBe(true)
  },
}

/** Tries a law on so many stories; the same ones for the same seed. */
export const hold = (law: Law, numRuns: number, seed?: number): void =>
  fc.assert(
    fc.property(stories, story => law(story)),
    seed === undefined ? { numRuns } : { numRuns, seed },
  )
