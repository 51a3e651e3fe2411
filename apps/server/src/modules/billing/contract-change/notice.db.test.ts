import * as calls from '@billett/contract'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { claim } from '../../../db/schema/index.ts'
import { offerSubscriptions } from '../../../testing/a-contract.ts'
import { holding } from '../../../testing/holding.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterEach(() => test.close())

const WEEK = 7 * 24 * 60

/** All that is claimed of a contract in some weeks: component, period and amount. */
async function claimedIn(contractId: string, weeks: number) {
  await claimRound(test.world)
  for (let week = 0; week < weeks; week += 1) {
    test.pass(WEEK)
    await claimRound(test.world)
  }
  const rows = await test.database.db
    .select()
    .from(claim)
    .where(eq(claim.contractId, contractId))
    .orderBy(asc(claim.periodStart), asc(claim.id))
  return rows
}

describe('notice is received at a moment', () => {
  const body = (contractGuid: string) => ({ contractGuid, date: null, reason: 'customerRequest' as const })

  it.each([
    ['2026-12-10T22:59:59.000Z', 'the last second of the 10th in Berlin', '2027-01-01'],
    ['2026-12-10T23:00:00.000Z', 'the first of the 11th', '2027-02-01'],
  ])('%s, %s, and ends the contract accordingly', async (moment, _, effectiveOn) => {
    const { visitor, contractId, contract, comesTo } = await holding(test)
    await comesTo(moment)
    const request = await visitor.ask(calls.cancelSubscription, { body: body(contractId) })
    expect(request).toMatchObject({ requestedOn: moment, effectiveOn })
    expect((await contract()).endReason).toBe('customerRequest')
  })

  it('and taken back until its last day, not from the day on which the contract no longer holds', async () => {
    const { visitor, contractId, contract, comesTo } = await holding(test)
    const { guid } = await visitor.ask(calls.cancelSubscription, { body: body(contractId) })
    const back = { body: { contractGuid: contractId, changeRequestGuid: guid } }
    await comesTo('2026-12-31T23:00:00.000Z')
    const { errors } = await visitor.send(calls.takeBackChange, back)
    expect(errors).toMatchObject([{ translationKey: 'error.tooLateToTakeBack' }])
    expect((await contract()).list).toBe('expired')
  })
})

describe('what the preview shows is what is claimed later', () => {
  const CHANGES: [string, calls.PreviewChange['change']][] = [
    ['a pause of two months', { kind: 'pause', from: '2027-01-01', until: '2027-02-28', reason: 'unknown' }],
    ['a pause of what was claimed', { kind: 'pause', from: '2026-12-01', until: '2026-12-31', reason: 'illness' }],
    ['an end', { kind: 'cancel', date: '2027-01-31', reason: 'customerRequest' }],
    ['an end of what was claimed', { kind: 'cancel', date: null, reason: 'customerRequest' }],
    ['a replacement card', { kind: 'replacement', reason: 'loss', recipient: 'holder' }],
  ]
  it.each(CHANGES)('%s', async (_, change) => {
    const { visitor, contractId, preview } = await holding(test)
    const shown = await preview(change)
    const about = { contractGuid: contractId, seq: shown.seq }
    if (change.kind === 'pause') await visitor.ask(calls.pauseSubscription, { body: { ...about, ...change } })
    if (change.kind === 'cancel') await visitor.ask(calls.cancelSubscription, { body: { ...about, ...change } })
    if (change.kind === 'replacement') await visitor.ask(calls.replaceCard, { body: { ...about, ...change } })
    const booked = (await claimedIn(contractId, 26)).filter(({ periodStart }) => periodStart < shown.comparedUntil)
    expect(booked.map(({ component, periodStart, cents }) => `${component} ${periodStart} ${cents}`).sort()).toEqual(
      shown.after
        .flatMap(({ claims }) => claims)
        .map(({ component, period, amountInCent }) => `${component} ${period.from} ${amountInCent}`)
        .sort(),
    )
    expect(booked.length).toBeGreaterThan(0)
  })
})
