// @vitest-environment node
import { type Client, clients, defaultClient } from '@billett/clients'
import { APP_OF, isInSet, type Route, routeSetOf, routes } from '@billett/paths'
import { preferredLanguage } from '@billett/web-kit/document/preferences.ts'
import { describe, expect, it } from 'vitest'
import { renderDocument } from './render-document.ts'

const template =
  '<!doctype html><html lang="de"><head><!--head--></head><body><div id="root"><!--html--></div><!--state--></body></html>'
const region = { currency: 'EUR', timeZone: 'Europe/Berlin' }
const earlyFiles = { start: [], pages: {}, texts: {}, styles: {} }
const asked = {
  template,
  earlyFiles,
  client: defaultClient,
  region,
  cookie: undefined,
  acceptLanguage: undefined,
}

/** Milliseconds: the code of every page is read for the first time. */
const PATIENCE = 120_000

/** One screen of so many is drawn for each client. */
const TAKEN = 9

describe('the first screen', () => {
  it('is there before the script has run, in the language of its path', async () => {
    const { document, status, language } = await renderDocument({ ...asked, url: '/announcement' })
    expect({ status, language }).toEqual({ status: 200, language: 'en' })
    expect(document).toContain('<html lang="en">')
    expect(document).toContain('<title>Announcements – Lührtal-Verbund</title>')
    expect(document).toMatch(/<h1[^>]*>Announcements<\/h1>/)
    expect(document).toContain('href="/cancelContract/noLogin"')
  })

  const expectDrawn = async (client: Client, route: Route) => {
    for (const path of [route.de, route.en]) {
      const url = path.replace(':id', '4711').replace('*', 'x')
      const { document, status } = await renderDocument({ ...asked, client, url })
      // A page that nobody has written is not there.
      const isThere = route.title !== 'freePage' && isInSet(route, routeSetOf(client))
      expect(status, path).toBe(isThere ? 200 : 404)
      expect(document, path).toMatch(/<h1/)
    }
  }

  it(
    'can be drawn for every screen and language',
    async () => {
      for (const route of Object.values<Route>(routes).filter(({ area }) => APP_OF[area] === 'shop'))
        await expectDrawn(defaultClient, route)
    },
    PATIENCE,
  )

  it(
    'can be drawn for every client, of whose screens some are looked at, others of the next client',
    async () => {
      for (const [index, client] of clients.entries())
        for (const [place, route] of Object.values<Route>(routes)
          .filter(({ area }) => APP_OF[area] === 'shop')
          .entries())
          if ((index + place) % TAKEN === 0) await expectDrawn(client, route)
    },
    PATIENCE,
  )

  it('keeps to a strict content security policy', async () => {
    const { document, style, script } = await renderDocument({ ...asked, url: '/' })
    expect(document.match(/<style[^>]*>.*?<\/style>/gs)).toEqual([`<style>${style}</style>`])
    // The one script within it is named to the policy; tickets of the device matter to the first screen alone.
    const scripts = /<script(?![^>]*application\/json)[^>]*>.*?<\/script>/gs
    expect(document.match(scripts)).toEqual([`<script>${script}</script>`])
    const another = await renderDocument({ ...asked, url: '/warenkorb' })
    expect(another.document.match(scripts)).toEqual([`<script>${another.script}</script>`])
    expect([script, another.script].map(one => one.includes('last_sales'))).toEqual([true, false])
    expect(document.match(/ style="/g)).toBeNull()
  })

  it('cannot be broken out of through the address', async () => {
    const { document, status } = await renderDocument({
      ...asked,
      url: '/browserWarning?name=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E&version=1&os=x',
    })
    expect(status).toBe(200)
    expect(document).not.toContain('<script>alert(1)')
  })

  it('says 404 for an address nobody knows', async () => {
    expect((await renderDocument({ ...asked, url: '/no/such/page' })).status).toBe(404)
  })

  it.each([
    ['/bestaetigung/4711', /Bank|bezahlt/i],
    ['/bestaetigung', /keine/i],
    ['/wartung', /wird gerade gewartet/],
  ])('%s claims nothing that only its script can know', async (url, untrue) => {
    const { document } = await renderDocument({ ...asked, url })
    const main = /<main.*<\/main>/s.exec(document)?.[0]
    expect(main).toMatch(/<h1/)
    expect(main).not.toMatch(untrue)
  })

  it('of a form that was sent without a script keeps what was typed, and says at its field what is wrong', async () => {
    const sent = {
      call: 'subscription/cancelWithoutLogin',
      values: { kind: 'extraordinary', contract: 'Abo 4711', firstName: 'Käthe "K."', email: '', foreign: 'x' },
      errors: [
        { field: 'email', message: '', code: 202, key: 'error.emailNotEmpty' },
        { field: '', message: '', code: 105, key: 'error.tooManyRequests' },
      ],
      reply: '[]',
    }
    const { document, isKept } = await renderDocument({ ...asked, url: '/vertragKuendigen', sent })
    const main = /<main.*<\/main>/s.exec(document)?.[0] ?? ''
    expect(isKept).toBeUndefined()
    expect(main).toContain('value="Abo 4711"')
    expect(main).toContain('value="Käthe &quot;K.&quot;"')
    expect(main).toMatch(/<input[^>]*checked=""[^>]*value="extraordinary"|value="extraordinary"[^>]*checked=""/)
    expect(main).toMatch(/<textarea[^>]*name="reason"/)
    expect(main).toContain('Bitte geben Sie Ihre E-Mail-Adresse an.')
    expect(main.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(main).toContain('sehr viele Anfragen')
  })

  it.each([
    [
      '/cancelContract/noLogin',
      'subscription/cancelWithoutLogin',
      { kind: 'ordinary', reason: '', lastName: 'Reisig', customerNumber: '', contract: 'Abo 4711', date: '' },
      'Your cancellation has been received',
    ],
    [
      '/withdrawContract',
      'declaration/withdrawContract',
      { lastName: 'Reisig', contract: 'Abo 4711', part: '' },
      'Your withdrawal has been received',
    ],
  ])('of %s is the receipt, where it was sent without a script and taken', async (url, call, values, headline) => {
    const reply = '[{"receivedAt":"2026-11-21T11:05:00.000Z"}]'
    const typed = { firstName: 'Wanda', email: 'wanda@example.org', ...values }
    const { document } = await renderDocument({ ...asked, url, sent: { call, values: typed, errors: [], reply } })
    const main = /<main.*<\/main>/s.exec(document)?.[0] ?? ''
    expect(main).toMatch(new RegExp(`<h1[^>]*>${headline}`))
    for (const part of ['21 November 2026 at 12:05:00', 'Abo 4711', 'Wanda Reisig', 'wanda@example.org'])
      expect(main).toContain(part)
    expect(main).not.toContain('<form')
  })

  it('asks which stop is meant, where a search was sent without a script', async () => {
    const url = '/relation/?start=Falken&end=Xyzzy'
    const found = [{ reference: 'f:1', text: 'Falkenbrück Markt' }]
    const search = {
      url,
      start: { typed: 'Falken', reference: null, found },
      end: { typed: 'Xyzzy', reference: null, found: [] },
      trips: null,
      errors: [],
    }
    const { document } = await renderDocument({ ...asked, url, search })
    expect(document).toContain('href="/relation/?end=Xyzzy&amp;from=f%3A1"')
    expect(document).toContain('value="Xyzzy"')
  })

  it('says where somebody has signed in without a script, and writes no password', async () => {
    const sent = {
      call: 'user/login',
      values: { email: 'w@example.org' },
      errors: [],
      reply: '[]',
      session: { jwt: 'j' },
    }
    const { document } = await renderDocument({ ...asked, url: '/login', sent })
    expect(/<main.*<\/main>/s.exec(document)?.[0].includes('You are signed in.')).toBe(true)
    const wrong = [{ field: '', message: '', code: 1, key: 'error.loginFailed' }]
    const again = await renderDocument({
      ...asked,
      url: '/login',
      sent: { ...sent, session: undefined, errors: wrong },
    })
    expect(again.document).toContain('value="w@example.org"')
    expect(again.document.includes('Signing in failed.')).toBe(true)
  })

  it('is in high contrast where the visitor chose so', async () => {
    const { document } = await renderDocument({ ...asked, url: '/', cookie: 'a=b; high-contrast=true' })
    expect(document).toContain('Hohen Kontrast ausschalten')
    expect(document).toContain('data-contrast="high"')
  })

  it('is light or dark where the visitor chose so, or the page around it says so; else the device is asked', async () => {
    const barsIn = (document: string) =>
      [...document.matchAll(/<meta name="theme-color" content="(\S+)"/g)].map(([, bar]) => bar)
    const { document: free } = await renderDocument({ ...asked, url: '/' })
    expect(free).toContain('<html lang="de">')
    expect(barsIn(free)).toEqual(['#FFFFFF', '#1D2025'])
    const cookie = 'colour-scheme=dark'
    const { document: dark } = await renderDocument({ ...asked, url: '/', cookie })
    expect(dark).toContain('<html lang="de" data-mode="dark">')
    expect(barsIn(dark)).toEqual(['#1D2025'])
    const { document: framed } = await renderDocument({ ...asked, url: '/?mode=embedded&theme=light', cookie })
    expect(framed).toContain('<html lang="de" data-mode="light">')
    expect(framed).toContain('mode=embedded&amp;theme=light')
  })
})

describe('the language of an address both languages share', () => {
  const ask = (url: string, cookie?: string, acceptLanguage?: string) =>
    preferredLanguage(defaultClient, { url, cookie, acceptLanguage })

  it('is the one asked for, else the remembered one, else the browser’s, else the client’s', () => {
    expect(ask('/?language=en', 'language=de', 'de')).toBe('en')
    expect(ask('/', 'x=1; language=en', 'de')).toBe('en')
    expect(ask('/', undefined, 'fr-FR,en-GB;q=0.8,de;q=0.5')).toBe('en')
    expect(ask('/?language=xx', 'language=yy', 'fr')).toBe('de')
  })
})
