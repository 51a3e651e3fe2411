import { addDays, businessDateOf, type PlainDate } from '@billett/domain'
import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { adminEvent, bankFile, collection } from '../../db/schema/index.ts'
import { claimRound } from '../../modules/billing/claim/index.ts'
import { collectRound, handOverReleased, releaseFile } from '../../modules/billing/collection/index.ts'
import { aContract } from '../a-contract.ts'
import { aMandate } from '../a-mandate.ts'
import { until } from '../collected.ts'
import { copiedDatabase } from '../copied-database.ts'
import { fakeBank } from '../fakes/fake-bank.ts'
import { type TestWorld, testWorld } from '../test-world.ts'

/** The last day on which the bank takes what is collected on the 4th of January. */
const LAST = '2026-12-30'

async function worksUntil(test: TestWorld, day: PlainDate): Promise<void> {
  for (let at = businessDateOf(test.now()); at <= day; at = addDays(at, 1)) {
    until(test, at)
    await claimRound(test.world)
    await collectRound(test.world)
  }
}

/** Releases and hands over whatever is built. */
async function letsGo({ world, database }: TestWorld): Promise<void> {
  for (const { id } of await database.db.select().from(bankFile).where(eq(bankFile.state, 'built'))) {
    await world.db.transaction(tx => releaseFile(world, tx, id, 'Bert'))
    await handOverReleased(world, id)
  }
}

const statesOf = async ({ database }: TestWorld) =>
  (await database.db.select().from(collection).orderBy(asc(collection.dueOn))).map(({ state }) => state)

const toldOf = async ({ database }: TestWorld) =>
  (await database.db.select().from(adminEvent).where(eq(adminEvent.kind, 'collecting'))).map(({ facts }) => facts)

it.each([
  ['before its day was begun', '2026-12-14'],
  ['when payers had been told', '2026-12-22'],
] as const)('a database of %s hands over nothing that the bank has already', async (_, backupOn) => {
  const test = await testWorld()
  const bank = fakeBank()
  test.world.bankChannel = bank
  for (let payer = 0; payer < 3; payer += 1) await aMandate(test, await aContract(test, { from: '2027-01-01' }))
  await worksUntil(test, backupOn)
  const yesterday = await copiedDatabase(test.database)
  await worksUntil(test, LAST)
  await letsGo(test)
  const before = [...bank.files]
  expect(before).toHaveLength(1)
  const restored = await testWorld({ database: yesterday })
  restored.world.bankChannel = bank
  until(restored, backupOn)
  await worksUntil(restored, LAST)
  await letsGo(restored)
  expect([...bank.files]).toEqual(before)
  expect(await statesOf(restored)).toEqual(['filed', 'filed', 'filed'])
  expect(await toldOf(restored)).toMatchObject([{ what: 'notTaken' }])
  expect(await statesOf(test)).toEqual(['presented', 'presented', 'presented'])
  await restored.close()
  await test.close()
})

it('a database in which the file was built knows it again at the bank, and sends it no second time', async () => {
  const test = await testWorld()
  const bank = fakeBank()
  test.world.bankChannel = bank
  await aMandate(test, await aContract(test, { from: '2027-01-01' }))
  await worksUntil(test, '2026-12-29')
  const yesterday = await copiedDatabase(test.database)
  await letsGo(test)
  const before = [...bank.files]
  const restored = await testWorld({ database: yesterday })
  restored.world.bankChannel = { ...bank, handOver: () => Promise.reject(new Error('it was sent again')) }
  until(restored, LAST)
  await letsGo(restored)
  expect([...bank.files]).toEqual(before)
  expect(await statesOf(restored)).toEqual(['presented'])
  expect(await toldOf(restored)).toEqual([])
  await restored.close()
  await test.close()
})
