import { randomUUID } from 'node:crypto'
import { Client } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffAction, userAccount, userSession } from '../../../db/schema/index.ts'
import { mailedCode, PASSWORD } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { softAuthenticator } from '../../../testing/fakes/soft-authenticator.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const HERE = { origin: 'https://shop.example' }
const { IsAdministrator: ADMIN, AllowedToUseAdminPanel: PANEL, AllowedToManageStaff: MANAGE } = RIGHTS

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** Somebody of the company who has just signed in by a password alone, or has shown who they are. */
async function aClerk(rights: readonly number[], isProven = false) {
  const id = randomUUID()
  const { clientId } = test.world.client.config.settings
  const session = await staffSession(test.world, { id, clientId, rights, isProven })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return { id, visitor }
}

type Clerk = Awaited<ReturnType<typeof aClerk>>

const give = ({ visitor }: Clerk, other: Clerk, rights: number[], expected: number[]) =>
  visitor.send(calls.setStaffRights, { params: { userId: other.id }, body: { rights, expected } })

const held = async ({ id }: Clerk) =>
  (await test.world.db.select().from(userAccount).where(eq(userAccount.id, id)))[0]?.rights

const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

async function aDeviceOf({ visitor }: Clerk) {
  const device = softAuthenticator()
  const { options } = await visitor.ask(calls.beginPasskey, { body: { password: PASSWORD } })
  await visitor.ask(calls.addPasskey, { body: { answer: device.create(options, HERE) } })
  return device
}

const prove = async ({ visitor }: Clerk, device: ReturnType<typeof softAuthenticator>) => {
  const { options } = await visitor.ask(calls.beginStepUp)
  return visitor.send(calls.stepUp, { body: { answer: device.get(options, HERE) } })
}

describe('what is dangerous', () => {
  it('is done only minutes after a passkey has shown who one is', async () => {
    const [admin, clerk] = [await aClerk([ADMIN]), await aClerk([PANEL])]
    const device = await aDeviceOf(admin)
    expect(await give(admin, clerk, [], [PANEL])).toMatchObject({ status: 403 })
    expect(wordOf(await give(admin, clerk, [], [PANEL]))).toBe('error.secondFactorNeeded')
    expect(await prove(admin, device)).toMatchObject({ status: 200, items: [{ until: '2026-11-21T09:05:00.000Z' }] })
    expect((await give(admin, clerk, [], [PANEL])).status).toBe(200)
    await test.world.db
      .update(userSession)
      .set({ provenOn: '2026-11-21T08:55:00.000Z' })
      .where(eq(userSession.accountId, admin.id))
    expect(wordOf(await give(admin, clerk, [PANEL], []))).toBe('error.stepUpNeeded')
  })

  it('is done at once by who has signed in with a passkey', async () => {
    const [admin, clerk] = [await aClerk([ADMIN]), await aClerk([PANEL])]
    const device = await aDeviceOf(admin)
    const { options } = await admin.visitor.ask(calls.beginPasskeyLogin)
    await admin.visitor.ask(calls.loginPasskey, { body: { answer: device.get(options, HERE) } })
    expect((await give(admin, clerk, [], [PANEL])).status).toBe(200)
  })

  it('is not done by somebody else’s passkey, nor by an answer used before', async () => {
    const [admin, other, clerk] = [await aClerk([ADMIN]), await aClerk([PANEL]), await aClerk([PANEL])]
    const theirs = await aDeviceOf(other)
    expect(wordOf(await prove(admin, theirs))).toBe('error.passkeyNotValid')
    const device = await aDeviceOf(admin)
    const { options } = await other.visitor.ask(calls.beginStepUp)
    const stolen = await admin.visitor.send(calls.stepUp, { body: { answer: device.get(options, HERE) } })
    expect(wordOf(stolen)).toBe('error.passkeyNotValid')
    expect(wordOf(await give(admin, clerk, [], [PANEL]))).toBe('error.secondFactorNeeded')
  })
})

