import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { addMinutes, businessDateOf, RIGHTS } from '@billett/domain'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { staffAction, staffRefusal } from '../../../db/schema/index.ts'
import { tokenFor } from '../../../testing/callers.ts'
import { visitorOf } from '../../../testing/client.ts'
import { staffSession } from '../../../testing/staff-session.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { forgetRecords } from '../../upkeep/retention/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeOrders: SEE, AllowedToCancelOrders: CANCEL } = RIGHTS

let test: TestWorld
beforeEach(async () => {
  test = await testWorld()
})
afterEach(() => test.close())

async function aClerk(rights: readonly number[]) {
  const { clientId } = test.world.client.config.settings
  const id = randomUUID()
  const session = await staffSession(test.world, { id, clientId, rights })
  const visitor = visitorOf(test.app)
  visitor.withToken(await tokenFor(test.world, { kind: 'staff', id, rights, session }))
  return { id, visitor }
}

type Clerk = Awaited<ReturnType<typeof aClerk>>

const cancelNothing = ({ visitor }: Clerk, key?: string) =>
  visitor.send(calls.cancelStaffOrder, { query: {}, body: { orderId: randomUUID() } }, key)

const refusals = async (query: calls.StaffRefusalsQuery = {}) => {
  const { visitor } = await aClerk([PANEL, RIGHTS.AllowedToSeeAudit])
  return (await visitor.send(calls.getStaffRefusals, { query })).items
}

describe('what staff are refused', () => {
  it('is counted by person, call, reason and day, and is no act', async () => {
    const [idle, clerk] = [await aClerk([PANEL]), await aClerk([PANEL, SEE, CANCEL])]
    await cancelNothing(idle)
    await cancelNothing(idle)
    await cancelNothing(clerk, randomUUID())
    await cancelNothing(clerk)
    await cancelNothing(clerk)
    expect(await refusals()).toMatchObject([
      { actorId: clerk.id, call: 'admin/cancelOrder', translationKey: 'error.orderNotFound', times: 3 },
      { actorId: idle.id, call: 'admin/cancelOrder', translationKey: 'error.forbidden', times: 2 },
    ])
    expect(await test.world.db.select().from(staffAction)).toEqual([])
  })

  it('is not what a list could not be asked for, nor what customers are refused', async () => {
    const clerk = await aClerk([PANEL, SEE])
    const asked = await clerk.visitor.send(calls.searchStaffOrders, { query: { page: 1000, pageSize: 1000 } })
    expect(asked.status).toBe(400)
    const guest = visitorOf(test.app)
    guest.withToken(await tokenFor(test.world, { kind: 'guest' }))
    expect((await guest.send(calls.searchStaffOrders, { query: {} })).status).toBe(403)
    expect(await refusals()).toEqual([])
  })

  it('is seen from a day on, and of no other company', async () => {
    await cancelNothing(await aClerk([PANEL]))
    const today = businessDateOf(test.now())
    const tomorrow = businessDateOf(addMinutes(test.now(), 24 * 60))
    expect([await refusals({ from: today }), await refusals({ from: tomorrow })]).toMatchObject([[{ times: 1 }], []])
    await test.world.db.update(staffRefusal).set({ clientId: randomUUID() })
    expect(await refusals()).toEqual([])
  })

  it('is forgotten after a year', async () => {
    await cancelNothing(await aClerk([PANEL]))
    test.pass(364 * 24 * 60)
    await forgetRecords(test.world)
    expect(await test.world.db.select().from(staffRefusal)).toHaveLength(1)
    test.pass(3 * 24 * 60)
    await forgetRecords(test.world)
    expect(await test.world.db.select().from(staffRefusal)).toEqual([])
  })
})
