import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as calls from '@billett/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forEveryShop } from '../jobs/for-every-shop.ts'
import { jobsOfClients } from '../jobs/jobs-of-clients.ts'
import { workerRounds } from '../jobs/worker-rounds.ts'
import { deleteAccounts } from '../modules/upkeep/account-deletion/index.ts'
import type { DoJob } from '../ports/job-queue.ts'
import { PASSWORD, signIn } from '../testing/account.ts'
import { tokenFor } from '../testing/callers.ts'
import { visitorAt } from '../testing/client.ts'
import { aCart, execution, placed, referenceOf, verified } from '../testing/purchase.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'
import { openShops } from './open-shops.ts'
import { worldsOf } from './worlds-of.ts'

const VALLEY = 'tickets.valley.example'
const MOOR = 'tickets.moor.example'

let test: TestWorld
let server: FastifyInstance
let doJob: DoJob

beforeAll(async () => {
  test = await testWorld({
    config: { PUBLIC_URL: 'https://shop.example', CLIENTS: `${VALLEY}=luehrtal,${MOOR}=moorland` },
  })
  server = await openShops(test.world, async () => undefined)
  await server.listen({ port: 0, host: '127.0.0.1' })
  doJob = jobsOfClients(test.world)
})
afterAll(async () => {
  await server.close()
  await test.close()
})

const at = (host: string) => visitorAt(server, host)

const clientIdAt = (host: string): string =>
  worldsOf(test.world).find(shop => shop.host === host)?.world.client.config.settings.clientId ?? ''

const registration = (host: string, email: string) => ({
  email,
  password: PASSWORD,
  clientId: clientIdAt(host),
  userType: 2,
  termsAccepted: true as const,
  salutation: 2 as const,
  firstName: 'Ada',
  lastName: 'Lovelace',
  birthDate: '1990-01-31',
  address: { street: 'Marktplatz', houseNumber: '1', postCode: '12345', city: 'Falkenbrück', country: 'de' as const },
  dynamicInfos: (
    worldsOf(test.world).find(shop => shop.host === host)?.world.client.config.settings.dynamicInfoSchemes ?? []
  )
    .filter(scheme => scheme.isRequired)
    .map(({ guid }) => ({ dynamicInfoSchemeGuid: guid, value: 'true' })),
  originUrl: `https://${host}/register`,
})

/** Does what is queued, as the worker of this deployment would. */
async function work(name: 'answerMailRequest' | 'sendAccountMail' | 'sendOrderMail'): Promise<void> {
  const { rows } = await test.database.pool.query(
    "delete from job.job where name = $1 and state = 'created' returning data",
    [name],
  )
  for (const { data } of rows) await doJob(name, data)
}

async function aCustomerAt(host: string, email = 'ada@example.org') {
  const visitor = at(host)
  const sent = await visitor.send(calls.register, { body: registration(host, email) })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.errors))
  await work('answerMailRequest')
  await work('sendAccountMail')
  const mail = test.mails.findLast(({ text }) => text.includes(`https://${host}/`))
  const [, token = ''] = /\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
  await visitor.send(calls.activate, { params: { token } })
  const login = { email, password: PASSWORD, clientId: clientIdAt(host), userType: 2 }
  const signedIn = await signIn(visitor, login)
  return { visitor, signedIn, mail }
}

const overTheNetwork = (host: string, path: string): Promise<{ status: number; body: string }> => {
  const { port } = server.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { host } }, reply => {
      let body = ''
      reply.setEncoding('utf8').on('data', part => {
        body += part
      })
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body }))
    })
    asked.on('error', reject).end()
  })
}

describe('one server, a host for each client', () => {
  it('answers at each as the client whose host it is', async () => {
    const hostsAt = async (host: string) => (await at(host).send(calls.getHosts)).items.map(item => item.host)
    expect(await hostsAt(VALLEY)).toContain('luehrtal.localhost')
    expect(await hostsAt(MOOR)).toEqual(['moorland.localhost'])
    expect(await hostsAt(MOOR.toUpperCase())).toEqual(['moorland.localhost'])
  })

  it('does so over the network, with a port in the name of the host or none', async () => {
    for (const host of [MOOR, `${MOOR}:8443`]) {
      const { status, body } = await overTheNetwork(host, '/api/v1/user/hosts')
      expect([status, body], host).toEqual([200, '{"data":[{"host":"moorland.localhost"}]}'])
    }
  })

  it('answers nobody else’s host, but says how it is at any', async () => {
    expect((await overTheNetwork('tickets.elsewhere.example', '/api/v1/user/hosts')).status).toBe(421)
    expect((await overTheNetwork('tickets.elsewhere.example', '/%')).status).toBe(421)
    expect((await overTheNetwork('10.0.0.7', '/api/v1/status')).status).toBe(200)
    expect((await overTheNetwork('10.0.0.7', '/api/v1/status/../user/hosts')).status).toBe(421)
  })

  it('answers what is none of its addresses in the shop’s own words', async () => {
    const { status, body } = await overTheNetwork(MOOR, '/api/v1/%')
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ error: [{ translationKey: 'error.malformedRequest' }] })
  })
})

