import { getPrepaidStatus } from '@billett/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCustomer } from '../../../testing/account.ts'
import { CARDS } from '../../../testing/fakes/fake-cards.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let ada: Awaited<ReturnType<typeof aCustomer>>['visitor']
beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000' } })
  ada = (await aCustomer(test)).visitor
})
afterAll(() => test.close())

const ask = (cardNumber: string) => ada.send(getPrepaidStatus, { params: { cardNumber } })

it('a card tells its balance and what it can still take, however its number is typed', async () => {
  for (const typed of ['927610000001', '9276 1000 0001', '9276-1000-0001'])
    expect((await ask(typed)).items).toEqual([
      {
        cardNumber: '927610000001',
        balanceInCents: 1_240,
        maximumBalanceInCents: 15_000,
        minimumTopUpInCents: 500,
        possibleTopUpInCents: 10_000,
        isTopUpPossible: true,
        topUpRefusal: null,
        currency: 'EUR',
        validUntil: '2099-12-31',
      },
    ])
})

it.each([
  ['927610000004', 300, 'error.cardAlmostFull'],
  ['927610000005', 0, 'error.cardAtMaximumBalance'],
])('card %s cannot be topped up by more than %d cents: %s', async (cardNumber, possible, topUpRefusal) =>
  expect((await ask(cardNumber)).items).toMatchObject([
    { isTopUpPossible: false, possibleTopUpInCents: possible, topUpRefusal },
  ]),
)

it.each([
  [' ', 400, 'error.cardNumberEmpty'],
  ['abc', 400, 'error.notValid'],
  ['123', 404, 'error.cardUnknown'],
  ['927610000006', 409, 'error.cardExpired'],
  ['927610000007', 409, 'error.cardDeactivated'],
  ['927610000008', 409, 'error.cardNotActive'],
  [CARDS.withoutAnswer, 502, 'error.cardError'],
])('card %j is refused with %d %s', async (cardNumber, status, translationKey) => {
  const answer = await ask(cardNumber)
  expect([answer.status, answer.items, answer.errors]).toMatchObject([
    status,
    [],
    [{ fieldName: 'cardNumber', translationKey }],
  ])
})

it('whoever tries one number after another is stopped, also before a card that exists', async () => {
  const { visitor: eve } = await aCustomer(test, { email: 'eve@example.org' })
  const tries = async (numbers: string[]) => {
    const statuses = []
    for (const cardNumber of numbers)
      statuses.push((await eve.send(getPrepaidStatus, { params: { cardNumber } })).status)
    return statuses
  }
  const guesses = await tries(Array.from({ length: 21 }, (_, index) => String(1_000 + index)))
  expect(guesses.slice(-2)).toEqual([404, 429])
  expect(await tries(['927610000001'])).toEqual([429])
})
