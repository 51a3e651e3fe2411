import * as calls from '@billett/contract'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminEvent, contract, contractEvent, issuedTicket, partyPerson } from '../../../db/schema/index.ts'
import { aContract, happens, offerSubscriptions } from '../../../testing/a-contract.ts'
import { aCustomer } from '../../../testing/account.ts'
import { visitorOf } from '../../../testing/client.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { brokenInvariants } from '../../upkeep/books-check/index.ts'
import { claimRound } from '../claim/index.ts'
import { passRound } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  offerSubscriptions(test)
})
afterAll(() => test.close())

const rounds = async () => {
  await claimRound(test.world)
  await passRound(test.world)
}

const passesOf = async (contractId: string, state: 'issued' | 'cancelled' = 'issued') => {
  const rows = await test.database.db
    .select()
    .from(issuedTicket)
    .where(and(eq(issuedTicket.contractId, contractId), eq(issuedTicket.state, state)))
    .orderBy(asc(issuedTicket.validFrom))
  return rows.map(({ validFrom, validTo }) => `${validFrom} ${validTo}`)
}

const DECEMBER = '2026-11-30T23:00:00.000Z 2026-12-31T23:00:00.000Z'
const PAUSE = { until: '2027-01-01', reason: 'unknown' } as const

// It is Saturday, 21 November 2026.
describe('the pass of a period', () => {
  it('is there when the period is claimed, once, however many workers look', async () => {
    const made = await Promise.all([1, 2, 3].map(() => aContract(test, { from: '2026-12-01' })))
    await claimRound(test.world)
    await Promise.all([1, 2, 3].map(() => passRound(test.world)))
    await passRound(test.world)
    for (const { contractId } of made) expect(await passesOf(contractId)).toEqual([DECEMBER])
  })

  it('is revoked when the period is paused, and there again when the pause is taken back', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    await rounds()
    await happens(test, contractId, { kind: 'paused', effectiveOn: '2026-12-01', payload: PAUSE })
    await rounds()
    expect(await passesOf(contractId)).toEqual([])
    expect(await passesOf(contractId, 'cancelled')).toEqual([DECEMBER])
    await happens(test, contractId, { kind: 'voided', effectiveOn: '2026-11-21', payload: { seq: 2 } })
    await rounds()
    expect(await passesOf(contractId)).toEqual([DECEMBER])
  })

  it('is blocked by a debt and by a withdrawal, and inspectors are told', async () => {
    const debtor = await aContract(test, { from: '2026-12-01' })
    const withdrawn = await aContract(test, { from: '2026-12-01' })
    await rounds()
    await happens(test, debtor.contractId, {
      kind: 'blocked',
      effectiveOn: '2026-11-21',
      payload: { cause: 'debt' },
    })
    await happens(test, withdrawn.contractId, {
      kind: 'ended',
      effectiveOn: '2026-11-21',
      payload: { reason: 'withdrawal' },
    })
    await rounds()
    expect([...(await passesOf(debtor.contractId)), ...(await passesOf(withdrawn.contractId))]).toEqual([])
    const [gone] = await test.database.db
      .select({ id: issuedTicket.id })
      .from(issuedTicket)
      .where(eq(issuedTicket.contractId, debtor.contractId))
    const list = await test.app.inject({ url: '/.well-known/cancelled-tickets.json' })
    expect(list.json().tickets.map(({ ticketId }: { ticketId: string }) => ticketId)).toContain(gone?.id)
  })

  it('that cannot be made is left to people, and those before and after it are there', async () => {
    const made = []
    for (let count = 0; count < 3; count += 1) made.push(await aContract(test, { from: '2026-12-01' }))
    await claimRound(test.world)
    let asked = 0
    const newId = () => {
      asked += 1
      if (asked === 2) throw new Error('no id is left')
      return test.world.newId()
    }
    await passRound({ ...test.world, newId })
    const found = await Promise.all(made.map(({ contractId }) => passesOf(contractId)))
    expect(found.filter(passes => passes.length === 1)).toHaveLength(2)
    const broken = made[found.findIndex(passes => passes.length === 0)]?.contractId ?? ''
    const events = await test.database.db.select().from(contractEvent).where(eq(contractEvent.contractId, broken))
    expect(events.map(({ happening }) => happening).at(-1)).toMatchObject({ kind: 'parked' })
    await happens(test, broken, { kind: 'unparked', effectiveOn: '2026-11-21', payload: {} })
    await rounds()
    expect(await passesOf(broken)).toEqual([DECEMBER])
  })

  it('that the tariff has no longer is looked for until it is there, and people are told once', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    await claimRound(test.world)
    const { regions } = test.world
    const current = () => {
      const region = regions.current()
      const versions = region.tariff.versions.map(version => ({ ...version, sorts: [] }))
      return { ...region, tariff: { ...region.tariff, versions } }
    }
    const without = { ...test.world, regions: { ...regions, current } }
    await passRound(without)
    await passRound(without)
    expect(await passesOf(contractId)).toEqual([])
    const events = await test.database.db.select().from(adminEvent).where(eq(adminEvent.kind, 'passMissing'))
    expect(events).toMatchObject([{ facts: { found: 1 }, level: 'serious' }])
    await passRound(test.world)
    expect(await passesOf(contractId)).toEqual([DECEMBER])
  })

  it('is missed where nobody has it and nobody will make it', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    await claimRound(test.world)
    await test.database.db.update(contract).set({ passesDue: false }).where(eq(contract.id, contractId))
    const broken = () => brokenInvariants(test.database.db, test.now())
    expect(await broken()).toMatchObject([{ invariant: expect.stringContaining('every claimed period of a pass') }])
    await test.database.db.update(contract).set({ passesDue: true }).where(eq(contract.id, contractId))
    expect(await broken()).toEqual([])
    await passRound(test.world)
  })

  it('comes month by month as the clock goes on', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    for (let week = 0; week < 9; week += 1) {
      await rounds()
      test.pass(7 * 24 * 60)
    }
    expect((await passesOf(contractId)).map(text => text.slice(0, 10))).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
    ])
  })

  it('of a contract on a card is the card, as far as it has come', async () => {
    const { visitor } = await aCustomer(test, { email: 'card@example.org' })
    const accountId = (await visitor.ask(calls.getUser)).userId
    const medium = { kind: 'chip', serial: null } as const
    const { contractId } = await aContract(test, { from: '2027-03-01', accountId, medium })
    await rounds()
    const shown = () => visitor.ask(calls.getSubscriptionPasses, { params: { contractGuid: contractId } })
    const ordered = { state: 'ordered', serial: null, arrivesOn: null }
    expect(await shown()).toMatchObject({ medium: 'chip', passes: [], card: ordered })
    const made = { kind: 'chip', serial: 'C-1' } as const
    await happens(test, contractId, { kind: 'mediumChanged', effectiveOn: '2027-03-03', payload: { medium: made } })
    expect((await shown()).card).toMatchObject({ state: 'sent', serial: 'C-1', arrivesOn: '2027-03-03' })
    await happens(test, contractId, { kind: 'blocked', effectiveOn: '2027-03-01', payload: { cause: 'lost' } })
    expect((await shown()).card).toMatchObject({ state: 'blocked', serial: 'C-1' })
  })

  it('is on the holder’s phone with their name signed into it, and nobody else’s to see', async () => {
    const { visitor } = await aCustomer(test)
    const accountId = (await visitor.ask(calls.getUser)).userId
    const { contractId, partyId } = await aContract(test, { from: '2027-02-01', accountId })
    await test.database.db.insert(partyPerson).values({
      partyId,
      salutation: 0,
      title: '',
      firstName: 'Ada',
      lastName: 'Lovelace',
      birthDate: '1990-01-31',
      email: 'ada@example.org',
      phone: '',
      address: { street: '', houseNumber: '', postCode: '', city: '', country: 'de' },
    })
    await rounds()
    const params = { contractGuid: contractId }
    const shown = await visitor.ask(calls.getSubscriptionPasses, { params })
    expect(shown).toMatchObject({ medium: 'phone', blockedBy: [], passes: [{ passengerName: 'Ada Lovelace' }] })
    expect(shown.passes[0]?.image).toMatch(/^data:image\/svg/)
    const stranger = await aCustomer(test, { email: 'eve@example.org' })
    const refused = await stranger.visitor.send(calls.getSubscriptionPasses, { params })
    expect(refused.status).toBe(404)
    expect((await visitorOf(test.app).send(calls.getSubscriptionPasses, { params })).status).toBe(401)
  })
})