describe('what is one client’s', () => {
  it('is not shown to a token of another', async () => {
    const guest = at(VALLEY)
    const cart = await aCart(guest)
    const stranger = at(MOOR)
    stranger.withToken(guest.token())
    const question = { params: { orderId: cart.orderId }, query: {} }
    expect((await stranger.send(calls.getOrder, question)).status).toBe(401)
    expect((await guest.send(calls.getOrder, question)).status).toBe(200)
  })

  it('is not found by the same person with a token of the other client', async () => {
    const guest = at(VALLEY)
    const cart = await aCart(guest)
    const { rows } = await test.database.pool.query('select owner_id from "order" where id = $1', [cart.orderId])
    const twin = at(MOOR)
    twin.withToken(await tokenFor(test.world, { kind: 'guest', id: rows[0].owner_id, clientId: clientIdAt(MOOR) }))
    const question = { params: { orderId: cart.orderId }, query: {} }
    expect((await twin.send(calls.getOrder, question)).status).toBe(404)
    expect((await twin.send(calls.getOrders)).items).toEqual([])
  })

  it('is bought, named and linked as theirs', async () => {
    const guest = at(MOOR)
    const cart = await aCart(guest)
    const here = { redirectURL: `https://${MOOR}/confirm/${cart.orderId}` }
    const elsewhere = { body: execution(cart, { redirectURL: `https://${VALLEY}/confirm/${cart.orderId}` }) }
    expect((await guest.send(calls.executeSaleGuest, elsewhere)).errors).toMatchObject([
      { translationKey: 'error.redirectNotAllowed' },
    ])
    const order = await placed(guest, cart, here)
    test.provider.decide(referenceOf(order), 'paid')
    await verified(guest, order)
    await doJob('fulfilOrder', { clientId: clientIdAt(MOOR), orderId: order.orderId })
    await work('sendOrderMail')
    const mail = test.mails.findLast(({ subject }) => subject.includes('Landbus'))
    expect(mail?.text).toContain(`https://${MOOR}/confirm/${order.orderId}`)
    expect(mail?.text).toContain('Landbus Moor & Küste eG')
    expect(mail?.text).not.toContain('Verkehrsverbund')
  })

  it('is an account of its own, even with the same address and password', async () => {
    const valley = await aCustomerAt(VALLEY)
    const moor = await aCustomerAt(MOOR)
    expect(valley.signedIn.userId).not.toBe(moor.signedIn.userId)
    expect(valley.mail?.text).toContain('Lührtal')
    expect(moor.mail?.text).toContain('Landbus')
    await valley.visitor.send(calls.changePassword, {
      body: { oldPassword: PASSWORD, newPassword: `${PASSWORD}-neu` },
    })
    expect((await moor.visitor.send(calls.getUser)).status).toBe(200)
    const stranger = at(MOOR)
    stranger.withToken(valley.visitor.token())
    expect((await stranger.send(calls.getUser)).status).toBe(401)
  })
})

it('a refresh token that is shown at another client is neither taken nor used up there, nor its session ended', async () => {
  const { signedIn } = await aCustomerAt(VALLEY, 'renewed@example.org')
  const { refresh_token } = signedIn
  const renew = (host: string, token: string) =>
    at(host).send(calls.token, { body: { grant_type: 'refresh_token', refresh_token: token } })
  expect((await renew(MOOR, refresh_token)).errors).toMatchObject([{ translationKey: 'error.sessionEnded' }])
  expect((await at(MOOR).send(calls.logout, { body: { refresh_token } })).status).toBe(200)
  test.pass(5)
  const renewed = await renew(VALLEY, refresh_token)
  expect(renewed).toMatchObject({ status: 200, items: [{ userId: signedIn.userId }] })
})

it('a job of a client that is not served here fails, rather than writing in another’s name', async () => {
  const cart = await aCart(at(MOOR))
  const { config } = test.world
  const CLIENTS = config.CLIENTS?.filter(({ host }) => host === VALLEY)
  const only = jobsOfClients({ ...test.world, config: { ...config, CLIENTS } })
  const job = { clientId: clientIdAt(MOOR), orderId: cart.orderId, again: null }
  await expect(only('sendOrderMail', job)).rejects.toThrow('is not served here')
})

it('a deletion is done as the client whose account it was, and not by a worker of another', async () => {
  const email = 'leaves@example.org'
  const { visitor, signedIn } = await aCustomerAt(MOOR, email)
  await visitor.ask(calls.requestDeletion)
  test.pass(14 * 24 * 60)
  const stateOf = async () =>
    (await test.database.pool.query('select state from user_account where id = $1', [signedIn.userId])).rows
  const { world } = test
  const CLIENTS = world.config.CLIENTS?.filter(({ host }) => host === VALLEY)
  await forEveryShop(deleteAccounts)({ ...world, config: { ...world.config, CLIENTS } })
  expect(await stateOf()).toEqual([{ state: 'active' }])
  await workerRounds.find(({ name }) => name === 'deleteAccounts')?.run(world)
  expect(await stateOf()).toEqual([{ state: 'deleted' }])
  const farewells = await test.database.pool.query("delete from job.job where name = 'sendFarewell' returning data")
  for (const { data } of farewells.rows) await jobsOfClients(world)('sendFarewell', data)
  const mails = test.mails.filter(({ to, subject }) => to === email && /gelöscht|deleted/.test(subject))
  expect(mails).toMatchObject([{ text: expect.stringContaining('Landbus') }])
  expect(mails[0]?.text).not.toContain('Lührtal')
})
