import * as calls from '@billett/contract'
import { type Call, failures } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, loginOf, signIn } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { databasePrint } from '../../../testing/database-print.ts'
import { sampleInput } from '../../../testing/hostile/sample-input.ts'
import { aCart } from '../../../testing/purchase.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let ada: Awaited<ReturnType<typeof aCustomer>>
let cart: calls.PreparedOrder

beforeAll(async () => {
  test = await testWorld()
  ada = await aCustomer(test)
  cart = await aCart(visitorOf(test.app))
})
afterAll(() => test.close())

const state = (accountId: string, to: string) =>
  test.database.pool.query('update user_account set state = $2 where id = $1', [accountId, to])

/** Tokens that were good once, or look as if. */
const WORTHLESS: Record<string, () => Promise<string>> = {
  'of a session that was ended': async () => {
    const device = visitorOf(test.app)
    const { id_token } = await signIn(device, loginOf(test))
    await device.send(calls.logout, { body: {} })
    return id_token
  },
  'of an account that staff have disabled': async () => {
    const { signedIn } = await aCustomer(test, { email: `disabled${crypto.randomUUID()}@example.org` })
    await state(signedIn.userId, 'disabled')
    return signedIn.id_token
  },
  'of another’s session': async () => {
    const [session] = (await ada.visitor.send(calls.getSessions)).items
    const { signedIn } = await aCustomer(test, { email: `other${crypto.randomUUID()}@example.org` })
    return tokenFor(test.world, { kind: 'customer', id: signedIn.userId, session: session?.sessionId ?? '' })
  },
  'of a session that never was': () =>
    tokenFor(test.world, { kind: 'customer', id: ada.signedIn.userId, session: crypto.randomUUID() }),
  'that has run out': () => tokenFor(test.world, { kind: 'customer', id: ada.signedIn.userId, minutes: -1 }),
  'of another client': () =>
    tokenFor(test.world, { kind: 'customer', id: ada.signedIn.userId, clientId: crypto.randomUUID() }),
}

const closed = catalogue.filter(call => call.service === 'user' && call.access.who !== 'public')

const ask = (call: Call, token: string) => {
  const sample = sampleInput(call, { cart, parentTicketGuid: cart.orderId, origin: 'x', destination: 'y' })
  return sendRaw(test.app, call, { ...sample, authorization: `Bearer ${token}` })
}

describe.each(Object.keys(WORTHLESS))('a token %s', name => {
  let token: string
  beforeAll(async () => {
    token = (await WORTHLESS[name]?.()) ?? ''
  })

  it.each(closed.map(call => [call.name, call] as const))('does not open %s', async (_, call) => {
    const before = await databasePrint(test.world.db)
    const reply = await ask(call, token)
    expect(reply.statusCode).toBe(401)
    expect(reply.json()).toMatchObject({ error: [{ errorCode: failures.unauthorized.code }] })
    expect(await databasePrint(test.world.db)).toBe(before)
  })
})

describe('another’s account', () => {
  it('is neither shown nor changed, and looks like none', async () => {
    const { visitor: eve } = await aCustomer(test, { email: 'eve@example.org' })
    const change = (id: string) => eve.send(calls.updateUser, { params: { id }, body: { firstName: 'Mallory' } })
    const foreign = await change(ada.signedIn.userId)
    const none = await change(crypto.randomUUID())
    expect([foreign.status, foreign.errors]).toEqual([none.status, none.errors])
    expect(foreign.status).toBe(404)
    expect(await ada.visitor.ask(calls.getUser)).toMatchObject({ firstName: 'Ada' })
  })

  it('is changed by an administrator, and by no other staff', async () => {
    const change = async (rights: readonly number[]) => {
      const staff = visitorOf(test.app)
      staff.withToken(await tokenFor(test.world, { kind: 'staff', rights }))
      return staff.send(calls.updateUser, { params: { id: ada.signedIn.userId }, body: { firstName: 'Augusta' } })
    }
    expect((await change([2, 3, 4, 5])).status).toBe(404)
    expect((await change([1])).items).toMatchObject([{ firstName: 'Augusta' }])
  })
})
