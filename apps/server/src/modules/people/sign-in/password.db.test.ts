import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCustomer,
  aRegistration,
  loginOf,
  mailedCode,
  PASSWORD,
  sendAccountMails,
  signIn,
} from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const NEW = 'Moorhuhn-im-Nebel-8'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const originUrl = 'https://shop.example/resetpassword'
const request = (email: string) => visitorOf(test.app).send(calls.requestPasswordReset, { body: { email, originUrl } })
const reset = (resetKey: string, newPassword = NEW, userType = 2) =>
  visitorOf(test.app).send(calls.resetPassword, { body: { resetKey, newPassword, userType } })
const login = (email: string, password: string) =>
  visitorOf(test.app).send(calls.login, { body: loginOf(test, { email, password }) })
const refresh = (refresh_token: string) =>
  visitorOf(test.app).send(calls.token, { body: { grant_type: 'refresh_token', refresh_token } })

describe('a password that was forgotten', () => {
  it('is chosen anew by the mail’s link, once, and every device is signed out', async () => {
    const { email, signedIn } = await aCustomer(test, { email: 'forgot@example.org' })
    await request(email)
    const key = await mailedCode(test, email)
    expect((await reset(key, 'kurz')).errors).toMatchObject([
      { fieldName: 'newPassword', translationKey: 'error.passwordPolicy' },
    ])
    expect((await reset(key)).status).toBe(200)
    expect([(await login(email, PASSWORD)).status, (await login(email, NEW)).status]).toEqual([400, 200])
    expect((await refresh(signedIn.refresh_token)).status).toBe(400)
    expect((await reset(key, 'Noch-ein-anderes-1')).errors).toMatchObject([{ translationKey: 'error.codeNotValid' }])
    await sendAccountMails(test)
    expect(test.mails.at(-1)).toMatchObject({ to: email, subject: expect.stringContaining('has been changed') })
  })

  it('ends a change of the e-mail address that somebody else may have begun', async () => {
    const { visitor, email, signedIn } = await aCustomer(test, { email: 'taken.over@example.org' })
    const body = { email: 'intruder@example.org', currentPassword: PASSWORD, originUrl }
    await visitor.ask(calls.updateUser, { params: { id: signedIn.userId }, body })
    const theirs = await mailedCode(test, 'intruder@example.org')
    await request(email)
    expect((await reset(await mailedCode(test, email))).status).toBe(200)
    const confirm = visitorOf(test.app).send(calls.confirmEmailAddress, { params: { token: theirs } })
    expect((await confirm).errors).toMatchObject([{ translationKey: 'error.codeNotValid' }])
  })

  it('has an hour, and only the latest link counts', async () => {
    const { email } = await aCustomer(test, { email: 'hour@example.org' })
    await request(email)
    const first = await mailedCode(test, email)
    await request(email)
    const second = await mailedCode(test, email)
    expect((await reset(first)).status).toBe(404)
    test.pass(60)
    expect((await reset(second)).status).toBe(404)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  it('of another kind of user is not changed by the link', async () => {
    const { email } = await aCustomer(test, { email: 'kind@example.org' })
    await request(email)
    expect((await reset(await mailedCode(test, email), NEW, 1)).status).toBe(404)
  })

  it('is asked for with the same answer whether there is an account, none, or one not activated', async () => {
    const { email } = await aCustomer(test, { email: 'known@example.org' })
    await visitorOf(test.app).send(calls.register, { body: aRegistration(test, { email: 'pending@example.org' }) })
    await sendAccountMails(test)
    const before = test.mails.length
    const answers = [await request(email), await request('nobody@example.org'), await request('pending@example.org')]
    expect(new Set(answers.map(({ status, items, errors }) => JSON.stringify([status, items, errors]))).size).toBe(1)
    await sendAccountMails(test)
    const mails = test.mails.slice(before).map(({ to, subject }) => `${to}: ${subject}`)
    expect(mails.sort()).toEqual([
      expect.stringContaining(`${email}: Your new password`),
      expect.stringContaining('pending@example.org: Please activate your account'),
    ])
    const { rows } = await test.database.pool.query('select count(*)::int as left from account_mail_request')
    expect(rows).toEqual([{ left: 0 }])
  })
})

describe('the activation mail', () => {
  it('comes again for a registration that waits, and for nothing else', async () => {
    const { email } = await aCustomer(test, { email: 'active@example.org' })
    await visitorOf(test.app).send(calls.register, { body: aRegistration(test, { email: 'again@example.org' }) })
    const first = await mailedCode(test, 'again@example.org')
    const before = test.mails.length
    const ask = (address: string) =>
      visitorOf(test.app).send(calls.sendActivationEmail, { body: { email: address, originUrl } })
    const answers = [await ask(email), await ask('nobody@example.org'), await ask('again@example.org')]
    expect(new Set(answers.map(({ status, errors }) => JSON.stringify([status, errors]))).size).toBe(1)
    const token = await mailedCode(test, 'again@example.org')
    expect(test.mails.slice(before).map(({ to }) => to)).toEqual(['again@example.org'])
    const activate = (code: string) => visitorOf(test.app).send(calls.activate, { params: { token: code } })
    expect([(await activate(first)).status, (await activate(token)).status]).toEqual([404, 200])
  })
})

describe('changing a password', () => {
  it('asks for the old one, keeps this device and signs the others out', async () => {
    const { visitor, email, signedIn } = await aCustomer(test, { email: 'change@example.org' })
    const other = await signIn(visitorOf(test.app), loginOf(test, { email }))
    const change = (oldPassword: string, newPassword: string) =>
      visitor.send(calls.changePassword, { body: { oldPassword, newPassword } })
    expect((await change('Falsch-falsch-1', NEW)).errors).toMatchObject([
      { fieldName: 'oldPassword', translationKey: 'error.passwordWrong' },
    ])
    expect((await change(PASSWORD, 'Change-1!')).errors).toMatchObject([
      { fieldName: 'newPassword', translationKey: 'error.passwordBreached' },
    ])
    expect((await change(PASSWORD, NEW)).status).toBe(200)
    expect((await visitor.send(calls.getUser)).status).toBe(200)
    for (const { refresh_token } of [other, signedIn]) expect((await refresh(refresh_token)).status).toBe(400)
    expect([(await login(email, PASSWORD)).status, (await login(email, NEW)).status]).toEqual([400, 200])
  })

  it('stored with weaker settings is hashed anew when it is next at hand', async () => {
    const { email } = await aCustomer(test, { email: 'weak@example.org' })
    const stored = async () => {
      const { rows } = await test.database.pool.query('select password_hash from user_account where email = $1', [
        email,
      ])
      return rows[0].password_hash
    }
    const before = await stored()
    const { passwords } = test.world
    test.world.passwords = { ...passwords, isOutdated: () => true }
    expect((await login(email, PASSWORD)).status).toBe(200)
    test.world.passwords = passwords
    expect(await stored()).not.toBe(before)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })
})
