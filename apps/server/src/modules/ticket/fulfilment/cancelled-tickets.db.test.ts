import { createPublicKey, verify } from 'node:crypto'
import * as calls from '@billett/contract'
import { addMinutes } from '@billett/domain'
import { decodeTicket } from '@billett/uic'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { issuedTicket } from '../../../db/schema/index.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aDayTicket, bought } from '../../../testing/purchase.ts'
import { aRelationTicket } from '../../../testing/relation-ticket.ts'
import { testShop } from '../../../testing/test-shop.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { cancelIssued } from './issued-ticket.repository.ts'

let test: TestWorld
let ada: ReturnType<typeof visitorOf>
beforeAll(async () => {
  test = await testWorld()
})
beforeEach(() => {
  ada = visitorOf(test.app)
})
afterAll(async () => {
  // Nobody carries refunds out here, and days pass: the books want none to wait so long.
  await test.database.pool.query('update refund set created_on = $1', [test.now()])
  await test.close()
})

const PATH = '/.well-known/cancelled-tickets.json'
const DAY = 24 * 60

const asked = (headers: Record<string, string> = {}) => test.app.inject({ url: PATH, headers })

/** As it is a minute from now. */
async function nextList(app = test.app) {
  test.pass(1)
  return (await app.inject({ url: PATH })).json()
}
const idsOf = ({ tickets }: { tickets: { ticketId: string }[] }) => tickets.map(({ ticketId }) => ticketId)

const tomorrow = () => `${addMinutes(test.now(), DAY).slice(0, 10)}T10:00`

/** It can be given back. */
async function aTicketForTomorrow() {
  const { orderId, tickets } = await bought(test, ada, aDayTicket({ validFrom: tomorrow() }))
  const [ticketId = ''] = idsOf({ tickets })
  const [issued] = await test.world.db.select().from(issuedTicket).where(eq(issuedTicket.id, ticketId))
  if (!issued?.barcode) throw new Error('the ticket has no barcode')
  const giveBack = () => ada.ask(calls.giveBackTickets, { params: { orderId }, body: { ticketGuids: [ticketId] } })
  return { ticketId, barcode: issued.barcode, validTo: issued.validTo, giveBack }
}

const publishedKeys = async () => {
  const { keys } = (await test.app.inject({ url: '/.well-known/ticket-keys.json' })).json()
  return keys as ReturnType<TestWorld['world']['barcode']['inspectorKeys']>
}

describe('the list of cancelled tickets', () => {
  it('has a ticket that was given back by the id in its barcode, until it would have ended', async () => {
    const { ticketId, barcode, validTo, giveBack } = await aTicketForTomorrow()
    expect(idsOf(await nextList())).not.toContain(ticketId)
    await giveBack()
    const list = await nextList()
    expect(list).toMatchObject({ isComplete: true, issuedOn: test.now(), tickets: [{ ticketId, validUntil: validTo }] })
    const keys = (await publishedKeys()).map(({ pem, ...key }) => ({ ...key, publicKey: createPublicKey(pem) }))
    const read = decodeTicket(barcode, keys)
    expect(read).toMatchObject({ signature: 'valid', ticket: { issuingDetail: { issuerPNR: ticketId } } })

    test.pass((Date.parse(validTo) - Date.parse(test.now())) / 60_000 - 1)
    expect(idsOf((await asked()).json())).toEqual([ticketId])
    expect(idsOf(await nextList())).toEqual([])
  })

  it('is signed over its very bytes by a key that inspectors have', async () => {
    const { giveBack } = await aTicketForTomorrow()
    await giveBack()
    test.pass(1)
    const { rawPayload, headers } = await asked()
    const { securityProvider, keyId, issuedOn, validUntil } = JSON.parse(`${rawPayload}`)
    expect(Date.parse(validUntil) - Date.parse(issuedOn)).toBe(DAY * 60_000)
    const key = (await publishedKeys()).find(one => one.securityProvider === securityProvider && one.keyId === keyId)
    const signature = Buffer.from(`${headers['ticket-signature']}`, 'base64')
    const isRight = (bytes: Buffer) => verify('sha256', bytes, key?.pem ?? '', signature)
    expect(isRight(rawPayload)).toBe(true)
    expect(isRight(Buffer.from(`${rawPayload}`.replace(/"ticketId":"./, '"ticketId":"x')))).toBe(false)
  })

  it('is sent once a minute, and not again to who has it', async () => {
    const first = await asked()
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-type': 'application/json; charset=utf-8',
    })
    const etag = `${first.headers.etag}`
    const again = await asked({ 'if-none-match': `W/"x", ${etag}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    test.pass(1)
    expect((await asked({ 'if-none-match': etag })).statusCode).toBe(200)
  })

  it('has the rides of a cancelled multi-ride ticket, which has no barcode of its own', async () => {
    const { tickets } = await bought(test, ada, await aRelationTicket(ada, 'four-adult', { validFrom: tomorrow() }))
    const [parentTicketGuid = ''] = idsOf({ tickets })
    const order = await ada.ask(calls.validateMultiTicket, {
      body: { parentTicketGuid, amountValidating: 1, dateValid: tomorrow(), wait: true },
    })
    const [ride] = order.tickets[0]?.childTickets ?? []
    await test.world.db.transaction(tx => cancelIssued(tx, [parentTicketGuid], test.now()))
    const ids = idsOf(await nextList())
    expect(ids).toContain(ride?.ticketId)
    expect(ids).not.toContain(parentTicketGuid)
  })

  it('has no ticket of another client', async () => {
    const { ticketId, giveBack } = await aTicketForTomorrow()
    await giveBack()
    const { client } = test.world
    const settings = { ...client.config.settings, clientId: crypto.randomUUID() }
    const other = await buildApp(
      testShop({ ...test.world, client: { ...client, config: { ...client.config, settings } } }),
    )
    expect((await nextList(other)).tickets).toEqual([])
    expect(idsOf((await asked()).json())).toContain(ticketId)
    await other.close()
  })
})
