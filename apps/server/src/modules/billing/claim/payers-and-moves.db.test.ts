import { type PlainDate, productKey, type Share } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claim } from '../../../db/schema/index.ts'
import { aContract, happens } from '../../../testing/a-contract.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** What is booked of a contract: first day, whose, cents; `names` says who the payers are. */
const booked = async (contractId: string, names: Record<string, string>) => {
  const rows = await test.database.db
    .select()
    .from(claim)
    .where(eq(claim.contractId, contractId))
    .orderBy(asc(claim.periodStart), asc(claim.revision))
  return rows.map(({ periodStart, payerId, cents }) => `${periodStart} ${names[payerId]} ${cents}`).sort()
}

/** Claims of December and January are there then. */
const untilTheEndOfDecember = () =>
  test.pass((Date.parse('2026-12-30T09:00:00.000Z') - Date.parse(test.now())) / 60_000)

const shared = (effectiveOn: PlainDate, ...shares: Share[]) => ({
  kind: 'sharesAgreed' as const,
  effectiveOn,
  payload: { shares },
})

/** December is claimed, and then January. */
async function claimTwoMonths(): Promise<void> {
  await claimRound(test.world)
  untilTheEndOfDecember()
  await claimRound(test.world)
}

// It is 21 November 2026 at first.
it('new payers and a new way count from the next month on, and a share of nothing claims nothing (29, 33, 37)', async () => {
  const { contractId: parted, payerId: mother } = await aContract(test, { from: '2026-12-01' })
  const { contractId: pupils, payerId: pupil } = await aContract(test, { from: '2026-12-01' })
  const { payerId: father } = await aContract(test, { from: '2027-06-01' })
  const { contractId: moving, payerId: mover } = await aContract(test, {
    key: 'area',
    sort: 'subscription-city',
    from: '2026-12-01',
  })
  const half = { kind: 'permille' as const, permille: 500 }
  await happens(test, parted, shared('2026-12-15', { payer: mother, ...half }, { payer: father, ...half }))
  const nothing: Share = { payer: pupil, kind: 'fixed', cents: 0 }
  await happens(test, pupils, shared('2026-12-01', nothing, { payer: father, kind: 'remainder' }))
  const network = productKey({ sort: 'subscription-network', relationId: null })
  await happens(test, moving, { kind: 'productChanged', effectiveOn: '2026-12-17', payload: { product: network } })
  await claimTwoMonths()
  const names = { [mother]: 'mother', [father]: 'father', [pupil]: 'pupil', [mover]: 'mover' }
  expect(await booked(parted, names)).toEqual([
    '2026-12-01 mother 6300',
    '2027-01-01 father 3150',
    '2027-01-01 mother 3150',
  ])
  expect(await booked(pupils, names)).toEqual(['2026-12-01 father 6300', '2027-01-01 father 6300'])
  expect(await booked(moving, names)).toEqual(['2026-12-01 mover 4990', '2027-01-01 mover 12470'])
})
