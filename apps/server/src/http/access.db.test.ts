import { randomUUID } from 'node:crypto'
import { clientByName } from '@billett/clients'
import * as calls from '@billett/contract'
import { type Call, failures } from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { RIGHTS, unixSeconds } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL_RIGHTS, issueToken } from '../call/visitor/visitor.ts'
import { userAccount } from '../db/schema/index.ts'
import { tokenFor } from '../testing/callers.ts'
import { visitorOf } from '../testing/client.ts'
import { databasePrint } from '../testing/database-print.ts'
import { type Subject, sampleInput } from '../testing/hostile/sample-input.ts'
import { aCart, bought } from '../testing/purchase.ts'
import { errorsOf, sendRaw } from '../testing/raw-request.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

let test: TestWorld
let ada: ReturnType<typeof visitorOf>
/** What is Ada's: a cart, and an order that was paid. */
let hers: { cart: calls.PreparedOrder; order: calls.PreparedOrder }

beforeAll(async () => {
  test = await testWorld()
  ada = visitorOf(test.app)
  hers = { cart: await aCart(ada), order: await bought(test, ada) }
})
afterAll(() => test.close())

const MINUTE = 60

/** A token with every claim of ours, signed by `key`. */
const signed = (
  over: { key?: string; issuer?: string; alg?: string; sub?: string; expires?: number; claims?: object } = {},
) => {
  const now = unixSeconds(test.now())
  const token = new SignJWT({
    rights: JSON.stringify(ALL_RIGHTS),
    sid: test.world.client.config.settings.clientId,
    userType: 1,
    ...over.claims,
  })
    .setProtectedHeader({ alg: over.alg ?? 'HS256' })
    .setSubject(over.sub ?? randomUUID())
    .setIssuer(over.issuer ?? test.world.tokens.issuer)
    .setIssuedAt(now)
  if (over.expires !== Number.POSITIVE_INFINITY) token.setExpirationTime(now + (over.expires ?? 60 * MINUTE))
  return token.sign(over.key ? new TextEncoder().encode(over.key) : test.world.tokens.key)
}

const unsigned = (): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { sub: randomUUID(), sid: 'x', iss: test.world.tokens.issuer, exp: 4_000_000_000, rights: '[1,2]' }
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
}

const tampered = (token: string): string => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const more = Buffer.from(JSON.stringify({ ...claims, rights: JSON.stringify(ALL_RIGHTS) })).toString('base64url')
  return [header, more, signature].join('.')
}

type Caller = () => Promise<string | undefined>

/** Headers that stand for nobody: as good as none. */
const NOBODY: Record<string, Caller> = {
  'no header': async () => undefined,
  'an empty header': async () => '',
  'a scheme without a token': async () => 'Bearer',
  'an empty token': async () => 'Bearer ',
  'a token that reads null': async () => 'Bearer null',
  'another scheme': async () => `Basic ${Buffer.from('a:b').toString('base64')}`,
}

/** Headers that claim to be somebody and are not. */
const IMPOSTORS: Record<string, Caller> = {
  'a token that reads undefined': async () => 'Bearer undefined',
  'any text': async () => 'Bearer abc.def.ghi',
  'a very long text': async () => `Bearer ${'x'.repeat(8000)}`,
  'a token without a signature': async () => `Bearer ${unsigned()}`,
  'a token of another key': async () => `Bearer ${await signed({ key: 'a key that somebody else has made up' })}`,
  'a token of another issuer': async () => `Bearer ${await signed({ issuer: 'elsewhere' })}`,
  'a token of another algorithm': async () => `Bearer ${await signed({ alg: 'HS512' })}`,
  'a token that has ended': async () => `Bearer ${await signed({ expires: -1 })}`,
  'a token without an end': async () => `Bearer ${await signed({ expires: Number.POSITIVE_INFINITY })}`,
  'a token of nobody': async () => `Bearer ${await signed({ sub: 'admin' })}`,
  'a token of another client': async () =>
    `Bearer ${await tokenFor(test.world, { kind: 'staff', clientId: randomUUID(), rights: ALL_RIGHTS })}`,
  'a token of another client of ours': async () => {
    const moorland = clientByName('moorland')?.config.settings.clientId ?? ''
    return `Bearer ${await tokenFor(test.world, { kind: 'staff', clientId: moorland, rights: ALL_RIGHTS })}`
  },
  'a guest’s token of another client': async () =>
    `Bearer ${await tokenFor(test.world, { kind: 'guest', clientId: randomUUID() })}`,
  'a customer’s token that was signed by somebody else': async () =>
    `Bearer ${await signed({ key: 'a key that somebody else has made up', claims: { userType: 2 } })}`,
  'a guest’s token that has ended': async () => `Bearer ${await tokenFor(test.world, { kind: 'guest', minutes: -1 })}`,
  'a token whose session never was': async () =>
    `Bearer ${await tokenFor(test.world, { kind: 'customer', session: randomUUID() })}`,
  'a token with rights that are no list': async () => `Bearer ${await signed({ claims: { rights: 'all' } })}`,
  'a token that was changed': async () => `Bearer ${tampered(await tokenFor(test.world, { kind: 'staff' }))}`,
}

