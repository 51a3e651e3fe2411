import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS, TRY_LIMITS, USER_TYPE, unixSeconds } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { timeCode } from '../../../crypto/time-code.ts'
import { codeApp, recoveryCode, userSession } from '../../../db/schema/index.ts'
import { PASSWORD } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { softAuthenticator } from '../../../testing/fakes/soft-authenticator.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const HERE = { origin: 'https://shop.example' }
const { AllowedToUseAdminPanel: PANEL, AllowedToManageStaff: MANAGE } = RIGHTS
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

function wanted() {
  const { client } = test.world
  test.world.client = {
    ...client,
    config: { ...client.config, settings: { ...client.config.settings, secondFactor: true } },
  }
}

async function aClerk(rights: readonly number[] = [PANEL], isProven = false) {
  const id = randomUUID()
  const { clientId } = test.world.client.config.settings
  const session = await staffSession(test.world, { id, clientId, rights, isProven })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return { id, visitor }
}

type Clerk = Awaited<ReturnType<typeof aClerk>>

/** Signs in anew, by the password alone. */
async function signedIn({ id }: Clerk): Promise<Clerk> {
  const visitor = visitorOf(test.app)
  const { clientId } = test.world.client.config.settings
  await visitor.ask(calls.login, { body: { email: id, password: PASSWORD, clientId, userType: USER_TYPE.HGS } })
  return { id, visitor }
}

/** What an app makes of what it is told. */
const bytesOf = (secret: string): Uint8Array => {
  const bits = [...secret].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], byte => Number.parseInt(byte, 2))
}

const codeNow = (secret: string): string => timeCode(bytesOf(secret), Math.floor(unixSeconds(test.now()) / 30))

const beginApp = ({ visitor }: Clerk) => visitor.ask(calls.beginCodeApp, { body: { password: PASSWORD } })

async function withApp(clerk: Clerk) {
  const { secret } = await beginApp(clerk)
  const { recoveryCodes } = await clerk.visitor.ask(calls.confirmCodeApp, { body: { code: codeNow(secret) } })
  return { secret, recoveryCodes }
}

const show = ({ visitor }: Clerk, code: string) => visitor.send(calls.showSecondFactor, { body: { code } })
const state = async ({ visitor }: Clerk) => visitor.ask(calls.getSecondFactor)
const work = ({ visitor }: Clerk) => visitor.send(calls.getStaffDashboard)
const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