describe('rights', () => {
  it('are given and taken, noted as they were and as they are', async () => {
    const [admin, clerk] = [await aClerk([ADMIN], true), await aClerk([PANEL])]
    expect((await give(admin, clerk, [MANAGE, PANEL, MANAGE], [PANEL])).items).toEqual([
      { userId: clerk.id, rights: [PANEL, MANAGE] },
    ])
    expect(await held(clerk)).toEqual([PANEL, MANAGE])
    expect(await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, admin.id))).toMatchObject([
      { subjectId: clerk.id, before: { rights: [PANEL] }, after: { rights: [PANEL, MANAGE] } },
    ])
  })

  it('of oneself are for others to change, and nobody gives what they do not hold', async () => {
    const [admin, manager, clerk] = [await aClerk([ADMIN], true), await aClerk([PANEL, MANAGE], true), await aClerk([])]
    expect(wordOf(await give(admin, admin, [PANEL], [ADMIN]))).toBe('error.ownAccount')
    expect(wordOf(await give(manager, clerk, [ADMIN], []))).toBe('error.forbidden')
    expect(await held(clerk)).toEqual([])
  })

  it('are not changed by who has seen others than there are', async () => {
    const [admin, clerk] = [await aClerk([ADMIN], true), await aClerk([PANEL])]
    expect(wordOf(await give(admin, clerk, [MANAGE], []))).toBe('error.changedMeanwhile')
    expect(await held(clerk)).toEqual([PANEL])
  })

  it('of two administrators who take them from each other at once, one keeps them', async () => {
    const { clientId } = test.world.client.config.settings
    await test.world.db.update(userAccount).set({ rights: [] }).where(eq(userAccount.clientId, clientId))
    const [one, two] = [await aClerk([ADMIN], true), await aClerk([ADMIN], true)]
    const answers = await Promise.all([give(one, two, [], [ADMIN]), give(two, one, [], [ADMIN])])
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200])
    expect([await held(one), await held(two)].flat()).toContain(ADMIN)
  })
})

describe('the people of the company', () => {
  const invited = (over: Partial<calls.NewStaffMember> = {}): calls.NewStaffMember => ({
    username: 'ghopper',
    email: 'grace@company.example',
    firstName: 'Grace',
    lastName: 'Hopper',
    language: 'en',
    rights: [PANEL],
    ...over,
  })
  const invite = ({ visitor }: Clerk, body: calls.NewStaffMember) => visitor.send(calls.inviteStaffMember, { body })
  const listed = async ({ visitor }: Clerk) => (await visitor.send(calls.getStaffMembers, { query: {} })).items

  it('are invited, get a mail to choose a password, and are listed with what they may do', async () => {
    const admin = await aClerk([ADMIN], true)
    expect((await invite(admin, invited())).status).toBe(200)
    await mailedCode(test, 'grace@company.example')
    expect(test.mails.at(-1)?.text).toContain('/admin/password/')
    const grace = (await listed(admin)).find(({ username }) => username === 'ghopper')
    expect(grace).toMatchObject({
      lastName: 'Hopper',
      email: 'grace@company.example',
      state: 'active',
      rights: [PANEL],
      hasSecondFactor: false,
      lastSeenOn: null,
    })
    expect((await listed(admin)).find(({ userId }) => userId === admin.id)?.lastSeenOn).not.toBeNull()
    const [act] = await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, admin.id))
    expect(act?.after).toMatchObject({ username: 'ghopper', rights: [PANEL] })
  })

  it('share no name and no address, and are given no more than who invites them holds', async () => {
    const [admin, manager] = [await aClerk([ADMIN], true), await aClerk([PANEL, MANAGE], true)]
    expect(wordOf(await invite(admin, invited({ email: 'other@company.example' })))).toBe('error.staffAccountTaken')
    expect(wordOf(await invite(admin, invited({ username: 'other' })))).toBe('error.staffAccountTaken')
    const next = { username: 'next', email: 'next@company.example' }
    expect(wordOf(await invite(manager, invited({ ...next, rights: [ADMIN] })))).toBe('error.forbidden')
    expect(wordOf(await invite(admin, invited({ ...next, rights: [998] })))).toBe('error.notValid')
    expect(wordOf(await invite(admin, invited({ ...next, username: 'ada@example.org' })))).toBe('error.notValid')
  })

  it('are shown with every right, the roles it is of, and when it was used', async () => {
    const [admin, clerk] = [await aClerk([ADMIN], true), await aClerk([PANEL, MANAGE], true)]
    const access = async () => (await admin.visitor.send(calls.getStaffAccess, { params: { userId: clerk.id } })).items
    expect((await access()).map(({ right, lastUsedOn }) => [right, lastUsedOn])).toEqual([
      [PANEL, null],
      [MANAGE, null],
    ])
    expect((await access()).at(-1)?.roles).toEqual(['it'])
    const other = await aClerk([PANEL])
    expect((await give(clerk, other, [], [PANEL])).status).toBe(200)
    expect((await access()).at(-1)?.lastUsedOn).toBe(test.now())
    const stranger = { params: { userId: randomUUID() } }
    expect(wordOf(await admin.visitor.send(calls.getStaffAccess, stranger))).toBe('error.userNotFound')
  })
})

