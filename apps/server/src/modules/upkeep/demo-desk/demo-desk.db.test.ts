import { startBankDemo } from '@billett/bank-demo/testing'
import * as calls from '@billett/contract'
import { businessDateOf } from '@billett/domain'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankHttp } from '../../../adapters/bank-channel/bank-http.ts'
import { demoClockOf } from '../../../adapters/demo-clock/demo-clock.ts'
import { buildApp } from '../../../app.ts'
import { claim, dunningCase } from '../../../db/schema/index.ts'
import { worldsOf } from '../../../hosts/worlds-of.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { aMandate } from '../../../testing/a-mandate.ts'
import { aCustomer } from '../../../testing/account.ts'
import { testShop } from '../../../testing/test-shop.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'
import { moveClock } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ config: { BILLETT_DEMO: '1' } })
})
afterAll(() => test.close())

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** The app of a demo with a clock of its own, as one of several processes. */
async function process() {
  const { clock, demoClock } = await demoClockOf(test.database.db, test.now)
  const app = await buildApp(testShop({ ...test.world, clock, demoClock }))
  const post = (url: string, payload: string) => app.inject({ method: 'POST', url, payload, headers: form })
  return { app, clock, demoClock, post }
}

it('a demo’s clock moves on in all processes, claims what comes up meanwhile, and never goes back', async () => {
  await aContract(test, { from: '2026-12-01' })
  await claimRound(test.world)
  const [one, other] = [await process(), await process()]
  expect((await one.post('/demo/clock', 'days=62')).statusCode).toBe(303)
  await other.demoClock.refresh()
  expect([one.clock(), other.clock()]).toEqual(['2027-01-22T09:00:00.000Z', '2027-01-22T09:00:00.000Z'])
  const booked = await test.database.db.select().from(claim).orderBy(claim.periodStart)
  expect(booked.map(({ periodStart, bookedOn }) => `${periodStart} ${bookedOn.slice(0, 10)}`)).toEqual([
    '2026-12-01 2026-11-21',
    '2027-01-01 2026-12-14',
    '2027-02-01 2027-01-11',
  ])
  for (const days of ['-1', '0', '1000', 'soon']) await one.post('/demo/clock', `days=${days}`)
  expect(one.clock()).toBe('2027-01-22T09:00:00.000Z')
  await Promise.all([one.app.close(), other.app.close()])
})

it('who is signed in stays so: sessions keep real time', async () => {
  const { app, post } = await process()
  const { visitor } = await aCustomer({ ...test, app })
  await post('/demo/clock', 'days=300')
  expect((await visitor.send(calls.getUser)).status).toBe(200)
  await app.close()
})

it('of two shops the page names both, and moves the clock for both', async () => {
  const hosts = 'tickets.valley.example=luehrtal,tickets.moor.example=moorland'
  const two = await testWorld({ config: { BILLETT_DEMO: '1', CLIENTS: hosts } })
  const { clock, demoClock } = await demoClockOf(two.database.db, two.now)
  const [, { world: moor } = expect.unreachable()] = worldsOf({ ...two.world, clock, demoClock })
  const app = await buildApp(testShop({ ...two.world, clock, demoClock }))
  await aContract({ ...two, world: moor }, { from: '2026-12-01' })
  await app.inject({ method: 'POST', url: '/demo/clock', payload: 'days=62', headers: form })
  const booked = await two.database.db.select().from(claim).orderBy(claim.periodStart)
  expect(booked.map(({ bookedOn }) => bookedOn.slice(0, 10))).toEqual(['2026-11-22', '2026-12-14', '2027-01-11'])
  const { body } = await app.inject({ url: '/demo', headers: { 'accept-language': 'en' } })
  expect(body).toContain(`${two.world.client.config.texts.nameShort}, ${moor.client.config.texts.nameShort}`)
  await app.close()
  await two.close()
})

it('days that are left out are lived: debits come, one comes back, and a case is opened', async () => {
  const year = await testWorld({ config: { BILLETT_DEMO: '1' } })
  const { clock, demoClock } = await demoClockOf(year.database.db, year.now)
  const bank = await startBankDemo(businessDateOf(clock()))
  const bankChannel = bankHttp({ url: bank.baseUrl(), secret: bank.secret, clock })
  const world = { ...year.world, clock, demoClock, bankChannel }
  const mine = { ...year, world }
  const [pays, bounces] = [await aContract(mine, { from: '2026-12-01' }), await aContract(mine, { from: '2026-12-01' })]
  await aMandate(mine, pays)
  await aMandate(mine, bounces, 'DE38000000000000002001')
  await moveClock([world], 75)
  const states = async (contractId: string) => {
    const { rows } = await world.db.execute<{ day: string; state: string }>(sql`
      select distinct c.due_on as day, c.state from collection c join collection_claim part on part.collection_id = c.id
      join claim on claim.id = part.claim_id where claim.contract_id = ${contractId} order by 1, 2`)
    return rows.map(({ day, state }) => `${day} ${state}`)
  }
  expect(await states(pays.contractId)).toEqual(['2027-01-04 settled', '2027-02-01 settled'])
  expect((await states(bounces.contractId)).every(one => one.endsWith('returned'))).toBe(true)
  // Each month comes, ends the case, and goes back.
  const cases = await world.db
    .select({ openedOn: dunningCase.openedOn, closedOn: dunningCase.closedOn })
    .from(dunningCase)
  expect(cases.map(({ openedOn, closedOn }) => [openedOn, closedOn === null])).toEqual([
    ['2027-01-06', false],
    ['2027-02-03', true],
  ])
  await bank.stop()
  await year.close()
})

it('outside a demo there is no such page, and no clock to move', async () => {
  const real = await buildApp(testShop({ ...test.world, config: { ...test.world.config, BILLETT_DEMO: false } }))
  const answer = await real.inject({ method: 'POST', url: '/demo/clock', payload: 'days=1', headers: form })
  expect(answer.statusCode).not.toBe(303)
  const { demoClock } = await demoClockOf(test.database.db, test.now)
  const production = { ...test.world, demoClock, config: { ...test.world.config, BILLETT_DEMO: false } }
  await expect(moveClock([production], 1)).rejects.toThrow('only the clock of a demo')
  await real.close()
})
