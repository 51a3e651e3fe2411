import * as calls from '@billett/contract'
import { pathOf } from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, loginOf, PASSWORD, signIn } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

let count = 0
/** Everybody in this file has an address of their own. */
const somebody = () => {
  count += 1
  return aCustomer(test, { email: `customer${count}@example.org` })
}

const refresh = (refresh_token: string) =>
  visitorOf(test.app).send(calls.token, { body: { grant_type: 'refresh_token', refresh_token } })

const tokensOf = (answer: Awaited<ReturnType<typeof refresh>>): calls.SignedIn => {
  const [tokens] = answer.items
  if (!tokens) throw new Error(`no tokens: ${JSON.stringify(answer.errors)}`)
  return tokens
}

const asks = async (token: string) => {
  const visitor = visitorOf(test.app)
  visitor.withToken(token)
  return (await visitor.send(calls.getUser)).status
}

describe('signing in', () => {
  it('brings the guest’s cart and what was bought on the device', async () => {
    const { email, visitor: elsewhere } = await somebody()
    const guest = visitorOf(test.app)
    const order = await bought(test, guest)
    const cart = await aCart(guest)
    await signIn(guest, loginOf(test, { email }))
    for (const { orderId } of [order, cart])
      expect((await elsewhere.send(calls.getOrder, { params: { orderId }, query: {} })).status).toBe(200)
    expect((await guest.send(calls.getOrders)).items.map(({ orderId }) => orderId).sort()).toEqual(
      [order.orderId, cart.orderId].sort(),
    )
  })

  it('answers an unknown address like a wrong password, after the same work', async () => {
    const { email } = await somebody()
    const { passwords } = test.world
    const asked: (string | null)[] = []
    test.world.passwords = {
      ...passwords,
      verify: (hash, password) => {
        asked.push(hash)
        return passwords.verify(hash, password)
      },
    }
    const login = (over: object) => visitorOf(test.app).send(calls.login, { body: loginOf(test, over) })
    const wrong = await login({ email, password: 'Falsch-falsch-1' })
    const unknown = await login({ email: 'nobody@example.org' })
    test.world.passwords = passwords
    expect([unknown.status, unknown.errors]).toEqual([wrong.status, wrong.errors])
    expect(asked).toEqual([expect.stringContaining('$argon2id$'), null])
  })

  it('asks for an address, and for a password', async () => {
    const login = (over: object) => visitorOf(test.app).send(calls.login, { body: loginOf(test, over) })
    expect((await login({ password: '' })).errors).toMatchObject([
      { fieldName: 'password', translationKey: 'error.passwordNotEmpty' },
    ])
    expect((await login({ email: 'ada' })).errors).toMatchObject([
      { fieldName: 'email', translationKey: 'error.email' },
    ])
  })

  it('says who the bearer of a token is, and hands out no other', async () => {
    const { visitor, signedIn } = await somebody()
    const who = await visitor.ask(calls.loginJwt)
    expect(who).toMatchObject({ userId: signedIn.userId, authenticated: true })
    expect(who).not.toHaveProperty('refresh_token')
    expect(visitor.token()).toBe(signedIn.id_token)
  })

  it('leaves staff out who lack a right the page needs', async () => {
    const { email } = await somebody()
    const login = await visitorOf(test.app).send(calls.login, { body: loginOf(test, { email, requiredRights: [1] }) })
    expect(login).toMatchObject({ status: 403, errors: [{ translationKey: 'error.loginUnauthorized' }] })
  })
})

