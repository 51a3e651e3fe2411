import * as calls from '@billett/contract'
import { type Call, failures } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffAction } from '../../../db/schema/index.ts'
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

  const { IsAdministrator, AllowedToUseAdminPanel, AllowedToManageStaff } = RIGHTS
  const { AllowedToSeeUsers, AllowedToEditUsers, AllowedToSeePersonalDetails } = RIGHTS
  const EDITS = [AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToSeePersonalDetails, AllowedToEditUsers]

  const clerk = async (rights: readonly number[]) => {
    const id = crypto.randomUUID()
    const staff = visitorOf(test.app)
    staff.withToken(await tokenFor(test.world, { kind: 'staff', id, rights }))
    const change = (userId: string, body: calls.UpdateUser) =>
      staff.send(calls.updateUser, { params: { id: userId }, body })
    return { id, change }
  }

  it('is changed by staff who may edit it and see it whole, and by no others', async () => {
    const { userId } = ada.signedIn
    for (const lost of EDITS) {
      const { change } = await clerk(EDITS.filter(right => right !== lost))
      expect((await change(userId, { firstName: 'Augusta' })).status).toBe(404)
    }
    const { change } = await clerk(EDITS)
    expect((await change(userId, { firstName: 'Augusta' })).items).toMatchObject([{ firstName: 'Augusta' }])
    expect((await (await clerk([IsAdministrator])).change(userId, { firstName: 'Ada' })).status).toBe(200)
  })

  it('of a colleague is changed by who manages staff', async () => {
    const colleague = await clerk([AllowedToUseAdminPanel])
    expect((await (await clerk(EDITS)).change(colleague.id, { firstName: 'Grace' })).status).toBe(404)
    const { change } = await clerk([...EDITS, AllowedToManageStaff])
    expect((await change(colleague.id, { firstName: 'Grace' })).status).toBe(200)
  })

  it('is noted when staff change it: which fields, and nothing that they say', async () => {
    const { id, change } = await clerk(EDITS)
    await change(ada.signedIn.userId, { expected: { phone: '' }, phone: '+49 30 1234' })
    expect(await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, id))).toMatchObject([
      { call: 'user/updateUser', subjectId: ada.signedIn.userId, before: null, after: { changed: ['phone'] } },
    ])
  })

  it('is not changed by who has seen another version of it', async () => {
    const { change } = await clerk(EDITS)
    const late = await change(ada.signedIn.userId, { expected: { lastName: 'Byron' }, lastName: 'King' })
    expect(late.errors[0]?.translationKey).toBe('error.changedMeanwhile')
    expect(await ada.visitor.ask(calls.getUser)).toMatchObject({ lastName: 'Lovelace' })
  })

  it('has addresses that staff correct, not where somebody has seen others', async () => {
    const { change } = await clerk(EDITS)
    const [seen] = (await ada.visitor.ask(calls.getUser)).addresses
    if (!seen) throw new Error('nobody lives anywhere')
    const moved = { ...seen, houseNumber: '2a' }
    expect((await change(ada.signedIn.userId, { expected: { addresses: [seen] }, addresses: [moved] })).status).toBe(
      200,
    )
    expect((await ada.visitor.ask(calls.getUser)).addresses).toEqual([moved])
    const late = await change(ada.signedIn.userId, { expected: { addresses: [seen] }, addresses: [seen] })
    expect(late.errors[0]?.translationKey).toBe('error.changedMeanwhile')
    const none = await change(ada.signedIn.userId, { expected: { addresses: [] }, addresses: [seen] })
    expect(none.errors[0]?.translationKey).toBe('error.changedMeanwhile')
    expect((await ada.visitor.ask(calls.getUser)).addresses).toEqual([moved])
  })
})
