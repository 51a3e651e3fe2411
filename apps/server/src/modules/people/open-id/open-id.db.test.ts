import * as calls from '@billett/contract'
import { eq } from 'drizzle-orm'
import * as client from 'openid-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountEvent, openIdKey, openIdState, userAccount, userSession } from '../../../db/schema/index.ts'
import { aCustomer, loginOf, mailedCode, PASSWORD } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aBrowser, listening } from '../../../testing/open-id.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const CALLBACK = 'https://library.example/callback'
const SECRET = 'the secret of the library'

let test: TestWorld
let shop: typeof fetch
/** A client that knows nothing of the shop but its address. */
let library: client.Configuration
let email = ''

beforeAll(async () => {
  test = await testWorld()
  const scopes = ['openid', 'profile', 'email', 'address', 'offline_access']
  const service = {
    name: 'Stadtbibliothek',
    clientId: 'library',
    clientSecret: SECRET,
    redirectUris: [CALLBACK],
    postLogoutRedirectUris: ['https://library.example/bye'],
    scopes,
    terms: null,
  }
  const app = { ...service, name: 'App', clientId: 'app', clientSecret: null, redirectUris: ['http://127.0.0.1/back'] }
  test.world.openIdClients = { settings: async () => ({ clients: [service, app], scopes: [] }) }
  shop = await listening(test)
  library = await client.discovery(
    new URL(`${test.world.config.PUBLIC_URL}/open-id`),
    'library',
    {},
    client.ClientSecretBasic(SECRET),
    {
      [client.customFetch]: (url, { method, headers, body }) =>
        shop(url, { method, headers, redirect: 'manual', ...(body instanceof URLSearchParams ? { body } : {}) }),
    },
  )
})
afterAll(() => test.close())

let count = 0
beforeEach(async () => {
  count += 1
  email = `reader${count}@example.org`
  await aCustomer(test, { email })
})

const browserOf = () => aBrowser(shop, test.world.config.PUBLIC_URL)
type Browser = ReturnType<typeof browserOf>

/** The library sends a browser here, with whatever it is asked to change about that. */
async function sent(browser: Browser, over: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier()
  const checks = {
    pkceCodeVerifier: verifier,
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
  }
  const address = client.buildAuthorizationUrl(library, {
    redirect_uri: CALLBACK,
    scope: 'openid profile email address offline_access',
    prompt: 'consent',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    ...over,
  })
  return { ...(await browser.go(address)), checks }
}

const openIdIn = ({ searchParams }: URL): calls.OpenIdRequest => ({
  client_id: '',
  ...Object.fromEntries(searchParams),
})

/** Signs in on the login screen of the address, and agrees to what is asked. */
async function signedInAt(url: URL, visitor = visitorOf(test.app)) {
  const body = { ...loginOf(test, { email }), openId: openIdIn(url) }
  const asked = await visitor.ask(calls.login, { body })
  if (!('loginAccessDialog' in asked)) throw new Error('nothing was asked')
  const { scheme } = asked.loginAccessDialog
  const answer = await visitor.send(calls.login, { body: { ...body, acceptedTermsId: scheme.guid } })
  return { asked: asked.loginAccessDialog, answer, location: String(answer.headers.location) }
}

/** All the way to the library and its tokens. */
async function arrived(over: Record<string, string> = {}) {
  const browser = browserOf()
  const visitor = visitorOf(test.app)
  const { url, checks } = await sent(browser, over)
  const { location } = await signedInAt(url, visitor)
  const back = await browser.go(location)
  return { browser, visitor, checks, back: back.url }
}

/** As RFC 6749 §2.3.1 has it. */
const encoded = (...parts: string[]): string => parts.map(encodeURIComponent).join(':')

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => (error instanceof client.ResponseBodyError ? error.error : String(error)),
  )

