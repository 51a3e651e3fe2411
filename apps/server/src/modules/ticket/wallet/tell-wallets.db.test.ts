import * as calls from '@billett/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ApnsSimulator, apnsSimulator } from '../../../adapters/wallet-passes/apns-simulator.fixture.ts'
import { appleWallet } from '../../../adapters/wallet-passes/apple-wallet.ts'
import { type GoogleSimulator, googleSimulator } from '../../../adapters/wallet-passes/google-simulator.fixture.ts'
import { googleWallet } from '../../../adapters/wallet-passes/google-wallet.ts'
import { newRsaKey, trialAuthority, trialCertificates } from '../../../adapters/wallet-passes/trial-certificates.ts'
import { filesOfZip } from '../../../adapters/wallet-passes/zip.fixture.ts'
import { walletRegistration } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aDayTicket, bought } from '../../../testing/purchase.ts'
import { takenJobs } from '../../../testing/taken-jobs.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { tellWallets } from './tell-wallets.ts'

const PASS_TYPE = 'pass.example.trial'
const GOOGLE = { issuer: '4711', account: 'wallet@shop.example', key: newRsaKey() }

let test: TestWorld
let apns: ApnsSimulator
let google: GoogleSimulator
let ada: ReturnType<typeof visitorOf>
let orderId: string
let ticketGuid: string

beforeAll(async () => {
  test = await testWorld()
  const from = new Date(test.now())
  const authority = trialAuthority(from)
  apns = await apnsSimulator(authority)
  google = await googleSimulator(GOOGLE)
  test.world.wallets = {
    apple: appleWallet(trialCertificates(PASS_TYPE, 'TEAM000001', from, authority), {
      isTrial: false,
      push: { url: apns.url, authority: authority.certificate },
    }),
    google: googleWallet(GOOGLE, google.hosts),
    isTrial: false,
  }
})
beforeEach(async () => {
  await test.database.db.delete(walletRegistration)
  apns.pushes.length = 0
  apns.answers.clear()
  google.patches.length = 0
  ada = visitorOf(test.app)
  const order = await bought(test, ada, aDayTicket({ validFrom: '2026-11-28T10:00' }))
  orderId = order.orderId
  ticketGuid = order.tickets[0]?.ticketId ?? ''
})
afterAll(async () => {
  await apns.close()
  await google.close()
  await test.close()
})

const wish = (type: 'apple' | 'google') => ({ query: { ticketGuid, type } })
const giveBack = () => ada.ask(calls.giveBackTickets, { params: { orderId }, body: { ticketGuids: [ticketGuid] } })

async function putOn(...devices: string[]): Promise<string> {
  const { bytes } = await ada.send(calls.getWalletFile, wish('apple'))
  const { authenticationToken } = JSON.parse(`${filesOfZip(bytes)['pass.json']}`)
  for (const device of devices)
    await test.app.inject({
      method: 'POST',
      url: `/wallet/apple/v1/devices/${device}/registrations/${PASS_TYPE}/${ticketGuid}`,
      headers: { authorization: `ApplePass ${authenticationToken}` },
      payload: { pushToken: `token-of-${device}` },
    })
  return authenticationToken
}

async function workOff(): Promise<number> {
  const jobs = await takenJobs(test, 'tellWallets')
  for (const job of jobs) await tellWallets(test.world, job.ticketId)
  return jobs.length
}

const told = () => apns.pushes.map(({ token }) => token).sort()
const registered = async () =>
  (await test.database.db.select().from(walletRegistration)).map(row => row.deviceId).sort()

it('a ticket that is given back is told to every device that holds it, after the fact', async () => {
  await putOn('phone', 'watch')
  await giveBack()
  expect(told()).toEqual([])
  expect(await workOff()).toBe(1)
  expect(told()).toEqual(['token-of-phone', 'token-of-watch'])
})

it('one that is in no wallet is told to nobody, nor is one whose sale was not undone', async () => {
  await giveBack()
  expect(await workOff()).toBe(0)
  await putOn('phone')
  const refused = await ada.send(calls.giveBackTickets, { params: { orderId }, body: { ticketGuids: [ticketGuid] } })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  expect(await workOff()).toBe(0)
})

it('a device that is not there any more is forgotten, and the others are told all the same', async () => {
  await putOn('lost', 'phone')
  apns.answers.set('token-of-lost', { status: 410, reason: 'Unregistered' })
  await giveBack()
  await workOff()
  expect(told()).toEqual(['token-of-lost', 'token-of-phone'])
  expect(await registered()).toEqual(['phone'])
})

it('a device that cannot be told now is told by a later try', async () => {
  await putOn('phone')
  apns.answers.set('token-of-phone', { status: 503, reason: 'ServiceUnavailable' })
  await giveBack()
  await expect(workOff()).rejects.toThrow('503 ServiceUnavailable')
  expect(await registered()).toEqual(['phone'])
  apns.answers.clear()
  await tellWallets(test.world, ticketGuid)
  expect(told()).toEqual(['token-of-phone', 'token-of-phone'])
})

it('what was saved in Google’s wallet is changed there; a link that nobody has followed is no trouble', async () => {
  await ada.send(calls.getWalletLink, wish('google'))
  await giveBack()
  await workOff()
  expect(google.patches).toEqual([])
  google.saved.add(`4711.${ticketGuid}`)
  await tellWallets(test.world, ticketGuid)
  expect(google.patches).toMatchObject([{ id: `4711.${ticketGuid}`, object: { state: 'INACTIVE' } }])
})

it('two changes within a second are two for a wallet that asks by whole seconds', async () => {
  const token = await putOn('phone')
  const set = (state: 'cancelled' | 'issued') =>
    test.database.pool.query('update issued_ticket set state = $1 where id = $2', [state, ticketGuid])
  const fetched = async (since?: string) =>
    test.app.inject({
      url: `/wallet/apple/v1/passes/${PASS_TYPE}/${ticketGuid}`,
      headers: { authorization: `ApplePass ${token}`, ...(since && { 'if-modified-since': since }) },
    })
  await set('cancelled')
  const first = await fetched()
  expect((await fetched(first.headers['last-modified'])).statusCode).toBe(304)
  await set('issued')
  const second = await fetched(first.headers['last-modified'])
  expect(second.statusCode).toBe(200)
  expect((await fetched(second.headers['last-modified'])).statusCode).toBe(304)
})
