import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type ApnsSimulator, apnsSimulator } from './apns-simulator.fixture.ts'
import { applePush } from './apple-push.ts'
import { trialAuthority, trialCertificates } from './trial-certificates.ts'

const PASS_TYPE = 'pass.example.trial'
const FROM = new Date('2026-11-01T00:00:00Z')
const authority = trialAuthority(FROM)
const certificates = trialCertificates(PASS_TYPE, 'TEAM000001', FROM, authority)

let apns: ApnsSimulator
beforeAll(async () => {
  apns = await apnsSimulator(authority)
})
beforeEach(() => {
  apns.pushes.length = 0
  apns.answers.clear()
})
afterAll(() => apns.close())

const pushTo = (url: string) => applePush({ url, authority: authority.certificate }, certificates, PASS_TYPE)

it('a device is told with nothing but an empty payload, by the certificate of its kind of pass', async () => {
  expect(await pushTo(apns.url)('a0b1')).toEqual({ state: 'told' })
  expect(apns.pushes).toEqual([{ token: 'a0b1', topic: PASS_TYPE, payload: '{}', certifiedFor: PASS_TYPE }])
})

it('all devices are told over one connection, and over another once that was ended', async () => {
  const push = pushTo(apns.url)
  const before = apns.connections()
  await Promise.all(['a', 'b', 'c'].map(push))
  expect(apns.connections()).toBe(before + 1)
  apns.hangUp()
  const states = [await push('d'), await push('e')].map(({ state }) => state)
  expect(states.at(-1)).toBe('told')
  expect(apns.connections()).toBe(before + 2)
})

it.each([
  [410, 'Unregistered', { state: 'gone' }],
  [400, 'BadDeviceToken', { state: 'gone' }],
  [400, 'PayloadEmpty', { state: 'failed', detail: '400 PayloadEmpty' }],
  [503, 'Shutdown', { state: 'failed', detail: '503 Shutdown' }],
])('an answer of %d (%s) is understood', async (status, reason, told) => {
  apns.answers.set('a0b1', { status, reason })
  expect(await pushTo(apns.url)('a0b1')).toEqual(told)
})

it('a service that lets nobody in, and one that is not there, are no reason to forget a device', async () => {
  const strangers = trialCertificates(PASS_TYPE, 'TEAM000001', FROM)
  const stranger = applePush({ url: apns.url, authority: authority.certificate }, strangers, PASS_TYPE)
  expect(await stranger('a0b1')).toMatchObject({ state: 'failed' })
  expect(apns.pushes).toEqual([])
  expect(await pushTo('https://localhost:1')('a0b1')).toMatchObject({ state: 'failed' })
})