describe('a service that knows nothing of us', () => {
  it('finds out everything by discovery', () => {
    expect(library.serverMetadata()).toMatchObject({
      issuer: 'https://shop.example/open-id',
      authorization_endpoint: 'https://shop.example/open-id/auth',
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    })
  })

  it('lets a customer sign in, renews its tokens, reads the data and signs out', async () => {
    const { browser, back, checks, visitor } = await arrived()
    expect(`${back.origin}${back.pathname}`).toBe(CALLBACK)
    const tokens = await client.authorizationCodeGrant(library, back, checks)
    const [account] = await test.database.db.select().from(userAccount).where(eq(userAccount.emailKey, email))
    expect(tokens.claims()).toMatchObject({ sub: account?.id, iss: 'https://shop.example/open-id', aud: 'library' })

    const renewed = await client.refreshTokenGrant(library, tokens.refresh_token ?? '')
    expect(renewed.refresh_token).not.toBe(tokens.refresh_token)
    expect(await client.fetchUserInfo(library, renewed.access_token, account?.id ?? '')).toMatchObject({
      given_name: 'Ada',
      family_name: 'Lovelace',
      birthdate: '1990-01-31',
      email,
      email_verified: true,
      address: { street_address: 'Marktplatz 1', postal_code: '12345', locality: 'Falkenbrück', country: 'DE' },
    })

    const leaving = client.buildEndSessionUrl(library, {
      id_token_hint: renewed.id_token ?? tokens.id_token ?? '',
      post_logout_redirect_uri: 'https://library.example/bye',
    })
    const asked = await browser.go(leaving)
    const page = (await asked.reply?.text()) ?? ''
    expect(page).toContain('Stadtbibliothek')
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
    expect((await visitor.send(calls.getUser)).status).toBe(200)
    const { url } = await browser.go('/open-id/session/end/confirm', { xsrf, logout: 'yes' })
    expect(url.href).toBe('https://library.example/bye')
    expect((await visitor.send(calls.getUser)).status).toBe(401)
    const journal = await test.database.db
      .select({ kind: accountEvent.kind })
      .from(accountEvent)
      .where(eq(accountEvent.accountId, account?.id ?? ''))
    expect(journal.filter(({ kind }) => kind === 'loggedOut')).toHaveLength(1)
  })

  it('hands the login screen the parameters of the request, and the screen hands them back', async () => {
    const { url, checks } = await sent(browserOf(), { response_mode: 'query' })
    expect(url.pathname).toBe('/anmelden')
    expect(openIdIn(url)).toEqual({
      client_id: 'library',
      nonce: checks.expectedNonce,
      redirect_uri: CALLBACK,
      response_type: 'code',
      scope: 'openid profile email address offline_access',
      state: checks.expectedState,
      response_mode: 'query',
      interaction: expect.any(String),
    })
    expect((await sent(browserOf(), { ui_locales: 'en' })).url.pathname).toBe('/login')
    expect((await sent(browserOf(), { prompt: 'select_account' })).url.pathname).toBe('/konto-waehlen')
  })
})

