import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../db/schema/index.ts'
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
