import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claim, contract, party } from '../../db/schema/index.ts'
import { claimRound } from '../../modules/billing/claim/index.ts'
import { offerSubscriptions } from '../../testing/a-contract.ts'
import { holding } from '../../testing/holding.ts'
import { type TestWorld, testWorld } from '../../testing/test-world.ts'
import { deskDo } from './desk.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterAll(() => test.close())

type Holder = Awaited<ReturnType<typeof holding>>
type Asked = Parameters<typeof deskDo>[1]
const BY = { clientId: undefined, by: ['Ada'], reason: 'as was told' }

const numberOf = async (contractId: string): Promise<string> => {
  const [row] = await test.database.db.select().from(contract).where(eq(contract.id, contractId))
  return row?.number ?? ''
}
const refusal = (asked: Asked) =>
  deskDo(test.world, asked).then(
    () => 'done',
    (error: Error) => error.message,
  )

const customerOf = async (contractId: string): Promise<string> => {
  const [row] = await test.database.db
    .select({ customerNumber: party.customerNumber })
    .from(contract)
    .innerJoin(party, eq(party.id, contract.subscriberId))
    .where(eq(contract.id, contractId))
  return row?.customerNumber ?? ''
}

/** Somebody's contract, with as whom they pay for it. */
async function held(over: Parameters<typeof holding>[1]) {
  const one = await holding(test, over)
  const [row] = await test.database.db.select().from(claim).where(eq(claim.contractId, one.contractId))
  const payerId = row?.payerId ?? expect.unreachable()
  return { ...one, payerId }
}

/** Half a year at least, along the city's net. */
const CITY = { key: 'area', sort: 'subscription-city' }

describe('a new price that was told (35)', () => {
  it('opens the last day of the old one to who concluded the contract, within the minimum term too', async () => {
    const { visitor, contractId, contract: shown, preview } = await holding(test, CITY)
    const days = async () => visitor.ask(calls.getCancellationDates, { query: { antragGuid: contractId } })
    expect(await days()).toMatchObject({ erlaubteTage: ['2027-05-31'], noticeUntil: '2027-05-15' })
    const told = { ...BY, what: 'announce' as const, number: await numberOf(contractId), from: '2027-02-01' }
    expect(await refusal({ ...told, on: '2026-11-22' })).toBe('notValid at announcedOn')
    expect(await refusal({ ...told, on: '2026-11-21', from: '2026-11-21' })).toBe('notValid at from')
    await deskDo(test.world, { ...told, on: '2026-11-20' })
    expect(await days()).toMatchObject({
      fruehestesDatum: '2027-01-31',
      erlaubteTage: ['2027-01-31', '2027-05-31'],
      noticeUntil: '2026-12-10',
    })
    const notice = { date: '2027-01-31', reason: 'customerRequest' as const }
    expect(await preview({ kind: 'cancel', ...notice })).toMatchObject({ validUntil: '2027-01-31' })
    await visitor.ask(calls.cancelSubscription, { body: { contractGuid: contractId, ...notice } })
    expect(await shown()).toMatchObject({ validUntil: '2027-01-31', endReason: 'priceChange' })
    const { items } = await visitor.send(calls.getSubscriptionJournal, { params: { contractId } })
    expect(items.map(({ text }) => text)).toContain('New price announced from 1 February 2027')
    expect(await refusal({ ...told, on: '2026-11-21' })).toBe('contractExpired')
  })
})