describe('what it may know', () => {
  it('is asked of the customer, who is signed in only once they agreed', async () => {
    const { url } = await sent(browserOf())
    const visitor = visitorOf(test.app)
    const { asked, answer } = await signedInAt(url, visitor)
    expect(asked).toMatchObject({
      client: { name: 'Stadtbibliothek' },
      scheme: { datatypID: 'Checkbox', isRequired: true },
    })
    expect(asked.requestedRights).toContain('your e-mail address')
    expect(asked.scheme.description).toContain('<a href="/privacyPolicy">')
    expect(answer.items).toMatchObject([{ authenticated: true }])
  })

  it('starts no session before they agreed, whatever else they tick', async () => {
    const { url } = await sent(browserOf())
    const visitor = visitorOf(test.app)
    const acceptedTermsId = '5b1f0c9a-2f5e-8a5b-8f0e-0a6a5a1c2b03'
    const body = { ...loginOf(test, { email }), openId: openIdIn(url), acceptedTermsId }
    const answer = await visitor.send(calls.login, { body })
    expect(answer.items).toMatchObject([{ loginAccessDialog: { client: { name: 'Stadtbibliothek' } } }])
    expect([visitor.token(), answer.headers.location]).toEqual([undefined, undefined])
  })

  it('is not asked again the next time, unless the service wants it', async () => {
    const { visitor } = await arrived()
    const again = async (over: Record<string, string>) => {
      const { url } = await sent(browserOf(), over)
      return visitor.send(calls.loginJwt, { body: { openId: openIdIn(url) } })
    }
    expect(
      (await again({ prompt: '', scope: 'openid profile email address offline_access' })).headers.location,
    ).toContain('/open-id/interaction/')
    expect((await again({ prompt: 'login' })).errors).toMatchObject([{ translationKey: 'error.passwordAgain' }])
  })

  it('is asked again when the words have changed, in one language only, too', async () => {
    const { openIdClients } = test.world
    const under = (en: string) => {
      test.world.openIdClients = {
        settings: async () => {
          const settings = await openIdClients.settings()
          return { ...settings, clients: settings.clients.map(each => ({ ...each, terms: { de: 'Worte', en } })) }
        },
      }
    }
    under('Words')
    const { visitor } = await arrived()
    under('Other words')
    const { url } = await sent(browserOf(), { prompt: '' })
    const { items } = await visitor.send(calls.loginJwt, { body: { openId: openIdIn(url) } })
    test.world.openIdClients = openIdClients
    expect(items).toMatchObject([{ loginAccessDialog: { scheme: { description: 'Other words' } } }])
  })

  it('tells the service when the customer refuses', async () => {
    const browser = browserOf()
    const { url, checks } = await sent(browser)
    const { asked } = await signedInAt(url)
    const { url: back } = await browser.go(asked.redirectUrlOnError)
    expect(back.searchParams.get('error')).toBe('access_denied')
    await expect(client.authorizationCodeGrant(library, back, checks)).rejects.toMatchObject({ error: 'access_denied' })
  })
})

describe('what is not let through', () => {
  it('a code with another verifier', async () => {
    const { back, checks } = await arrived()
    const pkceCodeVerifier = client.randomPKCECodeVerifier()
    expect(await refusal(client.authorizationCodeGrant(library, back, { ...checks, pkceCodeVerifier }))).toBe(
      'invalid_grant',
    )
  })

  it('a request without PKCE and nonce', async () => {
    const address = client.buildAuthorizationUrl(library, { redirect_uri: CALLBACK, scope: 'openid' })
    const { url } = await browserOf().go(address)
    expect([url.origin, url.searchParams.get('error')]).toEqual(['https://library.example', 'invalid_request'])
  })

  it('a code a second time, which also ends what the first was given', async () => {
    const { back, checks } = await arrived()
    const tokens = await client.authorizationCodeGrant(library, back, checks)
    expect(await refusal(client.authorizationCodeGrant(library, back, checks))).toBe('invalid_grant')
    expect(await refusal(client.refreshTokenGrant(library, tokens.refresh_token ?? ''))).toBe('invalid_grant')
  })

  it('a code exchanged twice at the same moment', async () => {
    const { back, checks } = await arrived()
    const both = await Promise.allSettled([1, 2].map(() => client.authorizationCodeGrant(library, back, checks)))
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
  })

  it('a refresh token a second time', async () => {
    const { back, checks } = await arrived()
    const { refresh_token: first = '' } = await client.authorizationCodeGrant(library, back, checks)
    const { refresh_token: next = '' } = await client.refreshTokenGrant(library, first)
    expect(await refusal(client.refreshTokenGrant(library, first))).toBe('invalid_grant')
    expect(await refusal(client.refreshTokenGrant(library, next))).toBe('invalid_grant')
  })

  it('the way back to an address nobody registered', async () => {
    const { url, reply } = await sent(browserOf(), { redirect_uri: 'https://evil.example/callback' })
    expect([url.pathname, reply?.status]).toEqual(['/open-id/auth', 400])
    expect(await reply?.text()).toContain('nicht geklappt')
  })

  it('somebody else’s login into a request another browser began', async () => {
    const attacker = browserOf()
    const { url } = await sent(attacker)
    const { location } = await signedInAt(url)
    const victim = await browserOf().go(location)
    expect(victim.reply?.status).toBe(400)
    // The attacker never sees the victim's handover, and without it is sent to the login screen.
    const { url: shown } = await attacker.go(location.replace(/handover=.*/, 'handover=forged'))
    expect(shown.pathname).toBe('/anmelden')
  })

  it('an account that is locked meanwhile', async () => {
    const { back, checks } = await arrived()
    const { access_token, refresh_token = '' } = await client.authorizationCodeGrant(library, back, checks)
    await test.database.db.update(userAccount).set({ state: 'disabled' }).where(eq(userAccount.emailKey, email))
    expect(await refusal(client.refreshTokenGrant(library, refresh_token))).toBe('invalid_grant')
    await expect(client.fetchUserInfo(library, access_token, client.skipSubjectCheck)).rejects.toThrow()
  })
})