describe('a role that the company has defined', () => {
  const { AllowedToSeeOrders: SEE, AllowedToCancelOrders: CANCEL } = RIGHTS
  const defining = async <T>(roles: NonNullable<Client['config']['settings']['roles']>, act: () => Promise<T>) => {
    const { client } = test.world
    test.world.client = { ...client, config: { ...client.config, settings: { ...client.config.settings, roles } } }
    try {
      return await act()
    } finally {
      test.world.client = client
    }
  }
  const roles = { Fundbüro: ['AllowedToSeeOrders', 'AllowedToCancelOrders'] } as const

  it('is read by whoever manages staff, and named beside the rights it has', async () => {
    const [manager, other] = [await aClerk([PANEL, MANAGE]), await aClerk([PANEL, SEE])]
    const asking = () => manager.visitor.send(calls.getStaffRoles)
    expect((await asking()).items).toEqual([])
    await defining({ Fundbüro: [...roles.Fundbüro] }, async () => {
      expect((await asking()).items).toEqual([{ name: 'Fundbüro', rights: [SEE, CANCEL] }])
      const { items } = await manager.visitor.send(calls.getStaffAccess, { params: { userId: other.id } })
      expect(items.find(({ right }) => right === SEE)?.roles).toContain('Fundbüro')
      expect((await other.visitor.send(calls.getStaffRoles)).status).toBe(403)
    })
  })

  it('gives nobody more than whoever gives it holds', async () => {
    const [manager, other] = [await aClerk([PANEL, MANAGE, SEE], true), await aClerk([PANEL])]
    await defining({ Fundbüro: [...roles.Fundbüro] }, async () => {
      expect(wordOf(await give(manager, other, [PANEL, SEE, CANCEL], [PANEL]))).toBe('error.forbidden')
      expect((await give(manager, other, [PANEL, SEE], [PANEL])).status).toBe(200)
    })
    expect(await held(other)).toEqual([PANEL, SEE])
  })

  it('is not called as one of the product, has rights that there are, and none to administer', () => {
    const { config } = test.world.client
    const isClient = (own: object) =>
      Client.safeParse({
        ...test.world.client,
        config: { ...config, settings: { ...config.settings, roles: own } },
      }).success
    expect(isClient(roles)).toBe(true)
    for (const wrong of [{ audit: roles.Fundbüro }, { x: [] }, { x: ['IsAdministrator'] }, { x: ['Nothing'] }])
      expect(isClient(wrong)).toBe(false)
  })
})
