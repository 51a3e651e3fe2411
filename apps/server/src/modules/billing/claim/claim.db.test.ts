import { asc, desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billingRun, claim, contract, contractEvent, ledgerEntry } from '../../../db/schema/index.ts'
import { aContract, happens } from '../../../testing/a-contract.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

const DAY = 24 * 60

const claimsOf = async (contractId: string) => {
  const rows = await test.database.db
    .select()
    .from(claim)
    .where(eq(claim.contractId, contractId))
    .orderBy(asc(claim.periodStart), asc(claim.revision))
  return rows.map(({ periodStart, component, revision, cents, vatCents, dueOn }) =>
    [periodStart, component, revision, cents, vatCents, dueOn].join(' '),
  )
}

const nextLookOf = async (contractId: string) => {
  const [row] = await test.database.db.select().from(contract).where(eq(contract.id, contractId))
  return row?.nextLookOn
}

// It is Saturday, 21 November 2026.
describe('what is owed by contracts', () => {
  it('is claimed once, however often somebody looks, with a receivable in the books', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    await claimRound(test.world)
    await claimRound(test.world)
    expect(await claimsOf(contractId)).toEqual(['2026-12-01 fare 1 6300 412 2027-01-04'])
    const entries = await test.database.db.select().from(ledgerEntry).where(eq(ledgerEntry.contractId, contractId))
    expect(entries).toMatchObject([{ debit: 'receivable', credit: 'revenue', amountCents: 6300, orderId: null }])
    expect(await nextLookOf(contractId)).toBe('2026-12-14')
  })

  it('is claimed once by several workers at the same time', async () => {
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => aContract(test, { from: '2026-12-01' })))
    await Promise.all([1, 2, 3, 4].map(() => claimRound(test.world)))
    for (const { contractId } of made) expect(await claimsOf(contractId)).toHaveLength(1)
  })

  it('is claimed once where one part is reckoned while another is stored', async () => {
    const made = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => aContract(test, { from: '2026-12-01' })))
    const parts = Promise.withResolvers<void>()
    let begun = 0
    const reached = async (checkpoint: string) => {
      if (checkpoint !== 'claimsToBeStored') return
      begun += 1
      // The first part is alone; the second is held until there is a third beside it.
      if (begun === 2) await parts.promise
      else if (begun === 3) parts.resolve()
    }
    await claimRound({ ...test.world, reached }, 2)
    for (const { contractId } of made) expect(await claimsOf(contractId)).toHaveLength(1)
    expect(begun).toBe(4)
  })

  it('and was claimed for a month that is paused later is credited', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    await claimRound(test.world)
    await happens(test, contractId, {
      kind: 'paused',
      effectiveOn: '2026-12-01',
      payload: { until: '2027-01-01', reason: 'illness' },
    })
    await claimRound(test.world)
    const [first, second] = await claimsOf(contractId)
    expect([first, second?.slice(0, 31)]).toEqual([
      '2026-12-01 fare 1 6300 412 2027-01-04',
      '2026-12-01 fare 2 -6300 -412 20',
    ])
    const entries = await test.database.db
      .select({ debit: ledgerEntry.debit, credit: ledgerEntry.credit })
      .from(ledgerEntry)
      .where(eq(ledgerEntry.contractId, contractId))
      .orderBy(asc(ledgerEntry.id))
    expect(entries).toEqual([
      { debit: 'receivable', credit: 'revenue' },
      { debit: 'revenue', credit: 'receivable' },
    ])
  })

  it('but has no price is left to people, and the others go on', async () => {
    const unknown = await aContract(test, { from: '2026-12-01', sort: 'no such article' })
    const other = await aContract(test, { from: '2026-12-01' })
    await claimRound(test.world)
    expect(await claimsOf(unknown.contractId)).toEqual([])
    expect(await claimsOf(other.contractId)).toHaveLength(1)
    const events = await test.database.db
      .select({ happening: contractEvent.happening })
      .from(contractEvent)
      .where(eq(contractEvent.contractId, unknown.contractId))
      .orderBy(asc(contractEvent.seq))
    expect(events.at(-1)?.happening).toMatchObject({ kind: 'parked', payload: { reason: 'priceUnknown' } })
    expect(await nextLookOf(unknown.contractId)).toBeNull()
  })

  it('but cannot be worked out at all is left to people, and those before and after it go on', async () => {
    const made = []
    for (let count = 0; count < 3; count += 1) made.push(await aContract(test, { from: '2026-12-01' }))
    const [, broken] = made.map(({ contractId }) => contractId).toSorted()
    if (broken === undefined) expect.unreachable()
    const product = { product: 'no key of any product' }
    await happens(test, broken, { kind: 'productChanged', effectiveOn: '2026-12-01', payload: product })
    await claimRound(test.world)
    const booked = await Promise.all(made.map(async ({ contractId }) => [contractId, await claimsOf(contractId)]))
    for (const [contractId, claims] of booked) expect(claims).toHaveLength(contractId === broken ? 0 : 1)
    const [event] = await test.database.db
      .select({ happening: contractEvent.happening })
      .from(contractEvent)
      .where(eq(contractEvent.contractId, broken))
      .orderBy(desc(contractEvent.seq))
    expect(event?.happening).toMatchObject({ kind: 'parked', payload: { reason: 'failed' } })
    expect(await nextLookOf(broken)).toBeNull()
  })

  it('comes month by month as the clock goes on, each day’s run with its claims', async () => {
    const { contractId } = await aContract(test, { from: '2026-12-01' })
    await claimRound(test.world)
    for (let week = 0; week < 8; week += 1) {
      test.pass(7 * DAY)
      await claimRound(test.world)
    }
    expect((await claimsOf(contractId)).map(line => line.slice(0, 10))).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
    ])
    const runs = await test.database.db.select().from(billingRun).orderBy(asc(billingRun.day))
    expect(runs.slice(0, -1).every(({ state }) => state === 'claimed')).toBe(true)
    expect(runs.at(-1)?.state).toBe('claiming')
  })

  it('cannot be rewritten, nor what happened', async () => {
    for (const table of [claim, contractEvent])
      await expect(test.database.db.execute(sql`delete from ${table}`)).rejects.toThrow()
  })
})