describe('characters that cannot be stored', () => {
  const NUL = 'a\0b'

  it.each(['state', 'nonce', 'login_hint', 'acr_values'])('are told the service: %s', async name => {
    const { url } = await sent(browserOf(), { [name]: NUL })
    expect(`${url.origin}${url.pathname}`).toBe(CALLBACK)
    expect(url.searchParams.get('error')).toBe('invalid_request')
  })

  it('end no session', async () => {
    const { browser, visitor } = await arrived()
    const asked = await browser.go(`/open-id/session/end?${new URLSearchParams({ state: NUL })}`)
    expect(asked.reply?.status).toBe(400)
    expect((await visitor.send(calls.getUser)).status).toBe(200)
  })

  it.each([
    ['/open-id/token', { grant_type: 'authorization_code', code: NUL, redirect_uri: CALLBACK }, 400],
    ['/open-id/token', { grant_type: 'refresh_token', refresh_token: NUL }, 400],
    ['/open-id/token', { grant_type: NUL }, 400],
    ['/open-id/token/revocation', { token: NUL }, 200],
    ['/open-id/me', { access_token: NUL }, 401],
  ])('are no token: %s %j', async (path, form, status) => {
    const headers: Record<string, string> =
      path === '/open-id/me' ? {} : { authorization: `Basic ${btoa(encoded('library', SECRET))}` }
    const body = new URLSearchParams(form)
    const reply = await shop(`${test.world.config.PUBLIC_URL}${path}`, { method: 'POST', headers, body })
    expect(reply.status).toBe(status)
  })
})

describe('what was agreed to', () => {
  it('is shown to the customer, who takes it back: the service gets to know nothing any more', async () => {
    const { back, checks, visitor } = await arrived()
    const { access_token, refresh_token = '' } = await client.authorizationCodeGrant(library, back, checks)
    const [shown] = (await visitor.send(calls.getServiceAccesses)).items
    expect(shown).toMatchObject({ serviceId: 'library', name: 'Stadtbibliothek', agreedOn: test.now() })
    expect(shown?.rights).toContain('your e-mail address')
    const params = { serviceId: 'library' }
    expect((await visitor.send(calls.revokeServiceAccess, { params })).items).toEqual([])
    expect(await refusal(client.refreshTokenGrant(library, refresh_token))).toBe('invalid_grant')
    await expect(client.fetchUserInfo(library, access_token, client.skipSubjectCheck)).rejects.toThrow()
    expect((await visitor.send(calls.revokeServiceAccess, { params })).status).toBe(404)
  })
})

