import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { claim, issuedTicket } from '../../../db/schema/index.ts'
import type { Checkpoint } from '../../../ports/checkpoints.ts'
import { aContract } from '../../../testing/a-contract.ts'
import { type TestWorld, testWorld } from '../../../testing/test-world.ts'
import { claimRound } from '../claim/index.ts'
import { passRound } from './index.ts'

let test: TestWorld
beforeAll(async () => {
  test = await testWorld()
})
afterAll(() => test.close())

/** Does its rounds until it comes to the point, where all its connections to the database break for good. */
async function diesAt(point: Checkpoint): Promise<boolean> {
  const name = `dies at ${point}`
  const url = new URL(test.database.url)
  url.searchParams.set('application_name', name)
  const handle = openDatabase({ url: url.href, size: 2, onError: () => undefined })
  let isDead = false
  const reached = async (checkpoint: Checkpoint) => {
    if (checkpoint !== point) return
    isDead = true
    await test.database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [name],
    )
    throw new Error('the process is gone')
  }
  const world = { ...test.world, db: handle.db, reached, isStopping: () => isDead }
  await claimRound(world)
    .then(() => passRound(world))
    .catch(() => undefined)
  await handle.close()
  return isDead
}

it.each(['claimsToBeStored', 'claimsStored', 'passesToBeStored', 'passesStored'] as const)(
  'a worker that dies at %s loses and doubles nothing: the next goes on',
  async point => {
    const made = await Promise.all([1, 2, 3].map(() => aContract(test, { from: '2026-12-01' })))
    expect(await diesAt(point)).toBe(true)
    await claimRound(test.world)
    await passRound(test.world)
    const { db } = test.database
    for (const { contractId } of made) {
      expect(await db.$count(claim, eq(claim.contractId, contractId))).toBe(1)
      expect(await db.$count(issuedTicket, eq(issuedTicket.contractId, contractId))).toBe(1)
    }
  },
)
