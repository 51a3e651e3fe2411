import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { catalogue } from '@billett/contract/server'
import { USER_TYPE } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../call/client-id-of.ts'
import { ALL_RIGHTS } from '../call/visitor/visitor.ts'
import { userAccount } from '../db/schema/index.ts'
import { showVersion } from '../modules/run/client-version/index.ts'
import { aCustomer, loginOf, PASSWORD } from '../testing/account.ts'
import { tokenFor } from '../testing/callers.ts'
import { visitorOf } from '../testing/client.ts'
import { errorsOf, sendRaw } from '../testing/raw-request.ts'
import { aStaffMember } from '../testing/staff-member.ts'
import { staffSession } from '../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

/** Tests call from 127.0.0.1. */
const ELSEWHERE = ['192.0.2.0/24', '2001:db8::/32']
const HERE = [...ELSEWHERE, '127.0.0.0/8']

const OUTSIDE = { status: 403, errors: [{ translationKey: 'error.outsideNetworks' }] }

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())
beforeEach(() => from(undefined))

/** Staff of the company work from these networks alone. */
function from(staffNetworks: string[] | undefined): void {
  const { client } = test.world
  const settings = { ...client.config.settings, staffNetworks }
  test.world.client = { ...client, config: { ...client.config, settings } }
}

const staffCalls = catalogue.filter(({ access }) => access.who === 'staff')

describe('a company that names the networks its staff work from', () => {
  it.each(staffCalls.map(call => [call.name, call] as const))('lets nobody call %s from elsewhere', async (_, call) => {
    const authorization = `Bearer ${await tokenFor(test.world, { kind: 'staff', rights: ALL_RIGHTS })}`
    from(ELSEWHERE)
    const sent = await sendRaw(test.app, call, { authorization })
    expect(sent.statusCode).toBe(403)
    expect(errorsOf(sent)).toMatchObject([{ translationKey: 'error.outsideNetworks' }])
  })

  it('lets them work from there, and end their session from anywhere', async () => {
    const clerk = await aStaffMember(test, ALL_RIGHTS)
    from(HERE)
    expect((await clerk.send(calls.getStaffMenu)).status).toBe(200)
    from(ELSEWHERE)
    expect(await clerk.send(calls.getStaffMenu)).toMatchObject(OUTSIDE)
    expect((await clerk.send(calls.logout, { body: {} })).status).toBe(200)
  })

  it('lets nobody of them sign in from elsewhere, nor says more of a wrong password than ever', async () => {
    const { signedIn, email } = await aCustomer(test, { email: 'ada@example.org' })
    await test.world.db.update(userAccount).set({ userType: USER_TYPE.HGS }).where(eq(userAccount.id, signedIn.userId))
    const body = { ...loginOf(test, { email, password: PASSWORD }), userType: USER_TYPE.HGS }
    const visitor = await aStaffMember(test, [])
    from(ELSEWHERE)
    expect(await visitor.send(calls.login, { body })).toMatchObject(OUTSIDE)
    const wrong = await visitor.send(calls.login, { body: { ...body, password: 'Nichts-davon-47' } })
    expect(wrong).toMatchObject({ errors: [{ translationKey: 'error.loginFailed' }] })
    from(HERE)
    expect((await visitor.send(calls.login, { body })).status).toBe(200)
  })

  it('lets nobody act in a customer’s place from elsewhere', async () => {
    const { signedIn } = await aCustomer(test, { email: 'bea@example.org' })
    const id = randomUUID()
    const session = await staffSession(test.world, { id, clientId: clientIdOf(test.world), rights: ALL_RIGHTS })
    const clerk = visitorOf(test.app)
    clerk.withToken(await tokenFor(test.world, { kind: 'staff', id, rights: ALL_RIGHTS, session }))
    const taking = { params: { userId: signedIn.userId }, query: { reason: 'asked at the counter' } }
    const [taken] = (await clerk.send(calls.takeOverUser, taking)).items
    const inPlace = visitorOf(test.app)
    inPlace.withToken(taken?.id_token ?? '')
    expect((await inPlace.send(calls.getUser)).status).toBe(200)
    from(ELSEWHERE)
    expect(await inPlace.send(calls.getUser)).toMatchObject(OUTSIDE)
  })

  it('keeps none of its customers out', async () => {
    from(ELSEWHERE)
    const { visitor } = await aCustomer(test, { email: 'cem@example.org' })
    expect((await visitor.send(calls.getUser)).status).toBe(200)
  })

  it('is not left without anybody: who would be outside cannot release it', async () => {
    const { db, client } = test.world
    await showVersion(db, { client, source: 'staff', storedOn: test.now() })
    const clerk = await aStaffMember(test, ALL_RIGHTS)
    const [shown] = (await clerk.send(calls.getConfig)).items
    const draftOf = async (version: number, networks: string[]) => {
      const changes = [{ path: 'config.settings.staffNetworks', value: JSON.stringify(networks) }]
      const [draft] = (await clerk.send(calls.saveConfig, { query: {}, body: { version, changes } })).items
      return draft?.version ?? 0
    }
    const release = (version: number) =>
      clerk.send(calls.releaseConfig, { params: { version }, body: { clientId: clientIdOf(test.world) } })
    const lockingOut = await draftOf(shown?.version ?? 0, ELSEWHERE)
    expect(await release(lockingOut)).toMatchObject({
      status: 409,
      errors: [{ translationKey: 'error.locksYouOut' }],
    })
    expect((await release(await draftOf(lockingOut, HERE))).status).toBe(200)
    const wrong = [{ path: 'config.settings.staffNetworks', value: '["office"]' }]
    const said = await clerk.send(calls.saveConfig, { query: {}, body: { version: lockingOut + 1, changes: wrong } })
    expect(said.errors).toMatchObject([{ translationKey: 'error.notValid' }])
  })
})
