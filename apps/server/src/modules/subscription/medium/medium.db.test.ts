import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cardService } from '../../../adapters/card-producer/card-service.ts'
import { contract, medium, mediumOrder, partyPerson, subscriptionConfiguration } from '../../../db/schema/index.ts'
import { aContract, happens, offerSubscriptions } from '../../../testing/a-contract.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { orderCardAgain } from '../desk/index.ts'
import { cardOf, mediumRound } from './index.ts'

/** What the producer answers next; null: it hangs up. */
type Reply = { status: number; body?: object } | null

let test: TestWorld
let producer: Server
let reply: Reply = null
let asked: { url: string; body: Record<string, unknown> }[] = []

beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
  producer = createServer((request, response) => {
    let text = ''
    request.on('data', piece => {
      text += piece
    })
    request.on('end', () => {
      asked.push({ url: request.url ?? '', body: JSON.parse(text) })
      if (reply === null) response.destroy()
      else response.writeHead(reply.status).end(JSON.stringify(reply.body ?? {}))
    })
  })
  await new Promise<void>(resolve => producer.listen(0, '127.0.0.1', resolve))
  const { port } = producer.address() as AddressInfo
  test.world.cards = cardService(`http://127.0.0.1:${port}`)
})
afterAll(async () => {
  producer.close()
  await test.close()
})
beforeEach(async () => {
  asked = []
  await test.database.db.update(mediumOrder).set({ askOn: null })
})

const AGAIN = 31
const chip = { kind: 'chip', serial: null } as const

async function aCard(from = '2026-12-01') {
  const { contractId, partyId } = await aContract(test, { from, medium: chip })
  await test.database.db.insert(partyPerson).values({
    partyId,
    salutation: 0,
    title: '',
    firstName: 'Ada',
    lastName: 'Lovelace',
    birthDate: '1990-01-31',
    email: 'ada@example.org',
    phone: '',
    address: { street: 'Marktplatz', houseNumber: '1', postCode: '12345', city: 'Falkenbrück', country: 'de' },
  })
  return contractId
}

/** Its subscription has cards that show who holds them. */
async function isWithPhoto(contractId: string): Promise<void> {
  const { db } = test.database
  const [of] = await db.select().from(contract).where(eq(contract.id, contractId))
  const [like] = await db
    .select()
    .from(subscriptionConfiguration)
    .where(eq(subscriptionConfiguration.id, of?.configurationId ?? ''))
  if (!like) throw new Error('there is no subscription')
  const id = test.world.newRowId()
  const draft = { state: 'draft' as const, releasedBy: null, releasedOn: null, previewToken: null }
  const configuration = { ...like.configuration, photoOnCard: true }
  await db.insert(subscriptionConfiguration).values({ ...like, ...draft, id, version: 100, configuration })
  await db.update(contract).set({ configurationId: id }).where(eq(contract.id, contractId))
}

const round = async (answer: Reply) => {
  reply = answer
  await mediumRound(test.world)
}
const later = async (answer: Reply) => {
  test.pass(AGAIN)
  await round(answer)
}
const sent = (serial: string, arrivesOn = '2026-12-03'): Reply => ({
  status: 200,
  body: { state: 'sent', serial, arrivesOn },
})
const produced = (serial: string): Reply => ({ status: 200, body: { state: 'produced', serial } })
const orderOf = async (contractId: string) => (await cardOf(test.world.db, contractId)).order
const serialsOf = async (contractId: string) =>
  (await test.database.db.select().from(medium).where(eq(medium.contractId, contractId))).map(({ serial }) => serial)

