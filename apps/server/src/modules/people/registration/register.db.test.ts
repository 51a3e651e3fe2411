import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aRegistration, loginOf, mailedCode, PASSWORD, sendAccountMails, signIn } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** What this database has counted. */
const DEADLOCKS = 'select deadlocks::int from pg_stat_database where datname = current_database()'

const register = (over: Parameters<typeof aRegistration>[1]) =>
  visitorOf(test.app).send(calls.register, { body: aRegistration(test, over) })

describe('a new customer', () => {
  it('registers, activates the account by the mail’s link, and signs in', async () => {
    const ada = visitorOf(test.app)
    expect((await ada.send(calls.register, { body: aRegistration(test) })).status).toBe(200)
    expect(await ada.send(calls.login, { body: loginOf(test) })).toMatchObject({
      status: 403,
      errors: [{ errorCode: 2, translationKey: 'error.accountNotActivated' }],
    })
    const token = await mailedCode(test, 'ada@example.org')
    expect((await ada.send(calls.activate, { params: { token } })).status).toBe(200)
    const signedIn = await signIn(ada, loginOf(test))
    expect(signedIn).toMatchObject({ firstName: 'Ada', authenticated: true, acceptTermsNecessary: false, userType: 2 })
    expect(ada.token()).toBe(signedIn.id_token)
    expect(await ada.ask(calls.getUser)).toMatchObject({
      userId: signedIn.userId,
      email: 'ada@example.org',
      addresses: [{ street: 'Marktplatz', isMain: true }],
    })
  })

  it.each([true, false])(
    'reads of the newsletter in the mail that confirms it only where it was asked for: %s',
    async newsletter => {
      const email = `news-${newsletter}@example.org`
      await register({ email, newsletter })
      await sendAccountMails(test)
      const mail = test.mails.findLast(({ to }) => to === email)
      for (const body of [mail?.text, mail?.html]) {
        expect(body).toContain('Activate the account')
        expect(body?.includes('By activating the account you confirm that')).toBe(newsletter)
      }
    },
  )

  it('uses the link once', async () => {
    await register({ email: 'once@example.org' })
    const token = await mailedCode(test, 'once@example.org')
    const activate = () => visitorOf(test.app).send(calls.activate, { params: { token } })
    const [one, other] = await Promise.all([activate(), activate()])
    expect([one.status, other.status].sort()).toEqual([200, 404])
  })

  it('gets the mail in the reader’s language, with a link to our own page whatever the caller named', async () => {
    await visitorOf(test.app, 'de').send(calls.register, {
      body: aRegistration(test, { email: 'deutsch@example.org', originUrl: 'https://evil.example/x?mode=embedded' }),
    })
    await sendAccountMails(test)
    const mail = test.mails.findLast(({ to }) => to === 'deutsch@example.org')
    expect(mail?.subject).toContain('aktivieren')
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain('https://shop.example/aktivieren/embedded/')
      expect(text).not.toContain('evil')
    }
  })

  it.each([
    ['password', { password: 'short' }, 'password', 'passwordPolicy'],
    ['common password', { password: 'P@ssw0rd!' }, 'password', 'passwordBreached'],
    ['own name as password', { password: 'Lovelace-1' }, 'password', 'passwordBreached'],
    ['age below 16', { birthDate: '2010-11-22' }, 'birthDate', 'tooYoung'],
    ['age above 100', { birthDate: '1926-11-20' }, 'birthDate', 'tooOld'],
    ['title of another country', { title: 'Mag.' }, 'title', 'titleNotAvailable'],
    ['staff’s user type', { userType: 1 }, 'userType', 'invalidUserType'],
    ['another client', { clientId: '00000000-0000-4000-8000-000000000001' }, 'clientId', 'invalidClientId'],
    ['answers left out', { dynamicInfos: [] }, expect.stringContaining('dynamicInfos.'), 'required'],
    [
      'a second address not confirmed',
      { deviatingAddress: { street: 'A', houseNumber: '1', postCode: '12345', city: 'B', country: 'de' as const } },
      'addressConfirmed',
      'addressNotConfirmed',
    ],
  ])('is told what is wrong with: %s', async (_, over, fieldName, reason) => {
    expect(await register({ email: 'wrong@example.org', ...over })).toMatchObject({
      errors: [{ fieldName, translationKey: `error.${reason}` }],
    })
  })

  it('is asked how to be addressed where the client wants to know', async () => {
    const { client } = test.world
    const { settings } = client.config
    const strict = { ...settings, register: { ...settings.register, salutation: { isRequired: true } } }
    test.world.client = { ...client, config: { ...client.config, settings: strict } }
    const [silent, open] = [
      await register({ email: 'm@example.org' }),
      await register({ email: 'm@example.org', salutation: 3 }),
    ]
    test.world.client = client
    expect(silent.errors).toMatchObject([{ fieldName: 'salutation', translationKey: 'error.required' }])
    expect(open.status).toBe(200)
  })
})

