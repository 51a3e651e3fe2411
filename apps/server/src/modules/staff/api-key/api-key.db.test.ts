import { randomUUID } from 'node:crypto'
import * as calls from '@billett/contract'
import { type PartnerScope, RIGHTS, type Right } from '@billett/domain'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ALL_RIGHTS } from '../../../call/visitor/visitor.ts'
import { apiKey, order as orders, staffAction } from '../../../db/schema/index.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, bought } from '../../../testing/purchase.ts'
import { aStaffMember } from '../../../testing/staff-member.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'

let test: TestWorld
let clerk: Awaited<ReturnType<typeof aStaffMember>>
beforeEach(async () => {
  test = await testWorld()
  clerk = await aClerk()
})
afterEach(() => test.close())

const MANAGES = [RIGHTS.AllowedToUseAdminPanel, RIGHTS.AllowedToManageIntegrations]
const aClerk = () => aStaffMember(test, [...MANAGES, RIGHTS.AllowedToSeeOrders, RIGHTS.AllowedToSeeContracts])
const give = (...scopes: PartnerScope[]) => clerk.ask(calls.createStaffApiKey, { body: { name: 'Fahrinfo', scopes } })
const listed = async () => (await clerk.send(calls.getStaffApiKeys)).items

/** A program of a partner with this key. */
function partner(secret: string) {
  const visitor = visitorOf(test.app)
  visitor.withToken(secret)
  return {
    orderOf: (orderId: string) => visitor.send(calls.getPartnerOrder, { params: { orderId } }),
    contractOf: (contractId: string) => visitor.send(calls.getPartnerContract, { params: { contractId } }),
    visitor,
  }
}

describe('a key', () => {
  it.each<[PartnerScope, Right[]]>([
    ['orders', ['AllowedToSeeOrders']],
    ['contracts', ['AllowedToSeeContracts']],
    ['enforcement', ['AllowedToSeeEnforcement', 'AllowedToEnterEnforcement']],
  ])('that opens %s is given only by who holds %s', async (scope, needed) => {
    const refused = { status: 403, errors: [{ fieldName: 'scopes', translationKey: 'error.apiKeyScopeUnseen' }] }
    const make = async (rights: readonly number[]) => {
      const who = await aStaffMember(test, rights)
      return who.send(calls.createStaffApiKey, { body: { name: 'Fahrinfo', scopes: [scope] } })
    }
    const numbers = needed.map(right => RIGHTS[right])
    for (const lost of numbers) {
      const others = ALL_RIGHTS.filter(right => right !== lost && right !== RIGHTS.IsAdministrator)
      expect(await make(others)).toMatchObject(refused)
    }
    expect(await test.database.db.select().from(apiKey)).toEqual([])
    expect((await make([...MANAGES, ...numbers])).status).toBe(200)
    expect((await make([RIGHTS.IsAdministrator])).status).toBe(200)
  })

  it('is given, listed without what opens the shop, and taken away, each noted; the next call is refused', async () => {
    const { id, secret } = await give('orders')
    expect(await listed()).toMatchObject([{ id, name: 'Fahrinfo', scopes: ['orders'], lastUsedOn: null }])
    const { db } = test.database
    const kept = JSON.stringify([await db.select().from(apiKey), await db.select().from(staffAction), await listed()])
    expect(kept).not.toContain(secret)
    expect((await partner(secret).orderOf(randomUUID())).status).toBe(404)
    expect(await listed()).toMatchObject([{ lastUsedOn: test.now() }])
    await clerk.send(calls.deleteStaffApiKey, { params: { apiKeyId: id } })
    expect((await partner(secret).orderOf(randomUUID())).status).toBe(401)
    const notes = await db.select().from(staffAction)
    expect(notes.map(({ call, subjectId }) => [call, subjectId])).toEqual([
      ['admin/createApiKey', id],
      ['admin/deleteApiKey', id],
    ])
  })

  it('opens an order that was paid and nothing of its buyer; a cart is not there', async () => {
    const ada = visitorOf(test.app)
    const { orderOf } = partner((await give('orders')).secret)
    const { orderId, orderNumber, totalGrossInCents } = await bought(test, ada)
    const { items } = await orderOf(orderId)
    expect(items).toMatchObject([{ orderId, orderNumber, state: 'completed', totalInCents: totalGrossInCents }])
    expect(JSON.stringify(items)).not.toMatch(/Lovelace|example\.org/)
    expect((await orderOf((await aCart(ada)).orderId)).status).toBe(404)
  })

  it('opens a contract with its history, and nothing of whose it is', async () => {
    const { contractId, partyId, payerId } = await aContract(test, { from: '2026-12-01' })
    const { items } = await partner((await give('contracts')).secret).contractOf(contractId)
    const happening = { kind: 'concluded', effectiveOn: '2026-12-01', recordedOn: test.now() }
    expect(items).toMatchObject([{ contractId, state: 'Granted', happenings: [happening] }])
    expect(JSON.stringify(items)).not.toContain(partyId)
    expect(JSON.stringify(items)).not.toContain(payerId)
  })

  it('opens nothing that it was not given for', async () => {
    const { orderId } = await bought(test, visitorOf(test.app))
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    const [ofOrders, ofContracts] = [await give('orders'), await give('contracts')]
    expect((await partner(ofContracts.secret).orderOf(orderId)).status).toBe(403)
    expect((await partner(ofOrders.secret).contractOf(contractId)).status).toBe(403)
    const { visitor } = partner(ofOrders.secret)
    expect((await visitor.send(calls.getStaffApiKeys)).status).toBe(401)
    expect((await visitor.send(calls.getOrders)).status).toBe(401)
  })

  it('opens nothing of another client’s, and is nobody’s in another shop', async () => {
    const { id, secret } = await give('orders')
    const { orderId } = await bought(test, visitorOf(test.app))
    const { db } = test.database
    await db.update(orders).set({ clientId: 'another' }).where(eq(orders.id, orderId))
    expect((await partner(secret).orderOf(orderId)).status).toBe(404)
    await db.update(orders).set({ clientId: test.world.client.config.settings.clientId }).where(eq(orders.id, orderId))
    await db.update(apiKey).set({ clientId: 'another' }).where(eq(apiKey.id, id))
    expect((await partner(secret).orderOf(orderId)).status).toBe(401)
    expect(await listed()).toEqual([])
    const gone = await clerk.send(calls.deleteStaffApiKey, { params: { apiKeyId: id } })
    expect(gone.errors).toMatchObject([{ translationKey: 'error.apiKeyNotFound' }])
  })

  it('is said to have been used to the hour', async () => {
    const { secret } = await give('orders')
    const first = test.now()
    await partner(secret).orderOf(randomUUID())
    test.pass(59)
    await partner(secret).orderOf(randomUUID())
    expect(await listed()).toMatchObject([{ lastUsedOn: first }])
    test.pass(1)
    // The token of the one before is over.
    clerk = await aClerk()
    await partner(secret).orderOf(randomUUID())
    expect(await listed()).toMatchObject([{ lastUsedOn: test.now() }])
  })
})
