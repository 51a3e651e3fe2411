import { randomUUID } from 'node:crypto'
import { clients, defaultClient } from '@billett/clients'
import * as calls from '@billett/contract'
import { RIGHTS } from '@billett/domain'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientIdOf } from '../../../call/client-id-of.ts'
import { contract, fraudCase, order as orders, staffAction, userAccount } from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { until } from '../../../testing/collected.ts'
import { bought } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../../billing/claim/index.ts'

const { AllowedToUseAdminPanel: PANEL, AllowedToSeeOrders, AllowedToSeeContracts } = RIGHTS
const ALL = [
  PANEL,
  AllowedToSeeOrders,
  AllowedToSeeContracts,
  RIGHTS.AllowedToSeeBilling,
  RIGHTS.AllowedToSeeSubmissions,
]

let test: TestWorld
let clerk: Awaited<ReturnType<typeof aStaffMember>>
let ada: Awaited<ReturnType<typeof aCustomer>>
let bea: Awaited<ReturnType<typeof aCustomer>>
let order: calls.PreparedOrder
let ofGuest: calls.PreparedOrder
/** What Ada pays for; the second is Bea's to travel by. */
let own: Awaited<ReturnType<typeof aContract>>
let forBea: Awaited<ReturnType<typeof aContract>>

const report = (description: string, email: string) =>
  visitorOf(test.app).ask(calls.reportBarrier, {
    body: { page: '/fahrplan', description, technology: '', name: 'Ada Lovelace', email },
  })

beforeAll(async () => {
  test = await testWorld()
  ada = await aCustomer(test)
  bea = await aCustomer(test, { email: 'bea@example.org', firstName: 'Bea', lastName: 'Abel' })
  order = await bought(test, ada.visitor)
  await bought(test, bea.visitor)
  ofGuest = await bought(test, visitorOf(test.app))
  await report('reads nothing', 'ADA@example.org')
  await report('somebody else', 'eve@example.org')
  test.pass(1)
  await ada.visitor.ask(calls.sendFeedback, {
    params: { id: 'timetableWish' },
    body: { detailFieldValues: [{ id: 'message', value: 'a later bus' }] },
  })
  until(test, '2026-12-15')
  const accountId = ada.signedIn.userId
  own = await aContract(test, { from: '2027-01-01', accountId })
  forBea = await aContract(test, { from: '2027-01-01', accountId, holderAccountId: bea.signedIn.userId })
  await aContract(test, { from: '2027-01-01' })
  await claimRound(test.world)
  const found = { level: 'high' as const, points: 80, findings: [], rulesVersion: '1', assessedOn: test.now() }
  const suspicion = { ...found, clientId: clientIdOf(test.world), state: 'open' as const }
  await test.world.db.insert(fraudCase).values([
    { ...suspicion, contractId: own.contractId },
    { ...suspicion, contractId: forBea.contractId, level: 'low' },
  ])
  until(test, '2027-01-11')
  clerk = await aStaffMember(test, ALL)
})
afterAll(() => test.close())

const of = (who: typeof ada) => ({ params: { userId: who.signedIn.userId }, query: {} })
const debtsOf = async (who: typeof ada) =>
  (await clerk.send(calls.getStaffDebtsOfUser, { params: { userId: who.signedIn.userId } })).items
const guids = (rows: readonly { guid: string }[]) => rows.map(({ guid }) => guid).toSorted()

