import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { desc, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { staffAction, userAccount } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel, AllowedToSeeAudit, AllowedToSeeUsers, AllowedToEditUsers, AllowedToConfirmUser } =
  RIGHTS
const SEES = [AllowedToUseAdminPanel, AllowedToSeeAudit, AllowedToSeeUsers]
const ALL = [...SEES, AllowedToEditUsers, AllowedToConfirmUser]

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

async function aClerk(rights = ALL) {
  const id = randomUUID()
  const session = await staffSession(test.world, { id, clientId: clientIdOf(test.world), rights })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return visitor
}
type Clerk = Awaited<ReturnType<typeof aClerk>>

let made = 0
const someone = async () => {
  made += 1
  return (await aCustomer(test, { email: `undone-${made}@example.org` })).signedIn.userId
}
const statesOf = async (ids: string[]) => {
  const rows = await test.world.db.select().from(userAccount).where(inArray(userAccount.id, ids))
  return ids.map(id => rows.find(row => row.id === id)?.state)
}
const lastAct = async () =>
  (await test.world.db.select().from(staffAction).orderBy(desc(staffAction.number)).limit(1))[0]
const disableAll = async (clerk: Clerk, userIds: string[]) => {
  await clerk.send(calls.setStaffUsersActive, { body: { userIds, active: false } })
  return (await lastAct())?.number ?? 0
}
const undo = (by: Clerk, number: number, query = {}) => by.send(calls.undoStaffAct, { params: { number }, query })

describe('an act', () => {
  it('upon several is put back of those whom it changed, tried before, noted, and put back in its turn', async () => {
    const clerk = await aClerk()
    const ids = [await someone(), await someone(), await someone()].sort()
    const [, , already = ''] = ids
    await test.world.db.update(userAccount).set({ state: 'disabled' }).where(eq(userAccount.id, already))
    const number = await disableAll(clerk, ids)
    const { items } = await clerk.send(calls.searchStaffActs, { query: {} })
    expect(items.map(act => [act.call, act.isUndoable])).toContainEqual(['admin/setStaffUsersActive', true])
    const tried = await undo(clerk, number, { dryRun: true })
    expect(tried.items).toEqual(Array(2).fill({ changed: true, error: null }))
    expect(await statesOf(ids)).toEqual(['disabled', 'disabled', 'disabled'])
    await undo(clerk, number)
    expect(await statesOf(ids)).toEqual(['active', 'active', 'disabled'])
    const undone = await lastAct()
    expect(undone).toMatchObject({ call: 'admin/undoAct', after: { undone: number } })
    await undo(clerk, undone?.number ?? 0)
    expect(await statesOf(ids)).toEqual(['disabled', 'disabled', 'disabled'])
  })

  it('leaves what somebody has changed since, and says so of them', async () => {
    const clerk = await aClerk()
    const ids = [await someone(), await someone()].sort()
    const number = await disableAll(clerk, ids)
    const [first = ''] = ids
    await clerk.send(calls.setStaffUserActive, { params: { userId: first }, body: { userId: first, active: true } })
    const { items } = await undo(clerk, number)
    expect(items.map(({ changed, error }) => [changed, error?.translationKey])).toEqual([
      [false, 'error.changedMeanwhile'],
      [true, undefined],
    ])
  })

  it('upon one is put back, and so is what was confirmed', async () => {
    const clerk = await aClerk()
    const userId = await someone()
    await clerk.send(calls.confirmBaseData, { params: { userId }, body: { expected: false } })
    const number = (await lastAct())?.number ?? 0
    await undo(clerk, number)
    const [row] = await test.world.db.select().from(userAccount).where(eq(userAccount.id, userId))
    expect(row?.confirmedOn).toBeNull()
  })

  it('is put back by nobody who may not do it, sees it not, or comes after thirty days', async () => {
    const clerk = await aClerk()
    const userId = await someone()
    const number = await disableAll(clerk, [userId])
    const auditor = await aClerk(SEES)
    expect((await undo(auditor, number)).errors).toMatchObject([{ translationKey: 'error.forbidden' }])
    expect((await undo(clerk, number + 1000)).status).toBe(404)
    await test.world.db.insert(staffAction).values({
      ...{ clientId: 'another', actorId: randomUUID(), sessionId: null, address: '192.0.2.7' },
      ...{ call: 'admin/setStaffUserActive', subjectKind: 'user', subjectId: userId, subjectClientId: 'another' },
      ...{ before: { state: 'active' }, after: { state: 'disabled' }, on: test.now() },
    })
    expect((await undo(clerk, (await lastAct())?.number ?? 0)).status).toBe(404)
    test.pass(30 * 24 * 60)
    expect((await undo(await aClerk(), number)).errors).toMatchObject([{ translationKey: 'error.notUndoable' }])
    expect(await statesOf([userId])).toEqual(['disabled'])
  })
})
