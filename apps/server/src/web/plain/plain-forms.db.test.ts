import { rm } from 'node:fs/promises'
import { findRoute, routes } from '@billett/paths'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractCancellation, contractWithdrawal, cookieConsent } from '../../db/schema/index.ts'
import { aCustomer, mailedCode, PASSWORD } from '../../testing/account.ts'
import { mirrorWeb } from '../../testing/mirror-web.ts'
import { testShop } from '../../testing/test-shop.ts'
import { type TestWorld, testWorld } from '../../testing/test-world.ts'
import { mountWeb } from '../mount-web.ts'
import type { SentForm } from './answer-form.ts'
import { PLAIN_FORMS } from './plain-forms.ts'

let test: TestWorld
let dist: string
beforeAll(async () => {
  dist = await mirrorWeb()
  test = await testWorld({ config: { WEB_DIST: dist, RATE_LIMIT: '1000' } })
  await mountWeb(test.app, testShop(test.world))
})
afterAll(async () => {
  await test.close()
  await rm(dist, { recursive: true })
})

async function send(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const reply = await test.app.inject({
    method: 'POST',
    url,
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    payload: String(new URLSearchParams(fields)),
  })
  const isDrawn = reply.body.startsWith('{')
  const drawn: { sent?: SentForm; url?: string } = isDrawn ? JSON.parse(reply.body) : {}
  return { reply, ...drawn }
}

const declared = { firstName: 'Wanda', lastName: 'Reisig', email: 'wanda@example.org', contract: 'Abo 4711' }

describe('a form that a browser sends by itself', () => {
  it('cancels a contract: fields that were not drawn count as empty', async () => {
    const { reply, sent, url } = await send('/vertragKuendigen/ohneAnmeldung?x=1', { ...declared, kind: 'ordinary' })
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(url).toBe('/vertragKuendigen/ohneAnmeldung?x=1')
    expect(sent).toMatchObject({
      call: 'subscription/cancelWithoutLogin',
      errors: [],
      values: { contract: 'Abo 4711', reason: '' },
    })
    expect(JSON.parse(sent?.reply ?? '')).toEqual([{ receivedAt: test.now() }])
    const [row] = await test.database.db.select().from(contractCancellation)
    expect(row?.content).toMatchObject({ contract: 'Abo 4711', lastName: 'Reisig' })
  })

  it('withdraws from one, in the language of the page', async () => {
    const { reply } = await send('/withdrawContract', declared, { 'accept-language': 'de' })
    expect(reply.statusCode).toBe(200)
    expect(await test.database.db.select().from(contractWithdrawal)).toMatchObject([{ language: 'en' }])
  })

  it('is drawn again with all that was typed and what is wrong with it', async () => {
    const { reply, sent } = await send('/vertragWiderrufen', { ...declared, email: 'nobody', contract: '' })
    expect(reply.statusCode).toBe(400)
    expect(sent?.values).toEqual({ ...declared, email: 'nobody', contract: '', part: '' })
    expect(sent?.errors.map(({ field, key }) => [field, key])).toEqual([
      ['contract', 'error.required'],
      ['email', 'error.email'],
    ])
  })

  it('signs in: the session goes into the page, the password never does', async () => {
    const { email } = await aCustomer(test)
    const password = PASSWORD
    const wrong = await send('/login', { email, password: 'Wrong-1234' })
    expect([wrong.reply.statusCode, wrong.sent?.values, wrong.sent?.session]).toEqual([400, { email }, undefined])
    expect(wrong.reply.body).not.toContain('Wrong-1234')
    const { reply, sent } = await send('/anmelden', { email, password })
    expect(reply.statusCode).toBe(200)
    expect(sent?.session).toEqual({ jwt: expect.stringMatching(/^ey/), refreshToken: expect.any(String) })
    expect(reply.body).not.toContain(password)
    expect(reply.headers['set-cookie']).toBeTruthy()
  })

  it('sets a new password by the key of a mail, once, and says at its field what is wrong with it', async () => {
    const { email } = await aCustomer(test, { email: 'forgetful@example.org' })
    await send('/passwort-zuruecksetzen', { email })
    const url = `/passwort-zuruecksetzen/${await mailedCode(test, email)}`
    const choose = async (password: string, passwordRepeat = password) => {
      const { reply, sent } = await send(url, { password, passwordRepeat })
      expect(reply.body).not.toContain(password)
      return [reply.statusCode, sent?.values, sent?.errors.map(({ field, key }) => `${field} ${key}`)]
    }
    const NEW = 'Wolkenbruch!47'
    expect(await choose(NEW, 'Wolkenbruch!48')).toEqual([400, {}, ['passwordRepeat error.passwordEquality']])
    expect(await choose('wolke')).toEqual([400, {}, ['newPassword error.passwordPolicy']])
    expect(await choose(NEW)).toEqual([200, {}, []])
    expect(await choose(NEW)).toEqual([404, {}, ['resetKey error.codeNotValid']])
    expect((await send('/anmelden', { email, password: NEW })).reply.statusCode).toBe(200)
  })

  it('is not taken from a page of somebody else', async () => {
    const before = await test.database.db.$count(contractCancellation)
    const foreign = [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]
    for (const headers of foreign) {
      const { reply } = await send('/cancelContract', { ...declared, kind: 'ordinary' }, headers)
      expect(reply.statusCode).toBe(403)
      expect(reply.headers['content-type']).toContain('text/html')
      expect(reply.body).not.toContain('Reisig')
    }
    expect(await test.database.db.$count(contractCancellation)).toBe(before)
  })

  it.each([
    ['text/plain', 415],
    ['application/json', 400],
  ])('comes as a form and nothing else: %s is answered %i', async (type, status) => {
    expect((await send('/cancelContract', {}, { 'content-type': type })).reply.statusCode).toBe(status)
  })

  it('is taken where a page has one, and nowhere else', async () => {
    expect((await send('/impressum', {})).reply.statusCode).toBe(415)
    for (const [key, { de, en }] of Object.entries(routes))
      if (Object.keys(PLAIN_FORMS).includes(key))
        for (const path of [de, en]) {
          expect(findRoute(path)?.key).toBe(key)
          expect((await send(path, {})).reply.statusCode, path).toBe(400)
        }
  })
})