describe('of a person', () => {
  it('the contracts are those in which they subscribe or travel, with names hidden', async () => {
    const { items } = await clerk.send(calls.getStaffContractsOfUser, of(ada))
    expect(guids(items)).toEqual([own.contractId, forBea.contractId].toSorted())
    expect(items.every(({ isMasked }) => isMasked)).toBe(true)
    expect(guids((await clerk.send(calls.getStaffContractsOfUser, of(bea))).items)).toEqual([forBea.contractId])
  })

  it('what is owed today is told contract by contract, and nothing of who only travels', async () => {
    const debts = await debtsOf(ada)
    expect(debts.map(({ contractGuid }) => contractGuid).toSorted()).toEqual(
      [own.contractId, forBea.contractId].toSorted(),
    )
    expect(
      debts.every(({ cents, dueSince, dunning }) => cents > 0 && dueSince <= '2027-01-11' && dunning === null),
    ).toBe(true)
    expect(await debtsOf(bea)).toEqual([])
  })

  it('what the fraud guard suspects is told as the list of suspicions does', async () => {
    const { items } = await clerk.send(calls.getStaffSuspicionsOfUser, of(ada))
    expect(items).toMatchObject([{ contractGuid: own.contractId, level: 'high', points: 80, state: 'open' }])
    expect((await clerk.send(calls.getStaffSuspicionsOfUser, of(bea))).items).toEqual([])
  })

  it('what came from the account or its address is listed, the latest first, whatever the case of its letters', async () => {
    const { items } = await clerk.send(calls.getStaffSubmissionsOfUser, of(ada))
    expect(items.map(({ kind }) => kind)).toEqual(['feedback', 'barrier'])
    expect(JSON.stringify(items)).not.toMatch(/ADA@|Lovelace/)
    expect((await clerk.send(calls.getStaffSubmissionsOfUser, of(bea))).items).toEqual([])
  })

  it('the page says when their data were found right, and an order leads to the account it was made with', async () => {
    const staff = await aStaffMember(test, [...ALL, RIGHTS.AllowedToSeeUsers, RIGHTS.AllowedToConfirmUser])
    const { params } = of(ada)
    expect(await staff.ask(calls.getStaffUser, { params })).toMatchObject({ confirmed: false, confirmedOn: null })
    await staff.ask(calls.confirmBaseData, { params, body: { expected: false } })
    expect(await staff.ask(calls.getStaffUser, { params })).toMatchObject({ confirmed: true, confirmedOn: test.now() })
    const seen = await staff.ask(calls.getStaffOrder, { params: { orderId: order.orderId } })
    expect(seen.account).toMatchObject(params)
    expect((await staff.ask(calls.getStaffOrder, { params: { orderId: ofGuest.orderId } })).account).toBeNull()
  })

  it('a copy of their data is handed out as a file by who may, which both journals say; of staff there is none', async () => {
    const { AllowedToSeeUsers, AllowedToSeePersonalDetails, AllowedToExportPersonalData } = RIGHTS
    const looks = [...ALL, AllowedToSeeUsers, AllowedToSeePersonalDetails]
    const { params } = of(ada)
    const [clerkId, reader] = [randomUUID(), await aStaffMember(test, looks)]
    const staff = await aStaffMember(test, [...looks, AllowedToExportPersonalData], clerkId)
    const { bytes, status } = await staff.send(calls.handOutStaffUserData, { params })
    expect(status).toBe(200)
    expect(JSON.stringify(JSON.parse(bytes.toString()))).toContain('ada@example.org')
    expect((await staff.ask(calls.getStaffUser, { params })).journal[0]).toMatchObject({ kind: 'dataExported' })
    const notes = await test.world.db.select().from(staffAction).where(eq(staffAction.actorId, clerkId))
    expect(notes[0]).toMatchObject({ call: 'admin/handOutUserData', subjectId: params.userId })
    expect((await reader.send(calls.handOutStaffUserData, { params })).status).toBe(403)
    expect((await staff.send(calls.handOutStaffUserData, { params: { userId: clerkId } })).status).toBe(404)
  })

  it('of another client nothing is told, whichever of it is asked for', async () => {
    const other = clients.find(client => client !== defaultClient) ?? defaultClient
    const move = async (clientId: string) => {
      const { db } = test.world
      const { userId } = ada.signedIn
      await db.update(userAccount).set({ clientId }).where(eq(userAccount.id, userId))
      await db.update(orders).set({ clientId }).where(eq(orders.ownerId, userId))
      const ids = [own.contractId, forBea.contractId]
      await db.update(contract).set({ clientId }).where(inArray(contract.id, ids))
      await db.update(fraudCase).set({ clientId })
    }
    await move(clientIdOf({ client: other }))
    try {
      const asked = [
        await clerk.send(calls.getStaffOrdersOfUser, of(ada)),
        await clerk.send(calls.getStaffContractsOfUser, of(ada)),
        await clerk.send(calls.getStaffSuspicionsOfUser, of(ada)),
        await clerk.send(calls.getStaffSubmissionsOfUser, of(ada)),
      ]
      expect(asked.map(({ items }) => items.length)).toEqual([0, 0, 0, 0])
    } finally {
      await move(clientIdOf(test.world))
    }
  })
})