describe('who moves, and who pays in parts (29, 33)', () => {
  const fares = async (contractId: string) => {
    await claimRound(test.world)
    const rows = await test.database.db.select().from(claim).where(eq(claim.contractId, contractId))
    const months = Map.groupBy(rows, ({ periodStart, payerId }) => `${periodStart} ${payerId.slice(-4)}`)
    return [...months].map(([month, all]) => `${month} ${all.reduce((sum, { cents }) => sum + cents, 0)}`).sort()
  }

  /** What their account says to somebody who takes part: what is debited next in cents, and what has happened. */
  const told = async (visitor: Holder['visitor'], contractId: string) => {
    const { debits } = await visitor.ask(calls.getNextDebits, { params: { contractGuid: contractId } })
    const journal = await visitor.send(calls.getSubscriptionJournal, { params: { contractId } })
    const events = journal.items.filter(({ kind }) => kind === 'event')
    return {
      cents: debits.map(({ amountInCent }) => amountInCent),
      happened: events.map(({ text }) => text),
    }
  }

  it('another net counts from the next month on, at its price, and the account says so beforehand', async () => {
    const { visitor, contractId, comesTo, payerId } = await held(CITY)
    const moving = { ...BY, what: 'move' as const, number: await numberOf(contractId), on: '2027-01-17' }
    const product = (net: string | undefined) => ({ comfortClass: undefined, net, way: undefined })
    expect(await refusal({ ...moving, product: product(undefined) })).toBe('notValid at product')
    expect(await refusal({ ...moving, product: product('nowhere') })).toBe('noPriceForConfiguration')
    expect(await refusal({ ...moving, on: '2026-11-20', product: product('network') })).toBe('notValid at on')
    await deskDo(test.world, { ...moving, product: product('network') })
    const { cents, happened } = await told(visitor, contractId)
    // December and January are debited on one day, as nothing is debited within fourteen days of being said.
    expect(cents).toEqual([4990 + 5190, 12470, 12470])
    expect(happened).toContain('Another subscription from 17 January 2027')
    await comesTo('2027-01-20T09:00:00.000Z')
    const payer = payerId.slice(-4)
    expect(await fares(contractId)).toEqual([
      `2026-12-01 ${payer} 4990`,
      `2027-01-01 ${payer} 5190`,
      `2027-02-01 ${payer} 12470`,
    ])
  })

  it('parents who part pay half each from the next month on, and each is told of their own debits at once', async () => {
    const mother = await held({ from: '2027-02-01' })
    const father = await held({ from: '2027-02-01' })
    const [her, his] = [await customerOf(mother.contractId), await customerOf(father.contractId)]
    const half = (payer: string) => ({ payer, kind: 'permille' as const, permille: 500 })
    const number = await numberOf(mother.contractId)
    const parting = { ...BY, by: ['Ada', 'Bob'], what: 'payers' as const, number, on: '2027-02-17' }
    expect(await refusal({ ...parting, by: ['Ada'], shares: [half(her), half(his)] })).toBe('secondPersonNeeded')
    expect(await refusal({ ...parting, shares: [half(her)] })).toBe('notValid at share')
    expect(await refusal({ ...parting, shares: [half(her), half('nobody')] })).toBe('notValid at share')
    await deskDo(test.world, { ...parting, shares: [half(her), half(his)] })
    const toHer = await told(mother.visitor, mother.contractId)
    expect(toHer.cents).toEqual([6300 + 3150, 3150, 3150])
    expect(toHer.happened).toContain('Who pays what changed from 17 February 2027')
    expect((await told(father.visitor, mother.contractId)).cents).toEqual([3150, 3150, 3150])
    const { items: toHim } = await father.visitor.send(calls.getSubscriptionContracts)
    expect(toHim.find(({ guid }) => guid === mother.contractId)?.roles).toEqual(['payer'])
    await mother.comesTo('2027-02-20T09:00:00.000Z')
    expect(await fares(mother.contractId)).toEqual(
      [
        `2027-02-01 ${mother.payerId.slice(-4)} 6300`,
        `2027-03-01 ${mother.payerId.slice(-4)} 3150`,
        `2027-03-01 ${father.payerId.slice(-4)} 3150`,
      ].sort(),
    )
  })

  it('who was named as a payer by mistake sees nothing of the contract once that is put right', async () => {
    const holder = await holding(test)
    const other = await holding(test)
    const number = await numberOf(holder.contractId)
    const agree = async (contractId: string) => {
      const shares = [{ payer: await customerOf(contractId), kind: 'remainder' as const }]
      await deskDo(test.world, { ...BY, by: ['Ada', 'Bob'], what: 'payers', number, on: '2027-06-01', shares })
      const { items } = await other.visitor.send(calls.getSubscriptionContracts)
      return items.find(({ guid }) => guid === holder.contractId)?.roles
    }
    expect(await agree(other.contractId)).toEqual(['payer'])
    expect(await agree(holder.contractId)).toBeUndefined()
    const params = { contractId: holder.contractId }
    expect((await other.visitor.send(calls.getSubscriptionJournal, { params })).status).toBe(404)
  })
})
