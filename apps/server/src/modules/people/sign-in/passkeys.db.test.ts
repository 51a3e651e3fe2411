import * as calls from '@billett/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCustomer, mailedCode, PASSWORD, sendAccountMails } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { softAuthenticator } from '../../../testing/fakes/soft-authenticator.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const HERE = { origin: 'https://shop.example' }

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

type Visitor = ReturnType<typeof visitorOf>
type Device = ReturnType<typeof softAuthenticator>

let count = 0
const somebody = () => {
  count += 1
  return aCustomer(test, { email: `key${count}@example.org` })
}

const begin = async (visitor: Visitor): Promise<string> =>
  (await visitor.ask(calls.beginPasskey, { body: { password: PASSWORD } })).options

const add = (visitor: Visitor, answer: string) => visitor.send(calls.addPasskey, { body: { answer } })

/** A customer with a device that signs in for them. */
async function withPasskey() {
  const customer = await somebody()
  const device = softAuthenticator()
  const { status, errors } = await add(customer.visitor, device.create(await begin(customer.visitor), HERE))
  expect([status, errors]).toEqual([200, []])
  return { ...customer, device }
}

async function login(device: Device, place: Parameters<Device['get']>[1] = HERE) {
  const visitor = visitorOf(test.app)
  const { options } = await visitor.ask(calls.beginPasskeyLogin)
  const answer = device.get(options, place)
  return { visitor, answer, reply: await visitor.send(calls.loginPasskey, { body: { answer } }) }
}

const REFUSED = [{ translationKey: 'error.passkeyNotValid' }]

describe('a passkey', () => {
  it('is made with the password, and signs in without it', async () => {
    const { signedIn, device } = await withPasskey()
    const { visitor, reply } = await login(device)
    expect(reply.items).toMatchObject([{ userId: signedIn.userId, authenticated: true }])
    expect((await visitor.send(calls.getUser)).status).toBe(200)
    expect((await visitor.send(calls.getPasskeys)).items).toMatchObject([{ id: device.id, usedOn: test.now() }])
  })

  it('is not made without the password', async () => {
    const { visitor } = await somebody()
    const wrong = await visitor.send(calls.beginPasskey, { body: { password: 'Falsch-falsch-1' } })
    expect(wrong.errors).toMatchObject([{ fieldName: 'password', translationKey: 'error.passwordWrong' }])
  })

  it('is made and removed by a customer at the password alone, however long ago they signed in by another', async () => {
    const { device } = await withPasskey()
    const { visitor } = await login(device)
    test.pass(7)
    const another = softAuthenticator()
    expect((await add(visitor, another.create(await begin(visitor), HERE))).status).toBe(200)
    expect((await visitor.send(calls.removePasskey, { params: { id: device.id } })).items).toMatchObject([
      { id: another.id },
    ])
  })

  it('belongs to whoever began it, and to one account', async () => {
    const { visitor, device } = await withPasskey()
    const { visitor: eve } = await somebody()
    const fresh = softAuthenticator()
    expect((await add(eve, fresh.create(await begin(visitor), HERE))).errors).toMatchObject(REFUSED)
    expect((await add(eve, device.create(await begin(eve), HERE))).errors).toMatchObject(REFUSED)
  })

  it('is no way in any more once it was removed, and only its owner removes it', async () => {
    const { visitor, device } = await withPasskey()
    const { visitor: eve } = await somebody()
    expect((await eve.send(calls.removePasskey, { params: { id: device.id } })).status).toBe(404)
    expect((await visitor.send(calls.removePasskey, { params: { id: device.id } })).items).toEqual([])
    expect((await login(device)).reply.errors).toMatchObject(REFUSED)
  })
})

describe('a new passkey', () => {
  it('is told to the owner by mail, who may not have made it', async () => {
    const { email } = await withPasskey()
    await sendAccountMails(test)
    expect(test.mails.findLast(({ to }) => to === email)).toMatchObject({
      subject: expect.stringContaining('New passkey'),
      text: expect.stringContaining('Was that not you?'),
    })
  })
})

describe('who has chosen a new password', () => {
  const originUrl = 'https://shop.example/resetpassword'
  const NEW = 'Moorhuhn-im-Nebel-8'

  it('by the link of a mail has thrown out every passkey, also one that is being made', async () => {
    const { email, device, visitor, signedIn } = await withPasskey()
    const options = await begin(visitor)
    await sendAccountMails(test)
    await visitorOf(test.app).send(calls.requestPasswordReset, { body: { email, originUrl } })
    const body = { resetKey: await mailedCode(test, email), newPassword: NEW, userType: 2 }
    expect((await visitorOf(test.app).send(calls.resetPassword, { body })).status).toBe(200)
    expect((await login(device)).reply.errors).toMatchObject(REFUSED)
    expect((await add(visitor, softAuthenticator().create(options, HERE))).status).not.toBe(200)
    const left = 'select 1 from passkey_challenge where account_id = $1'
    const { rows } = await test.database.pool.query(left, [signedIn.userId])
    expect(rows).toEqual([])
    await sendAccountMails(test)
    expect(test.mails.findLast(({ to }) => to === email)?.text).toContain('passkeys that your account had are removed')
  })

  it('by the old one keeps them', async () => {
    const { visitor, device } = await withPasskey()
    await visitor.ask(calls.changePassword, { body: { oldPassword: PASSWORD, newPassword: NEW } })
    expect((await login(device)).reply.status).toBe(200)
  })
})

describe('a login by passkey is refused', () => {
  it('to a device nobody knows', async () => {
    expect((await login(softAuthenticator())).reply.errors).toMatchObject(REFUSED)
  })

  it('when it was signed for another site', async () => {
    const { device } = await withPasskey()
    expect((await login(device, { origin: 'https://sh0p.example' })).reply.errors).toMatchObject(REFUSED)
  })

  it('when the device did not ask who is there', async () => {
    const { device } = await withPasskey()
    expect((await login(device, { ...HERE, verified: false })).reply.errors).toMatchObject(REFUSED)
  })

  it('a second time with the same answer', async () => {
    const { device } = await withPasskey()
    const { answer } = await login(device)
    expect((await visitorOf(test.app).send(calls.loginPasskey, { body: { answer } })).errors).toMatchObject(REFUSED)
  })

  it('to a copy that has counted less', async () => {
    const { device } = await withPasskey()
    await login(device)
    device.rewind()
    expect((await login(device)).reply.errors).toMatchObject(REFUSED)
  })

  it('when it was begun too long ago', async () => {
    const { device } = await withPasskey()
    const visitor = visitorOf(test.app)
    const { options } = await visitor.ask(calls.beginPasskeyLogin)
    test.pass(6)
    const answer = device.get(options, HERE)
    expect((await visitor.send(calls.loginPasskey, { body: { answer } })).errors).toMatchObject(REFUSED)
  })

  it('to an account that is locked', async () => {
    const { device, email } = await withPasskey()
    await test.database.pool.query("update user_account set state = 'disabled' where email_key = $1", [email])
    expect((await login(device)).reply.errors).toMatchObject(REFUSED)
  })

  it.each(['{}', 'nonsense', '{"id":"x","rawId":"x","type":"public-key","response":{"clientDataJSON":"e30"}}'])(
    'for the answer %s',
    async answer => {
      expect((await visitorOf(test.app).send(calls.loginPasskey, { body: { answer } })).errors).toMatchObject(REFUSED)
    },
  )
})
