import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimRound } from '../modules/billing/claim/index.ts'
import { aContract } from '../testing/a-contract.ts'
import { startProcess } from '../testing/cluster/running-process.ts'
import { type TestWorld, testWorld } from '../testing/test-world.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
  await aContract(test, { from: '2026-12-01' })
  await claimRound(test.world)
})
afterAll(() => test.close())

/** As an operator runs it. */
async function books(...args: string[]): Promise<{ code: number | string; output: string }> {
  const running = startProcess('scripts/billett.mjs', { DATABASE_URL: test.database.url }, ['books', ...args])
  const code = await running.ended
  return { code, output: running.output().trimEnd() }
}

/** As nobody can but who owns the database. */
async function bookedMore(cents: number): Promise<void> {
  await test.database.db.transaction(async tx => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`update ledger_entry set amount_cents = amount_cents + ${cents}`)
  })
}

it('an operator asks whether all of the books agree, and reads what does not', async () => {
  expect(await books()).toEqual({ code: 0, output: 'The books agree.' })
  const { rows } = await test.database.db.execute<{ id: string }>(sql`select id from claim`)
  await bookedMore(1)
  expect(await books()).toEqual({
    code: 1,
    output: `Not so: what was claimed is in the books, once and over its amount. 1: ${rows[0]?.id}`,
  })
  await bookedMore(-1)
}, 60_000)

it('a wrong call says how it is called', async () => {
  expect(await books('--all')).toMatchObject({ code: 2, output: expect.stringContaining('npm run books') })
}, 60_000)
