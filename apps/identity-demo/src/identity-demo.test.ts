import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from './app.ts'
import { endOfTerm } from './university/students.ts'

const app = buildApp({ agency: { userName: 'billett', password: 'demo' }, now: () => new Date('2026-11-21') })
beforeAll(() => app.ready())
afterAll(() => app.close())

const GUID = '6f0b7c52-3a54-4c1e-9d42-0b6f1f7a1c01'
const target = 'http://shop.example/back?a=1'

const signIn = (over: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/login/${GUID}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ target, name: 'Ada Lovelace', password: 'demo', ...over }).toString(),
  })

describe('the university', () => {
  it('knows nobody before they have signed in, and nobody with a wrong password', async () => {
    expect((await app.inject(`/get_cookies/${GUID}`)).statusCode).toBe(404)
    expect((await signIn({ password: 'guess' })).statusCode).toBe(403)
    expect((await signIn({ name: 'Ada' })).statusCode).toBe(403)
    expect((await app.inject(`/get_cookies/${GUID}`)).statusCode).toBe(404)
  })

  it('tells who signed in to whoever shows the cookies of the session', async () => {
    const back = await signIn()
    expect([back.statusCode, back.headers.location]).toEqual([303, target])
    const { cookies } = (await app.inject(`/get_cookies/${GUID}`)).json<{ cookies: Record<string, string> }>()
    const session = `/activeSession/${GUID}`
    expect((await app.inject(session)).statusCode).toBe(404)
    const { studentId } = (await app.inject({ url: session, cookies })).json<{ studentId: string }>()
    const url = `/users/${studentId}`
    expect((await app.inject(url)).statusCode).toBe(404)
    expect((await app.inject({ url, cookies })).json()).toMatchObject({
      lastName: 'Lovelace',
      validUntil: '2027-03-31',
    })
  })

  it('shows its page in both languages, and escapes what it is given', async () => {
    const url = `/login/${GUID}?${new URLSearchParams({ target: 'http://shop.example/"><script>' })}`
    const { body } = await app.inject({ url, headers: { 'accept-language': 'en' } })
    expect(body).toContain('lang="en"')
    expect(body).not.toContain('<script>')
    expect((await app.inject(url)).body).toContain('lang="de"')
    expect((await app.inject(`/login/${GUID}?target=javascript:alert(1)`)).statusCode).toBe(400)
  })

  it.each([
    ['2026-04-01', '2026-09-30'],
    ['2026-09-30', '2026-09-30'],
    ['2026-10-01', '2027-03-31'],
    ['2027-03-31', '2027-03-31'],
  ])('ends the term of %s on %s', (day, end) => expect(endOfTerm(day)).toBe(end))
})

describe('the register and the bank', () => {
  const ask = (url: string, payload: object, password = 'demo') =>
    app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Basic ${Buffer.from(`billett:${password}`).toString('base64')}` },
      payload,
    })
  const resident = (lastName: string) => ({ firstName: 'A', lastName, address: { city: 'Falkenbrück' } })
  const account = (accountHolder: string) => ({ iban: 'DE09000000000000000001', accountHolder })

  it('know everybody and every account but some', async () => {
    expect((await ask('/residents', resident('Lovelace'))).json()).toEqual({ isResident: true })
    expect((await ask('/residents', resident('Unbekannt'))).json()).toEqual({ isResident: false })
    expect((await ask('/accountProofs', account('Ada Lovelace'))).json()).toEqual({ isProven: true })
    expect((await ask('/accountProofs', account('Ada Fremd'))).json()).toEqual({ isProven: false })
  })

  it('answer nobody they do not know, and nothing about some', async () => {
    expect((await ask('/residents', resident('Lovelace'), 'guess')).statusCode).toBe(401)
    expect((await ask('/residents', resident('Stille'))).statusCode).toBe(500)
    expect((await ask('/accountProofs', account('Ada Stille'))).statusCode).toBe(500)
  })
})

describe('the producer of cards', () => {
  const ask = (url: string, payload: object) =>
    app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Basic ${Buffer.from('billett:demo').toString('base64')}` },
      payload,
    })
  const card = (lastName: string) => ({ key: `k-${lastName}`, recipient: { lastName }, neededOn: '2026-12-01' })

  it('goes on with an order each time it is asked, by one number, and sends it once', async () => {
    const next = async () => (await ask('/cards', card('Lovelace'))).json()
    expect(await next()).toEqual({ state: 'accepted' })
    const { serial, ...made } = await next()
    expect(made).toEqual({ state: 'produced' })
    const sent = { state: 'sent', serial, arrivesOn: '2026-12-03' }
    expect([await next(), await next()]).toEqual([sent, sent])
  })

  it('rejects some', async () => {
    expect((await ask('/cards', card('Unbekannt'))).json()).toMatchObject({ state: 'rejected' })
    expect((await ask('/cards', card('Stille'))).statusCode).toBe(500)
    expect((await ask('/cards', { key: '' })).statusCode).toBe(400)
  })

  it('blocks what it has made, and nothing else', async () => {
    expect((await ask('/blockedCards', { serial: 'LT-1' })).statusCode).toBe(200)
    expect((await ask('/blockedCards', { serial: 'X-1' })).statusCode).toBe(404)
    expect((await ask('/blockedCards', {})).statusCode).toBe(400)
  })
})

describe('the agency', () => {
  const ask = (lastName: string, password = 'demo') =>
    app.inject({
      method: 'POST',
      url: '/creditRatingChecks',
      headers: { authorization: `Basic ${Buffer.from(`billett:${password}`).toString('base64')}` },
      payload: { requestorId: 'shop', firstName: 'A', lastName },
    })

  it.each([
    ['Lovelace', 'green'],
    ['Gelb', 'yellow'],
    ['Rot', 'red'],
  ])('shows %s a %s light', async (name, score) => expect((await ask(name)).json()).toMatchObject({ score }))

  it('answers nobody it does not know, and nothing about some', async () => {
    expect((await ask('Lovelace', 'guess')).statusCode).toBe(401)
    expect((await ask('Stille')).statusCode).toBe(500)
  })
})