const rightsBut = (missing: readonly string[]): number[] =>
  Object.entries(RIGHTS).flatMap(([name, number]) => ([...missing, 'IsAdministrator'].includes(name) ? [] : [number]))

const rightsOf = ({ access }: Call): readonly string[] => (access.who === 'staff' ? access.rights : [])

type Kind = 'guest' | 'customer' | 'staffWithoutRights' | 'staff'

/** Who may make a call of which access, for as much as the contract says. */
const MAY: Record<Call['access']['who'], readonly Kind[]> = {
  public: ['guest', 'customer', 'staffWithoutRights', 'staff'],
  visitor: ['guest', 'customer', 'staffWithoutRights', 'staff'],
  customer: ['customer'],
  user: ['customer', 'staffWithoutRights', 'staff'],
  staff: ['staff'],
  // By entries of a menu that none of these sees.
  portal: [],
  // By a key, which is no token of anybody's.
  partner: [],
}

/** Staff here are of one client among several. */
const mayMake = ({ access }: Call): readonly Kind[] =>
  access.who === 'staff' && access.everyClient ? [] : MAY[access.who]

const bearer = async (call: Call, kind: Kind): Promise<string> => {
  if (kind === 'guest' || kind === 'customer') return `Bearer ${await tokenFor(test.world, { kind })}`
  const rights = kind === 'staff' ? ALL_RIGHTS : rightsBut(rightsOf(call))
  return `Bearer ${await tokenFor(test.world, { kind: 'staff', rights })}`
}

const subject = (): Subject => ({
  cart: hers.cart,
  parentTicketGuid: hers.order.tickets[0]?.ticketId ?? '',
  origin: 'x',
  destination: 'y',
})

const ask = (call: Call, authorization: string | undefined) =>
  sendRaw(test.app, call, { ...sampleInput(call, subject()), authorization })

const everyCall = catalogue.map(call => [call.name, call] as const)

describe('who may make a call', () => {
  it.each(everyCall)('%s', async (_, call) => {
    for (const kind of MAY.visitor) {
      const reply = await ask(call, await bearer(call, kind))
      if (mayMake(call).includes(kind)) expect([401, 403], kind).not.toContain(reply.statusCode)
      else {
        expect(reply.statusCode, kind).toBe(403)
        expect(errorsOf(reply), kind).toMatchObject([{ translationKey: 'error.forbidden' }])
      }
    }
  })
})

describe('rights of staff', () => {
  const call = calls.syncTariff
  const name = { rights: ALL_RIGHTS, kind: 'staff' } as const

  it('are those that are stored: one taken away counts no more with the next call, one given counts', async () => {
    const id = randomUUID()
    const authorization = `Bearer ${await tokenFor(test.world, { ...name, id })}`
    const store = (rights: number[]) => test.world.db.update(userAccount).set({ rights }).where(eq(userAccount.id, id))
    expect((await ask(call, authorization)).statusCode).toBe(200)
    await store(rightsBut(rightsOf(call)))
    expect((await ask(call, authorization)).statusCode).toBe(403)
    await store([...ALL_RIGHTS])
    expect((await ask(call, authorization)).statusCode).toBe(200)
  })

  it('are nobody’s without a session, whatever a token says', async () => {
    const { clientId } = test.world.client.config.settings
    const who = { ...name, id: randomUUID(), clientId, minutes: 60 }
    const token = await issueToken(who, test.world.tokens, test.world.clock())
    expect((await ask(call, `Bearer ${token}`)).statusCode).toBe(401)
  })
})

describe('nobody', () => {
  it.each(everyCall)('may not make %s, unless everybody may', async (_, call) => {
    for (const [name, authorization] of Object.entries(NOBODY)) {
      const { statusCode, ...reply } = await ask(call, await authorization())
      if (call.access.who === 'public') expect(statusCode, name).not.toBe(401)
      else
        expect([statusCode, JSON.parse(reply.body).error[0].errorCode], name).toEqual([401, failures.unauthorized.code])
    }
  })
})

