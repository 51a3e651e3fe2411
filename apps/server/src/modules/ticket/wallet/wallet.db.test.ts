import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { appleWallet } from '../../../adapters/wallet-passes/apple-wallet.ts'
import { googleWallet } from '../../../adapters/wallet-passes/google-wallet.ts'
import { newRsaKey, trialCertificates } from '../../../adapters/wallet-passes/trial-certificates.ts'
import { filesOfZip } from '../../../adapters/wallet-passes/zip.fixture.ts'
import { issuedTicket, walletPass } from '../../../db/schema/index.ts'
import { newLog } from '../../../log.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aDayTicket, bought } from '../../../testing/purchase.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const PASS_TYPE = 'pass.example.trial'
const PHONE = 'phone-1'

let test: TestWorld
let ada: ReturnType<typeof visitorOf>
let ticketGuid: string
let logged: string[] = []

beforeAll(async () => {
  test = await testWorld({ log: newLog('warn', { write: line => void logged.push(line) }) })
  test.world.wallets = {
    apple: appleWallet(trialCertificates(PASS_TYPE, 'TEAM000001', new Date(test.now())), { isTrial: true, push: null }),
    google: googleWallet({ issuer: '4711', account: 'wallet@shop.example', key: newRsaKey() }, null),
    isTrial: true,
  }
})
beforeEach(async () => {
  ada = visitorOf(test.app)
  const [ticket] = (await bought(test, ada)).tickets
  ticketGuid = ticket?.ticketId ?? ''
})
afterAll(() => test.close())

const wish = (type: 'apple' | 'google', over: object = {}) => ({ query: { ticketGuid, type, ...over } })

async function pass(): Promise<{ serialNumber: string; authenticationToken: string }> {
  const { bytes } = await ada.send(calls.getWalletFile, wish('apple'))
  return JSON.parse(`${filesOfZip(bytes)['pass.json']}`)
}

const ask = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  more: { token?: string; body?: object; headers?: object } = {},
) =>
  test.app.inject({
    method,
    url: `/wallet/apple${path}`,
    headers: { ...(more.token && { authorization: `ApplePass ${more.token}` }), ...more.headers },
    ...(more.body && { payload: more.body }),
  })