describe('an app that shows codes', () => {
  it('is told its secret after the password, in words and as an address it opens', async () => {
    const clerk = await aClerk()
    const wrong = await clerk.visitor.send(calls.beginCodeApp, { body: { password: 'another' } })
    expect(wordOf(wrong)).toBe('error.passwordWrong')
    const { secret, uri } = await beginApp(clerk)
    const url = new URL(uri)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect([url.protocol, url.searchParams.get('secret')]).toEqual(['otpauth:', secret])
    const [kept] = await test.world.db.select().from(codeApp)
    expect(JSON.stringify(kept)).not.toContain(secret)
  })

  it('opens nothing before its first right code, and is asked for at every sign-in from then on', async () => {
    const clerk = await aClerk()
    const { secret } = await beginApp(clerk)
    expect((await work(clerk)).status).toBe(200)
    const wrong = await clerk.visitor.send(calls.confirmCodeApp, { body: { code: '000000' } })
    expect(wordOf(wrong)).toBe('error.factorCodeNotValid')
    expect((await work(await signedIn(clerk))).status).toBe(200)
    await clerk.visitor.ask(calls.confirmCodeApp, { body: { code: codeNow(secret) } })
    expect(await state(clerk)).toEqual({ state: 'shown', app: true, passkeys: 0, recoveryCodes: 10 })
    expect((await work(clerk)).status).toBe(200)
    const again = await signedIn(clerk)
    expect(wordOf(await work(again))).toBe('error.secondFactorNeeded')
    expect((await state(again)).state).toBe('toShow')
    test.pass(1)
    expect((await show(again, codeNow(secret))).status).toBe(200)
    expect((await work(again)).status).toBe(200)
  })

  it('has codes that are good once, and for half a minute more or less', async () => {
    const clerk = await aClerk()
    const { secret } = await withApp(clerk)
    const used = codeNow(secret)
    const again = await signedIn(clerk)
    expect(wordOf(await show(again, used))).toBe('error.factorCodeNotValid')
    test.pass(1)
    const late = codeNow(secret)
    test.pass(1)
    expect(wordOf(await show(again, late))).toBe('error.factorCodeNotValid')
    const good = codeNow(secret)
    expect((await show(again, `${good.slice(0, 3)} ${good.slice(3)}`)).status).toBe(200)
    expect(wordOf(await show(await signedIn(clerk), good))).toBe('error.factorCodeNotValid')
  })

  it('takes another’s place only with its first right code, and minutes after the caller has shown who they are', async () => {
    const clerk = await aClerk()
    const { secret } = await withApp(clerk)
    await beginApp(clerk)
    test.pass(1)
    expect((await show(await signedIn(clerk), codeNow(secret))).status).toBe(200)
    test.pass(10)
    const late = await clerk.visitor.send(calls.beginCodeApp, { body: { password: PASSWORD } })
    expect(wordOf(late)).toBe('error.stepUpNeeded')
  })

  it('is guessed at a few times only', async () => {
    const clerk = await aClerk()
    const { secret } = await withApp(clerk)
    const again = await signedIn(clerk)
    test.world.countsTries = true
    for (let tries = 0; tries < TRY_LIMITS.secondFactor.pair.most; tries += 1)
      expect(wordOf(await show(again, '000000'))).toBe('error.factorCodeNotValid')
    test.pass(1)
    expect(wordOf(await show(again, codeNow(secret)))).toBe('error.tooManyRequests')
  })
})

describe('a passkey beside the password', () => {
  const add = (visitor: Clerk['visitor'], answer: string) => visitor.send(calls.addPasskey, { body: { answer } })
  const begin = ({ visitor }: Clerk) => visitor.send(calls.beginPasskey, { body: { password: PASSWORD } })

  it('is made, kept and taken away only minutes after its owner has shown the factor they have', async () => {
    const clerk = await aClerk()
    const { secret } = await withApp(clerk)
    const device = softAuthenticator()
    const begun = (await begin(clerk)).items[0]?.options ?? ''
    test.pass(6)
    const answer = device.create(begun, HERE)
    const remove = () => clerk.visitor.send(calls.removePasskey, { params: { id: device.id } })
    for (const late of [await begin(clerk), await add(clerk.visitor, answer), await remove()])
      expect(late).toMatchObject({ status: 403, errors: [{ translationKey: 'error.stepUpNeeded' }] })
    expect(await state(clerk)).toMatchObject({ passkeys: 0 })
    expect((await show(clerk, codeNow(secret))).status).toBe(200)
    const anew = (await begin(clerk)).items[0]?.options ?? ''
    expect((await add(clerk.visitor, device.create(anew, HERE))).status).toBe(200)
    test.pass(6)
    expect(wordOf(await remove())).toBe('error.stepUpNeeded')
    await show(clerk, codeNow(secret))
    expect((await remove()).items).toEqual([])
  })

  it('is the first factor of who has none, at the password alone and whenever they want', async () => {
    const clerk = await aClerk()
    test.pass(6)
    const begun = (await begin(clerk)).items[0]?.options ?? ''
    expect((await add(clerk.visitor, softAuthenticator().create(begun, HERE))).status).toBe(200)
  })
})

