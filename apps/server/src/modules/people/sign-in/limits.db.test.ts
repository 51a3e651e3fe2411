import * as calls from '@billett/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCustomer, loginOf, PASSWORD, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '100000', TRUST_PROXY: 'loopback' } })
})
afterAll(() => test.close())

const statuses = async (times: number, ask: () => Promise<{ status: number }>): Promise<number[]> => {
  const all: number[] = []
  for (let n = 0; n < times; n += 1) all.push((await ask()).status)
  return all
}

const login = (over: object) => visitorOf(test.app).send(calls.login, { body: loginOf(test, over) })
const guess = (email: string) => statuses(12, () => login({ email, password: 'Falsch-falsch-1' }))

it('guessing is stopped, the same for an account and for none, and lasts a quarter of an hour', async () => {
  const { email } = await aCustomer(test, { email: 'guessed@example.org' })
  const known = await guess(email)
  expect(known).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
  expect(await guess('nobody@example.org')).toEqual(known)
  expect((await login({ email, password: PASSWORD })).errors).toMatchObject([
    { translationKey: 'error.tooManyRequests' },
  ])
  test.pass(15)
  expect((await login({ email, password: PASSWORD })).status).toBe(200)
})

it('a success forgives the typing errors before it', async () => {
  const { email } = await aCustomer(test, { email: 'typo@example.org' })
  await statuses(9, () => login({ email, password: 'Falsch-falsch-1' }))
  expect((await login({ email })).status).toBe(200)
  expect(await statuses(9, () => login({ email, password: 'Falsch-falsch-1' }))).not.toContain(429)
})

it('mails to an address are limited, the same whether it has an account', async () => {
  const { email } = await aCustomer(test, { email: 'mailed@example.org' })
  test.pass(60)
  const ask = (address: string) =>
    statuses(6, () =>
      visitorOf(test.app).send(calls.requestPasswordReset, {
        body: { email: address, originUrl: 'https://shop.example' },
      }),
    )
  expect(await ask(email)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await ask('unknown@example.org')).toEqual([200, 200, 200, 200, 200, 429])
})

it('a customer can have nobody flooded by naming their address as a new one', async () => {
  const { visitor, signedIn } = await aCustomer(test, { email: 'flooder@example.org' })
  test.pass(60)
  const change = () =>
    visitor.send(calls.updateUser, {
      params: { id: signedIn.userId },
      body: { email: 'victim@example.org', currentPassword: PASSWORD },
    })
  await signIn(visitor, loginOf(test, { email: 'flooder@example.org' }))
  expect(await statuses(6, change)).toEqual([200, 200, 200, 200, 200, 429])
})

it('what is counted names nobody', async () => {
  const { rows } = await test.database.pool.query('select key from attempt_count')
  expect(rows.length).toBeGreaterThan(3)
  for (const { key } of rows) expect(key).toMatch(/^[\w-]{43}$/)
})