describe('a card', () => {
  it('is ordered when its contract is concluded, made, sent, and known from then on', async () => {
    const contractId = await aCard()
    await round({ status: 200, body: { state: 'accepted' } })
    expect(asked).toMatchObject([
      { url: '/cards', body: { holder: { lastName: 'Lovelace' }, recipient: { address: { city: 'Falkenbrück' } } } },
    ])
    expect(await orderOf(contractId)).toMatchObject({ state: 'ordered', recipient: 'holder', serial: null })
    await later(produced('A-1'))
    expect(await orderOf(contractId)).toMatchObject({ state: 'produced', serial: 'A-1' })
    await later(sent('A-1'))
    expect(await orderOf(contractId)).toMatchObject({ state: 'sent', arrivesOn: '2026-12-03', askOn: null })
    expect(await serialsOf(contractId)).toEqual(['A-1'])
    asked = []
    await later(sent('A-1'))
    expect(asked).toEqual([])
  })

  it('that shows who holds it is made once there is a photo, which goes along', async () => {
    const contractId = await aCard()
    await isWithPhoto(contractId)
    await round(produced('never'))
    expect(asked).toEqual([])
    expect(await orderOf(contractId)).toMatchObject({ state: 'ordered', serial: null })
    const of: string[] = []
    test.pass(AGAIN)
    reply = { status: 200, body: { state: 'accepted' } }
    await mediumRound(test.world, async (_, about) => {
      of.push(about)
      return Buffer.from('a picture')
    })
    expect(of).toEqual([contractId])
    expect(asked).toMatchObject([{ body: { photo: Buffer.from('a picture').toString('base64') } }])
  })

  it.each<[string, Reply]>([
    ['hangs up', null],
    ['is broken', { status: 500 }],
    ['says what nobody understands', { status: 200, body: { state: 'sent', serial: '', arrivesOn: 'soon' } }],
  ])('is asked for once more by the same key where the producer %s', async (_, fault) => {
    const contractId = await aCard()
    await round(fault)
    expect(await orderOf(contractId)).toMatchObject({ state: 'ordered' })
    await round(fault)
    await later(sent(`R-${contractId}`))
    expect(asked).toHaveLength(2)
    expect(asked[0]?.body.key).toBe(asked[1]?.body.key)
    expect(await serialsOf(contractId)).toEqual([`R-${contractId}`])
  })

  it('that is rejected waits for people, who order it once more by another key', async () => {
    const contractId = await aCard()
    await round({ status: 200, body: { state: 'rejected', detail: 'no such street' } })
    expect(await orderOf(contractId)).toMatchObject({ state: 'rejected', detail: 'no such street' })
    await later(sent('X'))
    expect(asked).toHaveLength(1)
    await orderCardAgain(test.world, { contractId, by: 'Ada', reason: 'the street is new' })
    await round(sent('J-1'))
    expect(asked[1]?.body.key).not.toBe(asked[0]?.body.key)
    expect(await serialsOf(contractId)).toEqual(['J-1'])
    await expect(orderCardAgain(test.world, { contractId, by: 'Ada', reason: '' })).rejects.toThrow(
      'decisionNotAwaited',
    )
  })

  it('that is given two numbers, or the number of another, is nobody’s until people have looked', async () => {
    const first = await aCard()
    await round(produced('Z-1'))
    await later(sent('Z-2'))
    expect(await orderOf(first)).toMatchObject({ state: 'rejected', detail: expect.stringContaining('Z-1 and Z-2') })
    const second = await aCard()
    await round(sent('Z-3'))
    const third = await aCard()
    await round(sent('Z-3'))
    expect([await serialsOf(first), await serialsOf(second), await serialsOf(third)]).toEqual([[], ['Z-3'], []])
    expect(await orderOf(third)).toMatchObject({ state: 'rejected' })
  })

  it('is one card though a worker was killed after the answer, and two ask at once', async () => {
    const contractId = await aCard()
    const killed = new Error('killed')
    const reached: TestWorld['world']['reached'] = at => (at === 'cardAnswered' ? Promise.reject(killed) : undefined)
    reply = sent('K-1')
    await mediumRound({ ...test.world, reached })
    expect(await serialsOf(contractId)).toEqual([])
    test.pass(AGAIN)
    await Promise.all([mediumRound(test.world), mediumRound(test.world)])
    expect(await serialsOf(contractId)).toEqual(['K-1'])
    expect(new Set(asked.map(({ body }) => body.key)).size).toBe(1)
  })

  it('is not made for a contract that is over before it was asked for', async () => {
    const contractId = await aCard()
    await happens(test, contractId, {
      kind: 'ended',
      effectiveOn: '2026-11-21',
      payload: { reason: 'withdrawal' },
    })
    await round(sent('W-1'))
    expect([asked, await orderOf(contractId)]).toMatchObject([[], { state: 'cancelled' }])
  })

  it('that is lost is blocked with its producer, once it can be told', async () => {
    const contractId = await aCard('2026-11-01')
    await round(sent('B-1', '2026-11-23'))
    const today = test.now().slice(0, 10)
    await happens(
      test,
      contractId,
      { kind: 'blocked', effectiveOn: today, payload: { cause: 'lost' } },
      { kind: 'mediumChanged', effectiveOn: today, payload: { medium: chip } },
    )
    const blockOf = async () =>
      (await test.database.db.select().from(medium).where(eq(medium.serial, 'B-1')))[0]?.blockToldOn
    await round(null)
    expect(await blockOf()).toBeNull()
    await round({ status: 404 })
    expect(await blockOf()).not.toBeNull()
    expect(asked.findLast(({ url }) => url === '/blockedCards')?.body).toEqual({ serial: 'B-1' })
    asked = []
    await round({ status: 200 })
    expect(asked).toEqual([])
    await later(sent('B-2', '2026-11-25'))
    expect((await cardOf(test.world.db, contractId)).card).toMatchObject({ serial: 'B-2', blockedOn: null })
  })
})