describe('a code that was written down', () => {
  it('is good once instead of the app’s, however it is typed, and for its owner alone', async () => {
    const [clerk, other] = [await aClerk(), await aClerk()]
    const { recoveryCodes } = await withApp(clerk)
    await withApp(other)
    const [code = ''] = recoveryCodes
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(wordOf(await show(await signedIn(other), code))).toBe('error.factorCodeNotValid')
    const again = await signedIn(clerk)
    expect((await show(again, code.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await state(again)).recoveryCodes).toBe(9)
    expect(wordOf(await show(await signedIn(clerk), code))).toBe('error.factorCodeNotValid')
    expect(JSON.stringify(await test.world.db.select().from(recoveryCode))).not.toContain(recoveryCodes[1])
  })

  it('is nothing any more once there are new ones', async () => {
    const clerk = await aClerk()
    const { recoveryCodes } = await withApp(clerk)
    const { recoveryCodes: renewed } = await clerk.visitor.ask(calls.renewRecoveryCodes)
    const again = await signedIn(clerk)
    expect(wordOf(await show(again, recoveryCodes[0] ?? ''))).toBe('error.factorCodeNotValid')
    expect((await show(again, renewed[0] ?? '')).status).toBe(200)
  })
})

describe('where the company wants a second factor', () => {
  beforeEach(wanted)

  it('who has none can set up an app at the first sign-in, and nothing else', async () => {
    const clerk = await aClerk()
    expect(wordOf(await work(clerk))).toBe('error.secondFactorToSetUp')
    const changed = { oldPassword: PASSWORD, newPassword: 'Another-Passw0rd!' }
    expect(wordOf(await clerk.visitor.send(calls.changePassword, { body: changed }))).toBe('error.secondFactorToSetUp')
    await withApp(clerk)
    expect((await work(clerk)).status).toBe(200)
  })

  it('or a passkey, which they show at once', async () => {
    const clerk = await aClerk()
    const device = softAuthenticator()
    const { options } = await clerk.visitor.ask(calls.beginPasskey, { body: { password: PASSWORD } })
    await clerk.visitor.ask(calls.addPasskey, { body: { answer: device.create(options, HERE) } })
    expect(wordOf(await work(clerk))).toBe('error.secondFactorNeeded')
    const asked = await clerk.visitor.ask(calls.beginStepUp)
    await clerk.visitor.ask(calls.stepUp, { body: { answer: device.get(asked.options, HERE) } })
    expect((await work(clerk)).status).toBe(200)
  })

  it('whoever has the password alone adds no passkey to an account that has a second factor', async () => {
    const clerk = await aClerk()
    await withApp(clerk)
    const thief = await signedIn(clerk)
    const adding = await thief.visitor.send(calls.beginPasskey, { body: { password: PASSWORD } })
    expect(wordOf(adding)).toBe('error.secondFactorNeeded')
  })
})

describe('a second factor that was lost', () => {
  const reset = (by: Clerk, of: string) => by.visitor.send(calls.resetSecondFactor, { params: { userId: of } })

  it('is taken away by who manages staff; its owner is signed out and sets up another', async () => {
    wanted()
    const [manager, clerk] = [await aClerk([PANEL, MANAGE], true), await aClerk()]
    const { recoveryCodes } = await withApp(clerk)
    expect((await reset(manager, clerk.id)).items).toEqual([{ userId: clerk.id }])
    expect((await work(clerk)).status).toBe(401)
    const again = await signedIn(clerk)
    expect(wordOf(await work(again))).toBe('error.secondFactorToSetUp')
    expect(wordOf(await show(again, recoveryCodes[0] ?? ''))).toBe('error.secondFactorToSetUp')
    const sessions = await test.world.db.select().from(userSession).where(eq(userSession.accountId, clerk.id))
    expect(sessions.map(({ endedBy }) => endedBy)).toEqual(expect.arrayContaining(['staff', null]))
  })

  it('is not one’s own to take away, nor anybody’s who is not of the company', async () => {
    const manager = await aClerk([PANEL, MANAGE], true)
    expect(wordOf(await reset(manager, manager.id))).toBe('error.ownAccount')
    expect(wordOf(await reset(manager, randomUUID()))).toBe('error.userNotFound')
  })
})
