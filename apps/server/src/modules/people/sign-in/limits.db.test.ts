import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, loginOf, PASSWORD, sendAccountMails, signIn } from '../../../testing/account.ts'
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

/** Other people's networks: one each, of IPv6 another /56. */
const strangers = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => (n % 2 === 0 ? `203.0.113.${n}` : `2001:db8:${n}::1`))

const guessFrom = async (network: string, email: string, times: number) => {
  const visitor = visitorOf(test.app, 'en', network)
  for (let n = 0; n < times; n += 1)
    await visitor.send(calls.login, { body: loginOf(test, { email, password: 'Falsch-falsch-1' }) })
}

describe('strangers who try often', () => {
  it('do not keep the owner from signing in, where they have before or for the first time', async () => {
    const { email, visitor } = await aCustomer(test, { email: 'locked@example.org' })
    for (const network of strangers(15)) await guessFrom(network, email, 10)
    const elsewhere = visitorOf(test.app, 'en', '198.51.100.1')
    const wrong = loginOf(test, { email, password: 'Falsch-falsch-1' })
    const tried = await statuses(4, () => elsewhere.send(calls.login, { body: wrong }))
    expect(tried).toEqual([400, 400, 400, 429])
    expect((await visitor.send(calls.login, { body: loginOf(test, { email }) })).status).toBe(200)
    expect(
      (await visitorOf(test.app, 'en', '198.51.100.2').send(calls.login, { body: loginOf(test, { email }) })).status,
    ).toBe(200)
  })

  it('guess no more often with a browser of their own', async () => {
    const { email, visitor } = await aCustomer(test, { email: 'browser@example.org' })
    expect(
      await statuses(12, () => visitor.send(calls.login, { body: loginOf(test, { email, password: 'Falsch-1' }) })),
    ).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    const { visitor: stranger } = await aCustomer(test, { email: 'stranger@example.org' })
    const body = loginOf(test, { email: 'nobody-else@example.org', password: 'Falsch-falsch-1' })
    expect((await statuses(12, () => stranger.send(calls.login, { body }))).at(-1)).toBe(429)
  })

  it('do not keep the owner from having mails', async () => {
    const { email, visitor } = await aCustomer(test, { email: 'flooded@example.org' })
    test.pass(24 * 60)
    const body = { email, originUrl: 'https://shop.example' }
    const ask = (who: ReturnType<typeof visitorOf>) => who.send(calls.requestPasswordReset, { body })
    for (const network of strangers(6)) await statuses(5, () => ask(visitorOf(test.app, 'en', network)))
    const elsewhere = visitorOf(test.app, 'en', '198.51.100.3')
    expect(await statuses(2, () => ask(elsewhere))).toEqual([200, 429])
    expect(await statuses(6, () => ask(visitor))).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('of which the owner is told once a day, and nobody where there is no account', async () => {
    const { email } = await aCustomer(test, { email: 'told@example.org' })
    const addresses = [email, 'nobody-at-all@example.org']
    const warnings = async () => {
      await sendAccountMails(test)
      return test.mails
        .filter(({ to, subject }) => subject.startsWith('Many tries') && addresses.includes(to))
        .map(({ to }) => to)
    }
    for (const address of addresses) for (const network of strangers(15)) await guessFrom(network, address, 10)
    expect(await warnings()).toEqual([email])
    test.pass(61)
    for (const network of strangers(15)) await guessFrom(network, email, 10)
    expect(await warnings()).toEqual([email])
    test.pass(24 * 60)
    for (const network of strangers(15)) await guessFrom(network, email, 10)
    expect(await warnings()).toEqual([email, email])
  })
})