describe('an impostor', () => {
  const closed = everyCall.filter(([, call]) => call.access.who !== 'public')
  it.each(closed)('may not make %s', async (_, call) => {
    const impostors: [string, string | undefined][] = []
    for (const [name, authorization] of Object.entries(IMPOSTORS)) impostors.push([name, await authorization()])
    const before = await databasePrint(test.world.db)
    for (const [name, authorization] of impostors) {
      const reply = await ask(call, authorization)
      expect(reply.statusCode, name).toBe(401)
      expect(errorsOf(reply), name).toMatchObject([{ translationKey: 'error.unauthorized', fieldName: '' }])
    }
    expect(await databasePrint(test.world.db)).toBe(before)
  })

  const open = everyCall.filter(([, call]) => call.access.who === 'public')
  it.each(open)('is nobody to %s', async (_, call) => {
    const nobody = await ask(call, undefined)
    for (const [name, authorization] of Object.entries(IMPOSTORS))
      expect((await ask(call, await authorization())).statusCode, name).toBe(nobody.statusCode)
  })

  it('who begins a cart gets a name of their own, not the one they claimed', async () => {
    const claimed = randomUUID()
    const eve = visitorOf(test.app)
    eve.withToken(await signed({ sub: claimed, key: 'a key that somebody else has made up' }))
    const { orderId } = await eve.ask(calls.prepareSale, { body: {} })
    const { rows } = await test.database.pool.query('select owner_id from "order" where id = $1', [orderId])
    expect(rows[0].owner_id).not.toBe(claimed)
    expect((await eve.send(calls.getOrder, { params: { orderId }, query: {} })).status).toBe(200)
  })
})

it('who may not call is told so before the request is looked at', async () => {
  const reply = await sendRaw(test.app, calls.addTicket, { params: { orderId: 'abc' }, body: '{broken' })
  expect(reply.statusCode).toBe(401)
})

/** Calls that name something that belongs to somebody; what staff and partners see is shown elsewhere. */
const owned = catalogue.filter(
  call =>
    !['staff', 'partner'].includes(call.access.who) &&
    /"(orderId|parentTicketGuid)"/.test(JSON.stringify(sampleShape(call))),
)

function sampleShape(call: Call): object {
  const nothing = { orderId: '', tickets: [], totalGrossInCents: 0 } as unknown as calls.PreparedOrder
  return sampleInput(call, { cart: nothing, parentTicketGuid: 'x', origin: 'x', destination: 'y' })
}

describe('what belongs to somebody else looks like what is not there', () => {
  it('is tried with every call that names an order or a ticket', () => {
    expect(owned.length).toBeGreaterThan(12)
  })

  it.each(owned.map(call => [call.name, call] as const))('%s', async (_, call) => {
    const eve = await bearer(call, call.access.who === 'customer' ? 'customer' : 'guest')
    const staff = await bearer(call, 'staffWithoutRights')
    const asked = (order: calls.PreparedOrder) =>
      sampleInput(call, { ...subject(), cart: order, parentTicketGuid: order.tickets[0]?.ticketId ?? '' })
    const absent: calls.PreparedOrder = {
      ...hers.order,
      orderId: randomUUID(),
      tickets: hers.order.tickets.map(ticket => ({ ...ticket, ticketId: randomUUID() })),
    }
    const before = await databasePrint(test.world.db)
    const callers = call.access.who === 'customer' ? [eve] : [eve, staff]
    for (const authorization of callers) {
      const nothing = await sendRaw(test.app, call, { ...asked(absent), authorization })
      expect(nothing.statusCode).toBe(404)
      for (const foreign of [hers.cart, hers.order]) {
        const reply = await sendRaw(test.app, call, { ...asked(foreign), authorization })
        expect([reply.statusCode, reply.body]).toEqual([nothing.statusCode, nothing.body])
      }
    }
    expect(await databasePrint(test.world.db)).toBe(before)
  })

  it('and is in nobody else’s list', async () => {
    const eve = visitorOf(test.app)
    eve.withToken(await tokenFor(test.world, { kind: 'guest' }))
    expect((await eve.send(calls.getOrders)).items).toEqual([])
    const mine = (await ada.send(calls.getOrders)).items.map(order => order.orderId)
    expect(mine.sort()).toEqual([hers.cart.orderId, hers.order.orderId].sort())
  })
})

it('answers that belong to somebody are kept by nobody on the way', async () => {
  const { headers } = await ada.send(calls.getOrder, { params: { orderId: hers.order.orderId }, query: {} })
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
})