describe('whatever a service was given', () => {
  const newPassword = 'Moorhuhn-im-Nebel-8'
  const ways = {
    'has a new password sent': async () => {
      const stranger = visitorOf(test.app)
      const originUrl = 'https://shop.example/resetpassword'
      await stranger.send(calls.requestPasswordReset, { body: { email, originUrl } })
      const resetKey = await mailedCode(test, email)
      return stranger.send(calls.resetPassword, { body: { resetKey, newPassword, userType: 2 } })
    },
    'changes the password': (visitor: ReturnType<typeof visitorOf>) =>
      visitor.send(calls.changePassword, { body: { oldPassword: PASSWORD, newPassword } }),
    'signs out everywhere': (visitor: ReturnType<typeof visitorOf>) =>
      visitor.send(calls.endSessions, { query: { keepThis: true } }),
  }

  it.each(Object.entries(ways))('ends when the customer %s', async (_, act) => {
    const { back, checks, visitor } = await arrived()
    const { access_token, refresh_token = '' } = await client.authorizationCodeGrant(library, back, checks)
    const { back: unused, checks: itsChecks } = await arrived()
    expect((await act(visitor)).status).toBe(200)
    expect(await refusal(client.refreshTokenGrant(library, refresh_token))).toBe('invalid_grant')
    expect(await refusal(client.authorizationCodeGrant(library, unused, itsChecks))).toBe('invalid_grant')
    await expect(client.fetchUserInfo(library, access_token, client.skipSubjectCheck)).rejects.toThrow()
  })
})

describe('the provider', () => {
  it('takes nobody for signed in who has left the shop', async () => {
    const { browser, visitor } = await arrived()
    const silently = async () => (await sent(browser, { prompt: 'none', scope: 'openid profile email address' })).url
    expect((await silently()).searchParams.get('code')).toBeTruthy()
    await visitor.send(calls.logout, { body: {} })
    expect((await silently()).searchParams.get('error')).toBe('login_required')
  })

  it('begins a request for whoever came straight to the login screen', async () => {
    const browser = browserOf()
    const visitor = visitorOf(test.app)
    const openId = { client_id: 'library', redirect_uri: CALLBACK, response_type: 'code', scope: 'openid', nonce: 'n' }
    const { headers } = await visitor.send(calls.login, { body: { ...loginOf(test, { email }), openId } })
    const { url } = await browser.go(String(headers.location))
    const asked = await visitor.ask(calls.loginJwt, { body: { openId: openIdIn(url) } })
    if (!('loginAccessDialog' in asked)) throw new Error('nothing was asked')
    const acceptedTermsId = asked.loginAccessDialog.scheme.guid
    const agreed = await visitor.send(calls.loginJwt, { body: { openId: openIdIn(url), acceptedTermsId } })
    const { url: back } = await browser.go(String(agreed.headers.location))
    expect(back.searchParams.get('code')).toBeTruthy()
  })

  it('stores no code and no token as it is, and no key that can be read', async () => {
    const { back, checks } = await arrived()
    const { access_token, refresh_token } = await client.authorizationCodeGrant(library, back, checks)
    const stored = JSON.stringify([
      await test.database.db.select().from(openIdState),
      await test.database.db.select().from(openIdKey),
      await test.database.db.select().from(userSession),
    ])
    for (const secret of [back.searchParams.get('code'), access_token, refresh_token]) {
      expect(secret).toBeTruthy()
      expect(stored).not.toContain(secret)
    }
    expect(stored).not.toContain('"d"')
  })

  it('always asks for an app, which anybody can imitate', async () => {
    const app = async (visitor: ReturnType<typeof visitorOf>) => {
      const over = { client_id: 'app', redirect_uri: 'http://127.0.0.1:4711/back', prompt: '', scope: 'openid' }
      const { url } = await sent(browserOf(), over)
      return { url, visitor }
    }
    const { url, visitor } = await app(visitorOf(test.app))
    await signedInAt(url, visitor)
    const again = await app(visitor)
    const [asked] = (await visitor.send(calls.loginJwt, { body: { openId: openIdIn(again.url) } })).items
    expect(asked).toHaveProperty('loginAccessDialog')
  })
})
