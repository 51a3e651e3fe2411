import * as calls from '@billett/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { offerSubscriptions } from '../../../testing/a-contract.ts'
import { visitorOf } from '../../../testing/client.ts'
import { holding, somebody } from '../../../testing/holding.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterAll(() => test.close())

it('whoever owes something of their contract pays it from there, and nobody else is led anywhere', async () => {
  const { visitor, contractId, comesTo } = await holding(test)
  const params = { contractGuid: contractId }
  expect(await visitor.ask(calls.getNextDebits, { params })).toMatchObject({ openInCent: 0, canPay: false })
  await comesTo('2027-01-12T10:00:00.000Z')
  expect(await visitor.ask(calls.getNextDebits, { params })).toMatchObject({ openInCent: 6300, canPay: true })
  const { redirectUrl } = await visitor.ask(calls.payOwnDebt, { params })
  const token = redirectUrl.split('/').at(-1) ?? ''
  expect(await visitorOf(test.app).ask(calls.getDebt, { params: { token } })).toMatchObject({
    state: 'owed',
    amountInCent: 6300,
  })
  await visitorOf(test.app).ask(calls.payDebt, { params: { token } })
  test.provider.decide([...test.provider.payments.keys()].at(-1) ?? '', 'paid')
  expect(await visitorOf(test.app).ask(calls.getDebt, { params: { token } })).toMatchObject({ state: 'paid' })
  expect(await visitor.ask(calls.getNextDebits, { params })).toMatchObject({ openInCent: 0, canPay: false })
  const stranger = await somebody(test)
  expect((await stranger.visitor.send(calls.payOwnDebt, { params })).status).toBe(404)
  expect((await visitorOf(test.app).send(calls.payOwnDebt, { params })).status).toBe(401)
})