it('the limits of a call hold for its form', async () => {
  const strict = await testWorld({ config: { WEB_DIST: dist, RATE_LIMIT: '6' } })
  await mountWeb(strict.app, testShop(strict.world))
  const statuses: number[] = []
  for (let count = 0; count < 5; count += 1)
    statuses.push(
      (
        await strict.app.inject({
          method: 'POST',
          url: '/login',
          headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:80' },
          payload: 'email=w@example.org&password=Wrong-1234',
        })
      ).statusCode,
    )
  expect(statuses).toEqual([400, 400, 400, 429, 429])
  await strict.close()
})

describe('the cookie notice, answered without a script', () => {
  it.each(['reject', 'accept'])('%s: kept on the device, noted, and back to the page', async choice => {
    const before = await test.database.db.$count(cookieConsent)
    const { reply } = await send('/cookie-choice', { choice, back: '/kontakt?a=1' })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/kontakt?a=1'])
    const [, value = ''] = /^cookie-consent=([^;]+); path=\/; max-age=2592000; samesite=lax$/.exec(
      String(reply.headers['set-cookie']),
    ) ?? ['']
    expect(JSON.parse(decodeURIComponent(value))).toMatchObject({ externalMedia: { mapTiles: choice === 'accept' } })
    expect(await test.database.db.$count(cookieConsent)).toBe(before + 1)
  })

  it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', '/..//evil.example'])(
    'never leads to %s',
    async back => {
      const { reply } = await send('/cookie-choice', { choice: 'reject', back })
      expect(reply.headers.location).toBe('/')
    },
  )

  it('takes nothing from another page, and no other choice', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' }
    expect((await send('/cookie-choice', { choice: 'accept', back: '/' }, foreign)).reply.statusCode).toBe(403)
    expect((await send('/cookie-choice', { choice: 'other', back: '/' })).reply.statusCode).toBe(400)
  })
})