describe('a ticket', () => {
  it('goes into Apple’s wallet as a file, the same pass however often', async () => {
    const reply = await ada.send(calls.getWalletFile, wish('apple'))
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.apple.pkpass',
      'content-disposition': 'inline; filename="ticket.pkpass"',
    })
    const [first, second] = [await pass(), await pass()]
    expect(first).toMatchObject({ serialNumber: ticketGuid, webServiceURL: 'https://shop.example/wallet/apple' })
    expect(second.authenticationToken).toBe(first.authenticationToken)
  })

  it('goes into Google’s wallet by a link, which the browser follows', async () => {
    const reply = await ada.send(calls.getWalletLink, wish('google'))
    expect(reply.items[0]?.url).toMatch(/^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(reply.headers.location).toBe(reply.items[0]?.url)
  })

  it('goes to another app of the phone by a link that soon opens nothing', async () => {
    const { url } = await ada.ask(calls.getWalletLink, wish('apple'))
    const path = new URL(url).pathname
    const opened = await test.app.inject({ url: path })
    expect(opened.headers['content-type']).toBe('application/vnd.apple.pkpass')
    expect((await test.app.inject({ url: `${path}x` })).statusCode).toBe(404)
    test.pass(6)
    expect((await test.app.inject({ url: path })).statusCode).toBe(404)
  })

  it('goes by a link of the shop’s own address, wherever the caller says to have reached it', async () => {
    const linked = await test.app.inject({
      url: `${calls.pathOf(calls.getWalletLink)}?ticketGuid=${ticketGuid}&type=apple`,
      headers: { authorization: `Bearer ${ada.token()}`, host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(linked.headers.location).toMatch(/^https:\/\/shop\.example\/wallet\/apple\/pass\//)
  })

  it('of somebody else looks like none, as does one of another client', async () => {
    const eve = visitorOf(test.app)
    await bought(test, eve)
    for (const call of [calls.getWalletFile, calls.getWalletLink])
      expect((await eve.send(call, wish('apple'))).errors[0]?.translationKey).toBe('error.ticketNotFound')
    expect((await ada.send(calls.getWalletFile, wish('apple', { clientId: crypto.randomUUID() }))).status).toBe(404)
  })

  it('goes nowhere where the operator has no wallet', async () => {
    const { wallets } = test.world
    test.world.wallets = { apple: null, google: null, isTrial: false }
    const replies = [
      await ada.send(calls.getWalletFile, wish('apple')),
      await ada.send(calls.getWalletLink, wish('google')),
    ]
    expect((await ada.ask(calls.getWallets)).wallets).toEqual([])
    test.world.wallets = wallets
    expect(replies.map(({ errors }) => errors[0]?.translationKey)).toEqual([
      'error.walletNotOffered',
      'error.walletNotOffered',
    ])
    expect((await ada.ask(calls.getWallets)).wallets).toEqual(['apple', 'google'])
  })
})

describe('a wallet that holds a pass', () => {
  const registrations = `/v1/devices/${PHONE}/registrations/${PASS_TYPE}`
  const cancel = () =>
    test.database.db.update(issuedTicket).set({ state: 'cancelled' }).where(eq(issuedTicket.id, ticketGuid))
  const restore = () =>
    test.database.db.update(issuedTicket).set({ state: 'issued' }).where(eq(issuedTicket.id, ticketGuid))

  it('registers once, hears of nothing new, then of a change, and fetches the latest pass', async () => {
    const { authenticationToken: token } = await pass()
    const body = { pushToken: 'push' }
    expect((await ask('POST', `${registrations}/${ticketGuid}`, { token, body })).statusCode).toBe(201)
    expect((await ask('POST', `${registrations}/${ticketGuid}`, { token, body })).statusCode).toBe(200)
    const first = (await ask('GET', registrations)).json()
    expect(first).toEqual({ lastUpdated: expect.any(String), serialNumbers: [ticketGuid] })
    const news = () => ask('GET', `${registrations}?passesUpdatedSince=${encodeURIComponent(first.lastUpdated)}`)
    expect((await news()).statusCode).toBe(204)

    const path = `/v1/passes/${PASS_TYPE}/${ticketGuid}`
    const known = (await ask('GET', path, { token })).headers['last-modified']
    const unchanged = await ask('GET', path, { token, headers: { 'if-modified-since': known } })
    expect(unchanged.statusCode).toBe(304)
    test.pass(2)
    await cancel()
    expect((await news()).json().serialNumbers).toEqual([ticketGuid])
    const latest = await ask('GET', path, { token, headers: { 'if-modified-since': known } })
    expect(JSON.parse(`${filesOfZip(latest.rawPayload)['pass.json']}`)).toMatchObject({ voided: true })
    await restore()

    expect((await ask('DELETE', `${registrations}/${ticketGuid}`, { token })).statusCode).toBe(200)
    expect((await ask('GET', registrations)).statusCode).toBe(204)
  })

  it('hears that its ticket was given back, and shows it as void', async () => {
    const { orderId, tickets } = await bought(test, ada, aDayTicket({ validFrom: '2026-11-28T10:00' }))
    ticketGuid = tickets[0]?.ticketId ?? ''
    const { authenticationToken: token } = await pass()
    await ask('POST', `${registrations}/${ticketGuid}`, { token, body: { pushToken: 'push' } })
    const since = encodeURIComponent((await ask('GET', registrations)).json().lastUpdated)
    test.pass(1)
    await ada.ask(calls.giveBackTickets, { params: { orderId }, body: { ticketGuids: [ticketGuid] } })
    const news = (await ask('GET', `${registrations}?passesUpdatedSince=${since}`)).json()
    expect(news).toEqual({ lastUpdated: test.now(), serialNumbers: [ticketGuid] })
    const latest = await ask('GET', `/v1/passes/${PASS_TYPE}/${ticketGuid}`, { token })
    expect(JSON.parse(`${filesOfZip(latest.rawPayload)['pass.json']}`)).toMatchObject({ voided: true })
    await ask('DELETE', `${registrations}/${ticketGuid}`, { token })
  })

  it('does nothing without the pass’s own token', async () => {
    await pass()
    const body = { pushToken: 'push' }
    for (const token of [undefined, 'x', crypto.randomUUID()]) {
      const more = token === undefined ? {} : { token }
      expect((await ask('POST', `${registrations}/${ticketGuid}`, { ...more, body })).statusCode).toBe(401)
      expect((await ask('DELETE', `${registrations}/${ticketGuid}`, more)).statusCode).toBe(401)
      expect((await ask('GET', `/v1/passes/${PASS_TYPE}/${ticketGuid}`, more)).statusCode).toBe(401)
    }
    expect((await ask('GET', `/v1/passes/${PASS_TYPE}/no-ticket`, { token: 'x' })).statusCode).toBe(401)
    expect((await ask('GET', `/v1/devices/${PHONE}/registrations/pass.other`)).statusCode).toBe(404)
  })

  it('may complain, and what makes no sense is refused', async () => {
    expect((await ask('POST', '/v1/log', { body: { logs: ['a pass is broken'] } })).statusCode).toBe(200)
    expect((await ask('POST', '/v1/log', { body: { logs: 'x' } })).statusCode).toBe(400)
    expect((await ask('POST', '/v1/log', { body: { logs: ['x'.repeat(9000)] } })).statusCode).toBe(413)
    const { authenticationToken: token } = await pass()
    expect((await ask('POST', `${registrations}/${ticketGuid}`, { token, body: {} })).statusCode).toBe(400)
  })

  it('names devices that nothing can be stored by, and is refused', async () => {
    const { authenticationToken: token } = await pass()
    const nowhere = '/v1/devices/phone%00/registrations'
    const body = { pushToken: 'push' }
    const statuses = [
      ask('GET', `${nowhere}/${PASS_TYPE}`),
      ask('POST', `${nowhere}/${PASS_TYPE}/${ticketGuid}`, { token, body }),
      ask('DELETE', `${nowhere}/${PASS_TYPE}/${ticketGuid}`, { token }),
      ask('POST', `${registrations}/${ticketGuid}`, { token, body: { pushToken: 'push\u0000' } }),
      ask('GET', `${registrations}?passesUpdatedSince=%00&passesUpdatedSince=1`),
    ].map(async asked => (await asked).statusCode)
    expect(await Promise.all(statuses)).toEqual([400, 400, 400, 400, 204])
  })

  it('holds a pass on as many devices as somebody has, and no more', async () => {
    const { authenticationToken: token } = await pass()
    const registerAt = (device: string) =>
      ask('POST', `/v1/devices/${device}/registrations/${PASS_TYPE}/${ticketGuid}`, {
        token,
        body: { pushToken: device },
      })
    for (let device = 1; device <= 20; device += 1) expect((await registerAt(`phone-${device}`)).statusCode).toBe(201)
    expect((await registerAt('phone-21')).statusCode).toBe(429)
    expect((await registerAt('phone-20')).statusCode).toBe(200)
  })

  it('writes a few short lines into our log, however much it complains', async () => {
    logged = []
    const body = { logs: Array.from({ length: 9 }, () => 'x'.repeat(400)) }
    expect((await ask('POST', '/v1/log', { body })).statusCode).toBe(200)
    expect(logged.map(line => JSON.parse(line).wallet)).toEqual([Array.from({ length: 5 }, () => 'x'.repeat(300))])
  })

  it('is one row for a ticket', async () => {
    await pass()
    await pass()
    const rows = await test.database.db.select().from(walletPass).where(eq(walletPass.ticketId, ticketGuid))
    expect(rows).toHaveLength(1)
  })
})
