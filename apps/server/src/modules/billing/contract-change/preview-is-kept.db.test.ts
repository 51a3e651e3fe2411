import * as calls from '@billett/contract'
import { addDays, addMonths } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claim } from '../../../db/schema/index.ts'
import { offerSubscriptions } from '../../../testing/a-contract.ts'
import { numbersFrom } from '../../../testing/crash/numbers-from.ts'
import { holding } from '../../../testing/holding.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'

type Holder = Awaited<ReturnType<typeof holding>>
type Change = calls.PreviewChange['change']

/** Contracts to which something happens at random, and the seed of it all. */
const CONTRACTS = 24
const SEED = 11

const WEEK = 7 * 24 * 60
const WEEKS = 36

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterAll(() => test.close())

/** Something that is asked for, also what cannot be. */
function randomChange(next: () => number): Change {
  const below = (count: number) => Math.floor(next() * count)
  const month = addMonths('2026-12-01', below(5))
  const kind = next()
  if (kind < 0.15) return { kind: 'replacement', reason: 'loss', recipient: 'holder' }
  if (kind < 0.5) return { kind: 'cancel', date: below(3) === 0 ? null : addDays(month, -1), reason: 'customerRequest' }
  const from = below(2) === 0 ? month : addDays(month, below(28))
  const until = below(2) === 0 ? addDays(addMonths(month, 1 + below(2)), -1) : addDays(from, below(80))
  return { kind: 'pause', from, until, reason: below(2) === 0 ? 'illness' : 'unknown' }
}

function ask({ visitor, contractId: contractGuid }: Holder, change: Change) {
  if (change.kind === 'pause') return visitor.send(calls.pauseSubscription, { body: { contractGuid, ...change } })
  if (change.kind === 'cancel') return visitor.send(calls.cancelSubscription, { body: { contractGuid, ...change } })
  if (change.kind === 'replacement') return visitor.send(calls.replaceCard, { body: { contractGuid, ...change } })
  throw new Error(`nobody asks for ${change.kind} here`)
}

interface Seen {
  what: string
  contractId: string
  shown: calls.ChangePreview
}

/** Some changes, one after the other, and what the preview of the last one that can be showed; none where none can. */
async function changed(next: () => number): Promise<Seen | undefined> {
  const holder = await holding(test)
  let seen: Seen | undefined
  const told: string[] = []
  for (let times = 1 + Math.floor(next() * 3); times > 0; times -= 1) {
    const change = randomChange(next)
    const body = { contractGuid: holder.contractId, change }
    const { items } = await holder.visitor.send(calls.previewSubscriptionChange, { body })
    const { status } = await ask(holder, change)
    told.push(JSON.stringify(change))
    const [shown] = items
    // What is refused changes nothing: the contract goes on as it was shown before.
    if (status === 200 && shown) seen = { what: told.join(), contractId: holder.contractId, shown }
    await claimRound(test.world)
  }
  return seen
}

it('what a preview shows is what is claimed later, whatever was asked for before', async () => {
  const next = numbersFrom(SEED)
  const all: Seen[] = []
  for (let contracts = 0; contracts < CONTRACTS; contracts += 1) all.push(...[(await changed(next)) ?? []].flat())
  for (let week = 0; week < WEEKS; week += 1) {
    test.pass(WEEK)
    await claimRound(test.world)
  }
  for (const { what, contractId, shown } of all) {
    const rows = await test.database.db.select().from(claim).where(eq(claim.contractId, contractId))
    const booked = rows.filter(({ periodStart }) => periodStart < shown.comparedUntil)
    expect(
      booked.map(({ component, periodStart, cents }) => `${component} ${periodStart} ${cents}`).sort(),
      what,
    ).toEqual(
      shown.after
        .flatMap(({ claims }) => claims)
        .map(({ component, period, amountInCent }) => `${component} ${period.from} ${amountInCent}`)
        .sort(),
    )
  }
  expect(all.length).toBeGreaterThan(CONTRACTS / 2)
})
