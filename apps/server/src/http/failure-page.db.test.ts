import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld({ config: { RATE_LIMIT: '3' } })
  test.app.get('/page', async () => 'a page')
  test.app.post('/page', async () => 'a page')
})
afterAll(() => test.close())

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

const ask = (language: string, url = '/page?a=1&b=<i>', method: 'GET' | 'POST' = 'GET') =>
  test.app.inject({ method, url, headers: { accept: BROWSER, 'accept-language': language } })

describe('a browser that asked for a page and asks too often', () => {
  it.each([
    ['de', 'de', 'Noch einmal versuchen', 'Anfragen'],
    ['en-GB', 'en', 'Try again', 'requests'],
  ])('is told so by a page (%s)', async (accepted, language, again, words) => {
    for (let count = 0; count < 4; count += 1) await ask(accepted)
    const reply = await ask(accepted)
    expect(reply.statusCode).toBe(429)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.headers['content-language']).toBe(language)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
    expect(reply.body).toContain(`<html lang="${language}">`)
    expect(reply.body).toContain(words)
    expect(reply.body).toContain(`<a href="/page?a=1&amp;b=%3Ci%3E">${again}</a>`)
    expect(reply.headers['content-security-policy']).toContain(`default-src 'none'`)
  })

  it('and had sent a form hears where that is still to be found', async () => {
    const reply = await ask('en', '/page', 'POST')
    expect(reply.statusCode).toBe(429)
    expect(reply.body).toContain('go back one page')
    expect(reply.body).not.toContain('Try again')
  })

  it('hears of a call in the envelope, as any caller', async () => {
    const reply = await ask('en', '/api/v1/status')
    expect(reply.statusCode).toBe(429)
    expect(reply.json()).toMatchObject({ error: [{ translationKey: 'error.tooManyRequests' }] })
  })
})

describe('an address that cannot be read', () => {
  it.each([
    ['/%E0%A4%A', 'de', 'Zur Startseite'],
    ['/bestaetigung/%E0%A4%A', 'de', 'Zur Startseite'],
    ['/confirm/%ff', 'en', 'To the start page'],
  ])('is answered by a page that leads on (%s, %s)', async (url, language, start) => {
    const own = await testWorld()
    const reply = await own.app.inject({ url, headers: { accept: BROWSER, 'accept-language': language } })
    expect(reply.statusCode).toBe(400)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain(`<html lang="${language}">`)
    expect(reply.body).toContain(`<a href="/">${start}</a>`)
    await own.close()
  })
})
