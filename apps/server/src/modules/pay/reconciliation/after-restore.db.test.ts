import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startBundledPostgres } from '../../../db/bundled/index.ts'
import { openDatabase } from '../../../db/database.ts'
import { migrateDatabase } from '../../../db/migrate.ts'
import { visitorOf } from '../../../testing/client.ts'
import { aCart, bought, placed, referenceOf } from '../../../testing/purchase.ts'
import { silent } from '../../../testing/test-database.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { openCases, reconcile, refundCases } from './index.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'restore-'))
  // As root, PostgreSQL's user must get to its files.
  chmodSync(folder, 0o711)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Nothing is paid here but orders. */
const noOthers = async () => undefined

const DAY = { from: '2026-11-21T00:00:00.000Z', until: '2026-11-22T00:00:00.000Z' }

/** A shop on the PostgreSQL in this folder. */
async function shopOn(dataDir: string): Promise<{ test: TestWorld; cluster: string; close: () => Promise<void> }> {
  const postgres = await startBundledPostgres({ dataDir })
  await migrateDatabase(postgres)
  const handle = openDatabase({ url: postgres.url, size: 5, onError: silent.onError })
  const test = await testWorld({ database: { ...handle, drop: handle.close } })
  const close = async () => {
    await test.close()
    await postgres.stop()
  }
  return { test, cluster: postgres.folder, close }
}

/** Cents in our books: what came in and has not gone back. */
async function keptInBooks({ world }: TestWorld): Promise<number> {
  const { rows } = await world.db.execute<{ kept: number }>(sql`
    select coalesce(sum(case when debit = 'provider' then amount_cents when credit = 'provider' then -amount_cents end), 0)::int
      as kept from ledger_entry`)
  return rows[0]?.kept ?? 0
}

it('what was bought after the copy that is restored is found at the provider, given back, and the books agree', async () => {
  const dataDir = join(folder, 'postgres')
  const before = await shopOn(dataDir)
  const first = await bought(before.test, visitorOf(before.test.app))
  // Placed before the copy and paid after it: known, and settled by asking.
  const late = visitorOf(before.test.app)
  const known = await placed(late, await aCart(late))
  await before.close()
  execFileSync('cp', ['-a', dataDir, join(folder, 'copy')])

  const meanwhile = await shopOn(dataDir)
  const { provider } = meanwhile.test
  for (const [reference, payment] of before.test.provider.payments) provider.payments.set(reference, payment)
  const second = await bought(meanwhile.test, visitorOf(meanwhile.test.app))
  const third = await bought(meanwhile.test, visitorOf(meanwhile.test.app))
  // Begun and never paid: nothing to give back.
  const ada = visitorOf(meanwhile.test.app)
  await placed(ada, await aCart(ada))
  provider.decide(referenceOf(known), 'paid')
  await meanwhile.close()

  rmSync(dataDir, { recursive: true })
  execFileSync('cp', ['-a', join(folder, 'copy'), dataDir])
  const after = await shopOn(dataDir)
  const { test } = after
  test.world.payments = provider
  const lost = [...provider.payments.values()].filter(
    ({ state, reference }) => state === 'paid' && !before.test.provider.payments.has(reference),
  )

  const { asked, found } = await reconcile(test.world, DAY, noOthers)
  expect(asked).toBe(5)
  const wanted = lost.map(({ reference, chargedCents: amountCents }) =>
    expect.objectContaining({ kind: 'noOrder', reference, amountCents, state: 'open' }),
  )
  expect(wanted).toHaveLength(2)
  expect(found).toHaveLength(2)
  expect(found).toEqual(expect.arrayContaining(wanted))
  expect(await openCases(test.world.db)).toEqual(expect.arrayContaining(wanted))
  const told = sql`select level from admin_event where key like 'payment:%' and acknowledged_on is null`
  expect((await test.world.db.execute(told)).rows).toEqual([{ level: 'serious' }, { level: 'serious' }])
  // Asking again finds nothing new.
  expect((await reconcile(test.world, DAY, noOthers)).found).toEqual([])

  expect((await refundCases(test.world)).map(({ end }) => end)).toEqual(['refunded', 'refunded'])
  expect(await refundCases(test.world)).toEqual([])
  expect(await openCases(test.world.db)).toEqual([])
  const returned = provider.refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const charged = [...provider.payments.values()].reduce((sum, { chargedCents }) => sum + chargedCents, 0)
  expect(returned).toBe(second.totalGrossInCents + third.totalGrossInCents)
  expect(await keptInBooks(test)).toBe(charged - returned)
  expect(await keptInBooks(test)).toBe(first.totalGrossInCents + known.totalGrossInCents)
  // Closing asks all books once more.
  await after.close()
}, 150_000)
