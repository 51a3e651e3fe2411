import { randomUUID } from 'node:crypto'
import { clients, defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { userAccount } from '../../../db/schema/index.ts'
import { aCustomer, aRegistration, mailedCode } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
let clientId: string
beforeAll(async () => {
  test = await testWorld()
  clientId = test.world.client.config.settings.clientId
  const { AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToEditUsers } = RIGHTS
  const rights = [AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToEditUsers]
  const id = randomUUID()
  const session = await staffSession(test.world, { id, clientId, rights })
  clerk = visitorOf(test.app)
  clerk.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
})
afterAll(() => test.close())

const resend = (body: Omit<calls.ResendVerification, 'clientId'>, of = clientId) =>
  clerk.send(calls.resendVerificationEmail, { body: { ...body, clientId: of } })

const wordOf = ({ errors }: { errors: calls.ErrorItem[] }) => errors[0]?.translationKey

const registered = async (email: string) => {
  const visitor = visitorOf(test.app)
  await visitor.send(calls.register, { body: aRegistration(test, { email }) })
  return { visitor, code: await mailedCode(test, email) }
}

const idOf = async (email: string) =>
  (await test.world.db.select().from(userAccount).where(eq(userAccount.email, email)))[0]?.id ?? ''

describe('the mail that activates an account', () => {
  it.each([
    ['address', 'ada@example.org', () => ({ email: 'ADA@example.org' })],
    ['account', 'bob@example.org', async () => ({ userId: await idOf('bob@example.org') })],
  ])('is sent once more by %s, with a link that works where the one before does no longer', async (_, email, named) => {
    const { visitor, code } = await registered(email)
    expect((await resend(await named())).status).toBe(200)
    const again = await mailedCode(test, email)
    expect(again).not.toBe(code)
    expect((await visitor.send(calls.activate, { params: { token: code } })).status).not.toBe(200)
    expect((await visitor.send(calls.activate, { params: { token: again } })).status).toBe(200)
  })

  it('does not go to an account that is active, nor to one that is disabled', async () => {
    const { email } = await aCustomer(test, { email: 'eve@example.org' })
    expect(wordOf(await resend({ email }))).toBe('error.activationNotPossible')
    await test.world.db.update(userAccount).set({ state: 'disabled' }).where(eq(userAccount.email, email))
    expect(wordOf(await resend({ email }))).toBe('error.activationNotPossible')
  })

  it('goes to nobody who has not registered there, nor to staff', async () => {
    expect(wordOf(await resend({ email: 'nobody@example.org' }))).toBe('error.userNotFound')
    expect(wordOf(await resend({ userId: randomUUID() }))).toBe('error.userNotFound')
    await registered('dan@example.org')
    const other = clientIdOf({ client: clients.find(client => client !== defaultClient) ?? defaultClient })
    await test.world.db.update(userAccount).set({ clientId: other }).where(eq(userAccount.email, 'dan@example.org'))
    expect(wordOf(await resend({ email: 'dan@example.org' }, other))).toBe('error.userNotFound')
    expect(wordOf(await resend({ userId: await idOf('dan@example.org') }))).toBe('error.userNotFound')
    const id = randomUUID()
    await staffSession(test.world, { id, clientId, rights: [] })
    await test.world.db.update(userAccount).set({ state: 'registered' }).where(eq(userAccount.id, id))
    expect(wordOf(await resend({ userId: id }))).toBe('error.userNotFound')
  })

  it('fills nobody’s mailbox', async () => {
    await registered('flo@example.org')
    test.world.countsTries = true
    const replies = []
    for (let tries = 0; tries < 6; tries += 1) replies.push((await resend({ email: 'flo@example.org' })).status)
    expect(replies.at(-1)).toBe(429)
    expect(replies[0]).toBe(200)
  })
})