describe('an address that has an account', () => {
  it('is answered like any other, and only its owner’s mail says so', async () => {
    const fresh = await register({ email: 'fresh@example.org' })
    const taken = await register({ email: 'ADA@example.org', firstName: 'Eve', password: 'Ganz-anders-99' })
    expect([taken.status, taken.items, taken.errors]).toEqual([fresh.status, fresh.items, fresh.errors])
    await sendAccountMails(test)
    const mail = test.mails.findLast(({ to }) => to === 'ada@example.org')
    expect(mail?.subject).toContain('already')
    expect(mail?.text).toContain('Dear Ada Lovelace')
    expect(mail?.text).not.toContain('Eve')
    expect(mail?.text).not.toMatch(/[\w-]{43}/)
    const eve = await visitorOf(test.app).send(calls.login, { body: loginOf(test, { password: 'Ganz-anders-99' }) })
    expect(eve.errors).toMatchObject([{ translationKey: 'error.loginFailed' }])
  })

  it('that waits for its mail is not taken over by who registers it, too', async () => {
    const email = 'contested@example.org'
    await register({ email, password: 'Ganz-anders-99' })
    await register({ email })
    const token = await mailedCode(test, email)
    const login = (password: string) =>
      visitorOf(test.app).send(calls.login, { body: loginOf(test, { email, password }) })
    expect((await visitorOf(test.app).send(calls.activate, { params: { token } })).status).toBe(200)
    for (const password of [PASSWORD, 'Ganz-anders-99'])
      expect((await login(password)).errors).toMatchObject([{ translationKey: 'error.loginFailed' }])
    const resetKey = await mailedCode(test, email)
    await visitorOf(test.app).send(calls.resetPassword, {
      body: { resetKey, newPassword: 'Meines-allein-7', userType: 2 },
    })
    expect((await login('Meines-allein-7')).status).toBe(200)
  })

  it('and is registered again with the same password, is the same registration', async () => {
    const email = 'twice@example.org'
    await register({ email })
    const first = await mailedCode(test, email)
    await register({ email })
    const token = await mailedCode(test, email)
    const activate = (code: string) => visitorOf(test.app).send(calls.activate, { params: { token: code } })
    expect([(await activate(first)).status, (await activate(token)).status]).toEqual([404, 200])
    expect((await visitorOf(test.app).send(calls.login, { body: loginOf(test, { email }) })).status).toBe(200)
  })
})

it('many registrations with one address that are confirmed at once end with one account', async () => {
  const email = 'crowded@example.org'
  const passwords = Array.from({ length: 16 }, (_, n) => `${PASSWORD}-${n}`)
  for (const password of passwords) await register({ email, password })
  await sendAccountMails(test)
  const codes = test.mails.flatMap(({ to, text }) =>
    to === email ? (/https:\/\/shop\.example\/\S+\/([\w-]{43})/.exec(text)?.slice(1) ?? []) : [],
  )
  expect(codes).toHaveLength(passwords.length)
  const statuses = await Promise.all(
    codes.map(async token => (await visitorOf(test.app).send(calls.activate, { params: { token } })).status),
  )
  expect(statuses.sort()).toEqual([200, ...passwords.slice(1).map(() => 404)])
  const { rows } = await test.database.pool.query('select state from user_account where email_key = $1', [email])
  expect(rows).toEqual([{ state: 'active' }])
  // None was begun anew because two waited for each other.
  const { rows: stuck } = await test.database.pool.query(DEADLOCKS)
  expect(stuck).toEqual([{ deadlocks: 0 }])
})

it('a registration’s link is dead after seven days', async () => {
  await register({ email: 'late@example.org' })
  const token = await mailedCode(test, 'late@example.org')
  test.pass(7 * 24 * 60)
  expect(await visitorOf(test.app).send(calls.activate, { params: { token } })).toMatchObject({
    status: 404,
    errors: [{ translationKey: 'error.codeNotValid' }],
  })
})