describe('a session', () => {
  it('is renewed by its refresh token when the short-lived token has run out', async () => {
    const { signedIn } = await somebody()
    test.pass(16)
    expect(await asks(signedIn.id_token)).toBe(401)
    const renewed = await refresh(signedIn.refresh_token)
    const next = tokensOf(renewed)
    expect(next.refresh_token).not.toBe(signedIn.refresh_token)
    expect(renewed.headers.authorization).toBe(`Bearer ${next.id_token}`)
    expect(await asks(next.id_token)).toBe(200)
  })

  it('carries the claims of the specification', async () => {
    const { signedIn } = await somebody()
    const claims = JSON.parse(Buffer.from(signedIn.id_token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({
      sub: signedIn.userId,
      given_name: 'Ada',
      family_name: 'Lovelace',
      rights: '[]',
      sid: test.world.client.config.settings.clientId,
    })
    expect(claims.exp - claims.iat).toBe(15 * 60)
    expect(claims.guestUser).toBeUndefined()
  })

  it('ends for both when a refresh token is used again', async () => {
    const { signedIn } = await somebody()
    const next = tokensOf(await refresh(signedIn.refresh_token))
    test.pass(5)
    expect((await refresh(signedIn.refresh_token)).errors).toMatchObject([{ translationKey: 'error.sessionEnded' }])
    expect((await refresh(next.refresh_token)).status).toBe(400)
    expect(await asks(next.id_token)).toBe(401)
  })

  it('survives two tabs that renew at the same moment', async () => {
    const { signedIn } = await somebody()
    const both = await Promise.all([refresh(signedIn.refresh_token), refresh(signedIn.refresh_token)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    for (const answer of both) expect((await refresh(tokensOf(answer).refresh_token)).status).toBe(200)
  })

  it('ends after 30 days in which nobody came', async () => {
    const { signedIn } = await somebody()
    test.pass(30 * 24 * 60)
    expect((await refresh(signedIn.refresh_token)).status).toBe(400)
  })

  it('takes forms, as OAuth clients send them', async () => {
    const { email } = await somebody()
    const send = (fields: Record<string, string>) =>
      test.app.inject({
        method: 'POST',
        url: pathOf(calls.token),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
    const reply = await send({ grant_type: 'password', username: email, password: PASSWORD })
    expect(reply.json()).toMatchObject({ data: [{ authenticated: true, refresh_token: expect.any(String) }] })
    expect(reply.headers['cache-control']).toBe('no-store')
    expect((await send({ grant_type: 'client_credentials' })).statusCode).toBe(400)
    expect((await send({ grant_type: 'password', username: email })).json()).toMatchObject({
      error: [{ fieldName: 'password', translationKey: 'error.required' }],
    })
  })
})

describe('signing out', () => {
  it('ends this device’s session at once', async () => {
    const { visitor, signedIn } = await somebody()
    expect((await visitor.send(calls.logout, { body: {} })).status).toBe(200)
    expect(await asks(signedIn.id_token)).toBe(401)
    expect((await refresh(signedIn.refresh_token)).status).toBe(400)
  })

  it('works with the refresh token alone', async () => {
    const { signedIn } = await somebody()
    await visitorOf(test.app).send(calls.logout, { body: { refresh_token: signedIn.refresh_token } })
    expect((await refresh(signedIn.refresh_token)).status).toBe(400)
  })

  it('works for another device of mine, and for nobody else’s', async () => {
    const { visitor, signedIn, email } = await somebody()
    const phone = visitorOf(test.app)
    const onPhone = await signIn(phone, loginOf(test, { email }))
    const list = (await visitor.send(calls.getSessions)).items
    expect(list).toHaveLength(2)
    const other = list.find(({ isCurrent }) => !isCurrent)?.sessionId ?? ''
    const eve = (await somebody()).visitor
    expect((await eve.send(calls.endSession, { params: { sessionId: other } })).status).toBe(404)
    expect(await asks(onPhone.id_token)).toBe(200)
    expect((await visitor.send(calls.endSession, { params: { sessionId: other } })).items).toHaveLength(1)
    expect(await asks(onPhone.id_token)).toBe(401)
    expect(await asks(signedIn.id_token)).toBe(200)
    const [own] = (await visitor.send(calls.getSessions)).items
    expect((await visitor.send(calls.endSession, { params: { sessionId: own?.sessionId ?? '' } })).status).toBe(409)
  })

  it('works everywhere, with or without this device', async () => {
    const { visitor, signedIn, email } = await somebody()
    const onPhone = await signIn(visitorOf(test.app), loginOf(test, { email }))
    expect((await visitor.send(calls.endSessions, { query: { keepThis: true } })).items).toHaveLength(1)
    expect([await asks(onPhone.id_token), await asks(signedIn.id_token)]).toEqual([401, 200])
    await visitor.send(calls.endSessions, { query: {} })
    expect(await asks(signedIn.id_token)).toBe(401)
  })
})

it('a token of a session that never was is nobody’s', async () => {
  const { signedIn } = await somebody()
  const token = await tokenFor(test.world, { kind: 'customer', id: signedIn.userId, session: crypto.randomUUID() })
  expect(await asks(token)).toBe(401)
})
