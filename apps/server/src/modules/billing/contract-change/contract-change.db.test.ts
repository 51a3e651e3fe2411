import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aContract, offerSubscriptions } from '../../../testing/a-contract.ts'
import { aCustomer } from '../../../testing/account.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'

let test: TestWorld
let people = 0
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterAll(() => test.close())

const CARD = { kind: 'chip', serial: 'B-1' } as const

/** Somebody with a contract from December on, whose first period has been claimed. */
async function holding(over: Partial<Parameters<typeof aContract>[1]> = {}) {
  people += 1
  const { visitor } = await aCustomer(test, { email: `holder${people}@example.org` })
  const accountId = (await visitor.ask(calls.getUser)).userId
  const { contractId } = await aContract(test, { from: '2026-12-01', medium: CARD, accountId, ...over })
  await claimRound(test.world)
  const contract = async () => {
    const { items } = await visitor.send(calls.getSubscriptionContracts)
    const found = items.find(({ guid }) => guid === contractId)
    return found ?? expect.unreachable()
  }
  return { visitor, contractId, contract, accountId }
}

// It is Saturday, 21 November 2026, 10 o'clock in Berlin.
describe('a contract in the account of who concluded it', () => {
  it('is listed with its days, its next debit, and what may be done about it', async () => {
    const { contract } = await holding()
    expect(await contract()).toMatchObject({
      list: 'running',
      state: 'Granted',
      life: 'ahead',
      roles: ['subscriber', 'holder', 'payer'],
      subscriptionName: 'Deutschlandticket',
      validFrom: '2026-12-01',
      validUntil: null,
      price: { state: 'known', cents: 6300, vatCents: 412 },
      nextDebit: { on: '2027-01-04', amountInCent: 12_600 },
      problem: null,
      listChangeRequests: [],
      payers: [{ isReader: true, method: 'Direct debit', mandate: null }],
    })
    expect((await contract()).allowedActions.every(({ isAllowed, reason }) => isAllowed && reason === null)).toBe(true)
  })

  it('says what is debited next and why, and that nothing has been so far', async () => {
    const { visitor, contractId } = await holding()
    const next = await visitor.ask(calls.getNextDebits, { params: { contractGuid: contractId } })
    expect(next).toMatchObject({ paidInCent: 0, openInCent: 0 })
    expect(next.text).toContain('Nothing has been debited yet.')
    expect(next.debits.map(({ on, amountInCent, isBooked }) => [on, amountInCent, isBooked])).toEqual([
      ['2027-01-04', 12_600, false],
      ['2027-02-01', 6300, false],
      ['2027-03-01', 6300, false],
    ])
    expect(next.debits[0]?.claims.map(({ reasons }) => reasons[0])).toEqual([
      '€63.00 for December 2026 (Fare)',
      '€63.00 for January 2027 (Fare)',
    ])
  })
})

describe('ending a contract', () => {
  it('shows its effect first, ends it, and takes it back', async () => {
    const { visitor, contractId, contract } = await holding()
    const dates = await visitor.ask(calls.getCancellationDates, { query: { antragGuid: contractId } })
    expect(dates).toMatchObject({ fruehestesDatum: '2026-12-31', noticeUntil: '2026-12-10' })
    const change = { kind: 'cancel', date: null, reason: 'customerRequest' } as const
    const preview = await visitor.ask(calls.previewSubscriptionChange, { body: { contractGuid: contractId, change } })
    expect(preview).toMatchObject({
      validUntil: '2026-12-31',
      cardValidUntil: '2026-12-31',
      takeBackUntil: '2026-12-31',
    })
    const { seq } = await contract()
    const body = { contractGuid: contractId, seq, date: null, reason: 'customerRequest' as const }
    const request = await visitor.ask(calls.cancelSubscription, { body })
    expect(request).toMatchObject({ kind: 'cancel', state: 'accepted', effectiveOn: '2027-01-01' })
    expect(await visitor.ask(calls.cancelSubscription, { body })).toEqual(request)
    expect(await contract()).toMatchObject({ validUntil: '2026-12-31', listChangeRequests: [{ guid: request.guid }] })
    const back = { contractGuid: contractId, changeRequestGuid: request.guid }
    await visitor.ask(calls.takeBackChange, { body: back })
    expect((await contract()).validUntil).toBeNull()
    expect((await visitor.send(calls.takeBackChange, { body: back })).status).toBe(409)
  })
})
