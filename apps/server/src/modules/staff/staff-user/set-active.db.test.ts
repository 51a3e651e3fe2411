import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { type AccountState, RIGHTS } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { staffAction, userAccount } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToEditUsers, AllowedToManageStaff } = RIGHTS
const EDITS: readonly number[] = [AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToEditUsers]

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

let made = 0
async function someoneWho(state: AccountState): Promise<string> {
  made += 1
  const { userId } = (await aCustomer(test, { email: `person-${made}@example.org` })).signedIn
  await test.world.db.update(userAccount).set({ state }).where(eq(userAccount.id, userId))
  return userId
}

async function set(userId: string, active: boolean, rights = EDITS): Promise<string> {
  const clerk = await aStaffMember(test, rights)
  const { status, errors } = await clerk.send(calls.setStaffUserActive, {
    params: { userId },
    body: { userId, active },
  })
  return errors[0]?.translationKey ?? String(status)
}

const stateOf = async (id: string) =>
  (await test.world.db.select().from(userAccount).where(eq(userAccount.id, id)))[0]?.state

describe('an account', () => {
  it.each([
    ['active', false, 'disabled'],
    ['disabled', true, 'active'],
    ['active', true, 'active'],
    ['disabled', false, 'disabled'],
  ] as const)('that is %s can be set to %s', async (state, active, after) => {
    const userId = await someoneWho(state)
    expect(await set(userId, active)).toBe('200')
    expect(await stateOf(userId)).toBe(after)
  })

  it.each([true, false])('that waits for its owner is neither enabled nor disabled by staff (%s)', async active => {
    const userId = await someoneWho('registered')
    expect(await set(userId, active)).toBe('error.accountNotChangeable')
    expect(await stateOf(userId)).toBe('registered')
    expect(await test.world.db.select().from(staffAction).where(eq(staffAction.subjectId, userId))).toEqual([])
  })

  it('of a colleague is changed by who may manage staff alone', async () => {
    const colleague = randomUUID()
    await aStaffMember(test, [AllowedToUseAdminPanel], colleague)
    expect(await set(colleague, false)).toBe('error.forbidden')
    expect(await stateOf(colleague)).toBe('active')
    expect(await set(colleague, false, [...EDITS, AllowedToManageStaff])).toBe('200')
    expect(await stateOf(colleague)).toBe('disabled')
    expect(await set(colleague, true)).toBe('error.forbidden')
  })

  it('of one’s own stays as it is', async () => {
    const own = randomUUID()
    const clerk = await aStaffMember(test, [...EDITS, AllowedToManageStaff], own)
    const sent = await clerk.send(calls.setStaffUserActive, {
      params: { userId: own },
      body: { userId: own, active: false },
    })
    expect(sent.errors[0]?.translationKey).toBe('error.ownAccount')
  })
})
