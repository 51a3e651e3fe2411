import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, placed } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { pollPayments } from './poll-payments.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

it('a provider that answers slowly is asked about four payments at once, and about every one', async () => {
  const ada = visitorOf(test.app)
  for (let order = 0; order < 9; order += 1) await placed(ada, await aCart(ada))
  test.pass(1)

  const open = Promise.withResolvers<void>()
  let asked = 0
  let waiting = 0
  let most = 0
  test.provider.onCall = async () => {
    asked += 1
    waiting += 1
    most = Math.max(most, waiting)
    await open.promise
    waiting -= 1
  }
  const round = pollPayments(test.world)
  await vi.waitFor(() => expect(waiting).toBe(4))
  open.resolve()
  expect(await round).toBe(9)
  expect({ asked, most }).toEqual({ asked: 9, most: 4 })
})

it('the round ends early when the process is asked to stop', async () => {
  test.pass(1)
  let asked = 0
  test.provider.onCall = async () => {
    asked += 1
    test.world.isStopping = () => true
  }
  await pollPayments(test.world)
  expect(asked).toBe(4)
  test.world.isStopping = () => false
})

it('two workers that ask at once share what is due', async () => {
  test.pass(60)
  const asked: string[] = []
  const { fetchPayment } = test.provider
  test.provider.onCall = async () => undefined
  test.provider.fetchPayment = query => {
    asked.push('reference' in query ? query.reference : query.idempotencyKey)
    return fetchPayment(query)
  }
  const rounds = await Promise.all([pollPayments(test.world), pollPayments(test.world)])
  test.provider.fetchPayment = fetchPayment
  expect(rounds.reduce((sum, polled) => sum + polled)).toBe(9)
  expect(asked).toHaveLength(9)
  expect(new Set(asked).size).toBe(9)
})
