import * as calls from '@billett/contract'
import { addMinutes, DELETION_DAYS, RIGHTS, USER_TYPE } from '@billett/domain'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { order, staffAction, userAccount, userNote } from '../../../db/schema/index.ts'
import { aCustomer } from '../../../testing/account.ts'
import type { visitorOf } from '../../../testing/client.ts'
import { aCart } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

const { AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToEditUsers, AllowedToSeePersonalDetails } = RIGHTS

let test: TestWorld
let clerk: ReturnType<typeof visitorOf>
beforeAll(async () => {
  test = await testWorld()
  const rights = [AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToEditUsers, AllowedToSeePersonalDetails]
  clerk = await aStaffMember(test, rights)
})
afterAll(() => test.close())

const idOf = async (email: string) =>
  (await test.world.db.select().from(userAccount).where(eq(userAccount.email, email)))[0]?.id ?? ''

const seen = async (userId: string, by = clerk) => (await by.send(calls.getStaffUser, { params: { userId } })).items[0]

it('what is noted of somebody has its author and day, and is seen by whoever may see personal details', async () => {
  await aCustomer(test, { email: 'ada@example.org' })
  const userId = await idOf('ada@example.org')
  const note = (text: string) => clerk.send(calls.noteStaffUser, { params: { userId }, body: { text } })
  await note('Calls back on Monday')
  const { items } = await note('Has called')
  expect(items[0]?.notes.map(({ text }) => text)).toEqual(['Has called', 'Calls back on Monday'])
  expect((await seen(userId))?.notes).toEqual(items[0]?.notes)
  const [{ after } = { after: null }] = await test.world.db
    .select({ after: staffAction.after })
    .from(staffAction)
    .where(eq(staffAction.call, 'admin/noteUser'))
    .orderBy(desc(staffAction.number))
  expect(after).toEqual({ note: items[0]?.notes[0]?.guid })
  const colleague = await aStaffMember(test, [AllowedToUseAdminPanel, AllowedToSeeUsers, AllowedToEditUsers])
  expect((await seen(userId, colleague))?.notes).toEqual([])
  const refused = await colleague.send(calls.noteStaffUser, { params: { userId }, body: { text: 'x' } })
  expect(refused.status).toBe(403)
})

it('of colleagues nobody notes anything who may not manage them', async () => {
  await aCustomer(test, { email: 'staff@example.org' })
  const userId = await idOf('staff@example.org')
  await test.world.db.update(userAccount).set({ userType: USER_TYPE.HGS }).where(eq(userAccount.id, userId))
  const { status } = await clerk.send(calls.noteStaffUser, { params: { userId }, body: { text: 'x' } })
  expect([status, await test.world.db.$count(userNote, eq(userNote.accountId, userId))]).toEqual([403, 0])
})

it('whoever has asked to be deleted is told from others, with the day and what the deletion waits for', async () => {
  const { visitor } = await aCustomer(test, { email: 'leaves@example.org' })
  await visitor.ask(calls.requestDeletion)
  const userId = await idOf('leaves@example.org')
  const { items } = await clerk.send(calls.searchStaffUsers, { query: { leaving: true } })
  expect(items.map(row => row.userId)).toEqual([userId])
  const found = await clerk.send(calls.countStaffUsers, { query: { leaving: true, search: 'nobody@' } })
  expect(found.items).toEqual([{ count: 0, isExact: true }])
  const before = await seen(userId)
  const dueOn = before?.deletionRequestedOn && addMinutes(before.deletionRequestedOn, DELETION_DAYS * 24 * 60)
  expect(before?.deletion).toEqual({ dueOn, openOrders: 0, applications: 0 })
  const { orderId } = await aCart(visitor)
  await test.world.db.update(order).set({ state: 'deferred' }).where(eq(order.id, orderId))
  expect((await seen(userId))?.deletion).toMatchObject({ openOrders: 1 })
})
